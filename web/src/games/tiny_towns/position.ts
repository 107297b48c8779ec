import type { Screen } from '../../wire/types';

/** The engine's view of Tiny Towns (games/tiny_towns/view.py). Fields are named a1 to d4, lists of 16 run row by row. */
export interface Town {
  fields: string[];
  monument: string | null;
  monument_built: boolean;
  returned: string | null;
  hand: string[];
  choice: string | null;
  held: Record<string, string[]>;
  aside: number;
  watch: string[];
  shrine_points: number | null;
  finished_round: number | null;
  fed: string[];
}
export interface Position {
  round: number;
  phase: 'setup' | 'discover' | 'place' | 'build' | 'over';
  variant: 'standard' | 'prospectors' | 'solo';
  display: string[];
  kind: string | null;
  free_choice: boolean;
  hammer: number | null;
  open_cards: string[];
  revealed: string[];
  draw_pile: number;
  set_aside: number;
  towns: Town[];
}

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
  shrine_points: null,
  finished_round: null,
  fed: [],
};

export function townOf(screen: Screen, seat: number): Town {
  return positionOf(screen).towns[seat] ?? NO_TOWN;
}
