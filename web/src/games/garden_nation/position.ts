import type { Screen } from '../../wire/types';
import type { Place } from './geometry';

/** The engine's view of Garden Nation (games/garden_nation/view.py). Fields are named `4.ne`. */
export const TERRAINS = ['meadow', 'straw', 'leaf'] as const;
export type Terrain = (typeof TERRAINS)[number];
export type Ground = Terrain | 'bramble';

export interface Slot {
  slot: Place;
  territory: number;
  turn: number;
}
export interface Field {
  field: string;
  territory: number;
  place: Place;
  ground: Ground;
  tile: Terrain | null;
  terrain: Terrain | null;
  number: number;
  owner: number | null;
  floors: number;
  roof: boolean;
  cost: number;
  worth: number;
  crane_to: number;
}
export interface TurnSlot {
  slot: number;
  actions: number;
  seat: number | null;
}
export interface Project {
  card: string;
  group: string;
  terrain: Terrain;
  free: Terrain | null;
  floors: number;
  points: number;
  could: string[];
}
export interface Majority {
  territory: number;
  seats: number[];
  gain: number;
}
export interface Secret {
  card: string;
  points: number;
  count: number;
}
export interface Player {
  seat: number;
  people: string;
  colour: string;
  population: number;
  points: number;
  supply: number;
  tricks: number;
  marker: number;
  moved: boolean;
  floors_in: number[];
  taken: { card: string; points: number }[];
  kept: number;
  secrets: Secret[];
  dealt: string[];
}
export interface Position {
  slots: Slot[];
  fields: Field[];
  crane: number;
  lap: number;
  actions: number;
  trick_used: boolean;
  roof_moved: boolean;
  turn_slots: TurnSlot[];
  turn: number;
  round: number;
  round_limit: number;
  last_round: boolean;
  roofs_left: number;
  tiles_left: Record<Terrain, number>;
  display: Project[];
  pile: number;
  majorities: Majority[];
  seats: Player[];
}

export const TERRITORIES = [1, 2, 3, 4, 5, 6, 7] as const;

export function positionOf(screen: Screen): Position {
  return screen.view.position as Position;
}

export function slotOf(position: Position, territory: number): Place {
  return position.slots.find((slot) => slot.territory === territory)?.slot ?? 'c';
}

export function turnOf(position: Position, territory: number): number {
  return position.slots.find((slot) => slot.territory === territory)?.turn ?? 0;
}

/** The seat whose turn it is in this round. */
export function onTurn(position: Position): number | null {
  return position.turn_slots[position.turn - 1]?.seat ?? null;
}

/** Which action of the turn is being taken, and of how many. */
export function actionOf(position: Position): { action: number; of: number } {
  const of = position.turn_slots[position.turn - 1]?.actions ?? 0;
  return { action: Math.min(of - position.actions + 1, of), of };
}
