import data from './cards.json';
import type { Terrain } from './position';

/** Facts of the cards, made from the engine's catalogue by scripts/generate.py. */
export interface Card {
  id: string;
  kind: string;
  group: string;
  terrain: Terrain | null;
  free: Terrain | null;
  floors: number;
  points: number;
  points_both: number | null;
  territories: number[];
}
export type PublicCard = Card & { terrain: Terrain };

const cards = data.cards as Card[];
const open = new Map(cards.filter(({ kind }) => kind === 'public').map((card) => [card.id, card as PublicCard]));
const secret = new Map(cards.filter(({ kind }) => kind === 'secret').map((card) => [card.id, card]));

export function publicCard(id: string): PublicCard | undefined {
  return open.get(id);
}

export function secretCard(id: string): Card | undefined {
  return secret.get(id);
}

export interface Band {
  from: number;
  to: number;
  points: number;
}

const points: readonly number[] = data.population_points;
export const TRACK = points.length;

/** The population track in stretches of equal points (GN-71). */
export const BANDS: readonly Band[] = points.reduce<Band[]>((bands, each, index) => {
  const last = bands.at(-1);
  if (last?.points === each) last.to = index + 1;
  else bands.push({ from: index + 1, to: index + 1, points: each });
  return bands;
}, []);

export function populationPoints(population: number): number {
  return BANDS.findLast((band) => band.from <= population)?.points ?? 0;
}
