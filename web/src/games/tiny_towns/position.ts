import type { Screen } from '../../wire/types';
import type { PositionView, TownView } from './view';

/** The engine's view of Tiny Towns (games/tiny_towns/view.py). Fields are named a1 to d4, lists of 16 run row by row. */
export type Town = TownView;
export type Position = PositionView;

export const COLUMNS = ['a', 'b', 'c', 'd'] as const;
export const ROWS = ['1', '2', '3', '4'] as const;
export const FIELDS: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

export function fieldIndex(field: string): number {
  return FIELDS.indexOf(field);
}

export function positionOf(screen: Screen): Position {
  return screen.view.position as Position;
}

const NO_TOWN: Town = {
  fields: FIELDS.map(() => ''),
  monument: null,
  monument_built: false,
  returned: null,
  hand: [],
  choice: null,
  held: {},
  aside: 0,
  watch: [],
  watch_round: 0,
  raised: [],
  shrine_points: null,
  finished_round: null,
  fed: [],
};

export function townOf(screen: Screen, seat: number): Town {
  return positionOf(screen).towns[seat] ?? NO_TOWN;
}
