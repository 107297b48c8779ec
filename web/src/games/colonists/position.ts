import type { Amounts } from '../../parts/goods/amounts';
import type { Screen, View } from '../../wire/types';
import { playWith, PRINTED } from './cards';
import type { DueView, PositionView, SeatView } from './view';

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
