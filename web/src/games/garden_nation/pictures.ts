import type { Card, PublicCard } from './cards';
import { TERRAINS, type Terrain } from './position';

/** One hex of a card's picture: ground, floors that must stand on it at least, or free of buildings. */
export interface Cell {
  terrain: Terrain | null;
  floors: number;
  free: boolean;
}

/** What a public project asks for, drawn from left to right (GN-49). */
export function projectCells(card: Pick<PublicCard, 'group' | 'terrain' | 'free' | 'floors'>): Cell[] {
  const cell = (terrain: Terrain | null, floors: number): Cell => ({ terrain, floors, free: false });
  const main = cell(card.terrain, card.floors);
  switch (card.group) {
    case 'a':
      return [main, { terrain: card.free, floors: 0, free: true }];
    case 'c':
      return [main, cell(card.terrain, 1)];
    case 'd':
      return [main, cell(card.terrain, 1)];
    case 'f': {
      const [left = null, right = null] = TERRAINS.filter((terrain) => terrain !== card.terrain);
      return [cell(left, 1), main, cell(right, 1)];
    }
    default:
      return [main];
  }
}

/** Where in the garden a project must stand: the middle slot, an outer one, or anywhere. */
export function projectZone(group: string): 'centre' | 'outer' | null {
  return group === 'e' ? 'centre' : group === 'b' ? 'outer' : null;
}

export function secretCells(card: Card): Cell[] {
  if (card.group === 'control') return [];
  return [{ terrain: card.terrain, floors: card.floors, free: false }];
}
