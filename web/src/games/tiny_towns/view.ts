/* Made by scripts/generate.py from the types in Python. Do not edit. */

export interface PositionView {
  closing: boolean;
  display: string[];
  draw_pile: number;
  free_choice: boolean;
  hammer: number | null;
  kind: string | null;
  known_below: string[];
  open_cards: string[];
  phase: string;
  revealed: string[];
  round: number;
  set_aside: number;
  towns: TownView[];
  variant: string;
}

export interface TownView {
  aside: number;
  choice: string | null;
  fed: string[];
  fields: string[];
  finished_round: number | null;
  hand: string[];
  held: Record<string, string[]>;
  monument: string | null;
  monument_built: boolean;
  raised: string[];
  returned: string | null;
  shrine_points: number | null;
  watch: string[];
  watch_round: number;
}
