import type { Amounts } from '../../parts/goods/amounts';
import type { Screen, View } from '../../wire/types';
import { cardFacts, isMarket, levyOf } from './cards';
import type { PositionView, SeatView } from './view';

export type Position = PositionView;
export type Player = SeatView;

export function positionOf(screen: Pick<Screen, 'view'>): Position {
  return seen(screen.view);
}
export function seen(view: View): Position {
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

/** What a levy asks for: a Tool or a provision each (`first`), and materials. */
export interface Due {
  to: number[];
  first: number;
  materials: number;
}

/** The levy due for going there (CO-70): to everybody whose steward stands there, unless something frees me of it. */
export function levyAt(position: Position, seat: number, tile: string): Due | null {
  const to = [...new Set(stewardsAt(position, tile).map((figure) => figure.seat))].filter((other) => other !== seat);
  const player = position.seats[seat];
  if (isMarket(tile) || to.length === 0 || !player || freeOfLevy(player)) return null;
  const { first, materials } = levyOf(position.era);
  const waived = player.table.flatMap(({ card }) => cardFacts(card)?.effects ?? []).flatMap(({ op, part }) => (op === 'levy_waiver' ? [part] : []));
  const due = { to, first: waived.includes('first') ? 0 : first * to.length, materials: waived.includes('materials') ? 0 : materials * to.length };
  return due.first + due.materials > 0 ? due : null;
}

/** A staffed Customs Office, or the Lords from their second level on. */
function freeOfLevy({ buildings, embassies }: Player): boolean {
  const office = buildings.some(({ building, crew }) => building === 'customs_office' && crew !== 'nobody');
  return office || embassies.some(({ colony, level }) => colony === 'lords' && level >= 2);
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
