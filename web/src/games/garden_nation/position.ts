import type { Screen } from '../../wire/types';
import type { Place } from './geometry';
import type { FieldView, PositionView, ProjectView, SeatView, SecretView, TurnSlotView } from './view';

/** The engine's view of Garden Nation (games/garden_nation/view.py). Fields are named `4.ne`. */
export type Position = PositionView;
export type Field = FieldView;
export type Project = ProjectView;
export type Player = SeatView;
export type Secret = SecretView;
export type TurnSlot = TurnSlotView;
export type Ground = Field['ground'];
export type Terrain = Project['terrain'];

export const TERRAINS: readonly Terrain[] = ['meadow', 'straw', 'leaf'];

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

/** What the population phase would bring a seat now. */
export function growth(position: Position, seat: number): number {
  return position.majorities.reduce((sum, { seats, gain }) => (seats.includes(seat) ? sum + gain : sum), 0);
}
