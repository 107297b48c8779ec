/* Made by scripts/generate.py from the types in Python. Do not edit. */

export interface PositionView {
  actions: number;
  crane: number;
  display: ProjectView[];
  fields: FieldView[];
  lap: number;
  last_round: boolean;
  majorities: MajorityView[];
  pile: number;
  roof_moved: boolean;
  roofs_left: number;
  round: number;
  round_limit: number;
  seats: SeatView[];
  slots: SlotView[];
  tiles_left: Record<string, number>;
  trick_used: boolean;
  turn: number;
  turn_slots: TurnSlotView[];
}

export interface ProjectView {
  card: string;
  floors: number;
  free: 'leaf' | 'meadow' | 'straw' | null;
  group: string;
  points: number;
  terrain: 'leaf' | 'meadow' | 'straw';
}

export interface FieldView {
  cost: number;
  crane_to: number;
  field: string;
  floors: number;
  ground: 'bramble' | 'leaf' | 'meadow' | 'straw';
  number: number;
  owner: number | null;
  place: 'c' | 'e' | 'ne' | 'nw' | 'se' | 'sw' | 'w';
  roof: boolean;
  terrain: 'leaf' | 'meadow' | 'straw' | null;
  territory: number;
  tile: 'leaf' | 'meadow' | 'straw' | null;
  worth: number;
}

export interface MajorityView {
  gain: number;
  seats: number[];
  territory: number;
}

export interface SeatView {
  colour: string;
  dealt: string[];
  floors_in: number[];
  kept: number;
  marker: number;
  moved: boolean;
  people: string;
  points: number;
  points_at: number;
  points_tiles: number;
  population: number;
  population_at: number;
  population_tiles: number;
  seat: number;
  secrets: SecretView[];
  supply: number;
  taken: TakenView[];
  tricks: number;
}

export interface SecretView {
  card: string;
  count: number;
  points: number;
}

export interface TakenView {
  card: string;
  points: number;
}

export interface SlotView {
  slot: 'c' | 'e' | 'ne' | 'nw' | 'se' | 'sw' | 'w';
  territory: number;
  turn: number;
}

export interface TurnSlotView {
  actions: number;
  seat: number | null;
  slot: number;
}
