import type { Amounts } from '../../parts/goods/amounts';
import type { Screen, View } from '../../wire/types';
import { buildingFacts, PLOTS, playWith, PRINTED } from './cards';
import { distance } from './geometry';
import type { DueView, PositionView, SeatView, TileView } from './view';

export type Position = PositionView;
export type Player = SeatView;

export function positionOf(screen: Pick<Screen, 'view'>): Position {
  return seen(screen.view);
}
export function seen(view: View): Position {
  playWith(String(view.options.own_values ?? PRINTED));
  return view.position as Position;
}
export function total(goods: Amounts | undefined): number {
  return Object.values(goods ?? {}).reduce((sum, count) => sum + count, 0);
}

/** A steward, an ambassador: whose it is, and where. */
export interface Figure {
  seat: number;
  steward: number;
}

export function stewardsAt({ seats }: Position, tile: string): Figure[] {
  return seats.flatMap(({ stewards }, seat) => stewards.flatMap((at, steward) => (at === tile ? [{ seat, steward }] : [])));
}

/** The levy that a seat owes for going there, if any. */
export function levyAt({ seats }: Position, seat: number, tile: string): DueView | undefined {
  return seats[seat]?.levies.find(({ place }) => place === tile);
}

/** How far a seat's stewards walk in its turn; relations and cards may bring them farther. */
export function rangeOf({ seats, turn }: Position, seat: number): number {
  const staffed = seats[seat]?.buildings.filter(({ crew }) => crew !== 'nobody') ?? [];
  const more = staffed.flatMap(({ building }) => buildingFacts(building)?.effects.filter(({ op }) => op === 'range') ?? []);
  return Math.min(PLOTS.range + (turn?.farther ?? 0) + more.reduce((sum, { plus }) => sum + (plus ?? 0), 0), PLOTS.range_max);
}

/** The tiles within so many steps of one, itself among them: over tiles only, a market is one of them. */
export function within({ tiles }: Position, from: string, steps: number): Set<string> {
  const found = new Set([from]);
  for (let step = 0; step < steps; step++) {
    const cells = tiles.filter(({ place }) => found.has(place)).flatMap(cellsOf);
    for (const tile of tiles) if (cellsOf(tile).some((cell) => cells.some((other) => distance(cell, other) === 1))) found.add(tile.place);
  }
  return found;
}
function cellsOf({ cell, half }: TileView): string[] {
  return half ? [cell, half] : [cell];
}

/** Workers of a crew, by the words of the engine. */
const CREWS: Readonly<Record<string, readonly string[]>> = {
  nobody: [],
  farmer: ['farmer'],
  citizen: ['citizen'],
  merchant: ['merchant'],
  two_farmers: ['farmer', 'farmer'],
  farmer_and_citizen: ['farmer', 'citizen'],
  two_citizens: ['citizen', 'citizen'],
};

export function workersOf(crew: string): readonly string[] {
  return CREWS[crew] ?? [];
}
