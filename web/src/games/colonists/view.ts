/* Made by scripts/generate.py from the types in Python. Do not edit. */

export interface PositionView {
  abroad: string[];
  actions: (ActionView | null)[];
  ambassadors: string[];
  aside: string[];
  aside_backs: number[];
  boxed: number[];
  carried: Record<string, unknown>[];
  colonies: string[];
  deck: DeckView;
  discards: string[];
  drawer: number | null;
  drawn: string[];
  era: number;
  first: number;
  gone: string[];
  half: number;
  levy: LevyView | null;
  marker: number;
  market: string;
  offers: string[];
  pile: string[];
  seats: SeatView[];
  start: number;
  tiles: TileView[];
  turn: TurnView | null;
  year: number;
}

export interface ActionView {
  all_storage: boolean;
  buffer: Record<string, number>;
  built: string[];
  card: string;
  chain: number;
  delivers: string[];
  discount: Record<string, number>;
  discounts: number;
  dolly: number;
  dolly_used: number;
  drawn: Record<string, number>;
  drew: boolean;
  due: Record<string, number>;
  get: Record<string, number>;
  get_dollars: number;
  get_tools: number;
  paid: Record<string, number>;
  pool: Record<string, number>;
  rooms: number[];
  spot: string;
  tools: number;
  tools_paid: number;
  typed: Record<string, number>;
}

export interface DeckView {
  backs: number[];
  gone: number;
  seen: string[];
}

export interface LevyView {
  goods: Record<string, number>[];
  spot: string;
  to: (number | null)[];
  tools: number[];
}

export interface SeatView {
  apprentice: number | null;
  backs: number[];
  buffer: Record<string, number>;
  buildings: BuildingView[];
  coming: Record<string, number>;
  demand: Record<string, number>;
  dollars: number;
  embassies: EmbassyView[];
  embassy_room: Record<string, number>;
  guest: string;
  hand: string[];
  idle: Record<string, number>;
  levies: DueView[];
  pool: Record<string, number>;
  residents: Record<string, number>;
  steward_limit: number;
  stewards: string[];
  storage: number;
  table: TableView[];
  tools: number;
  typed: Record<string, number>;
  volume: Record<string, number>;
  warehouse: number;
}

export interface BuildingView {
  building: string;
  crew: string;
  plot: string;
  share: number;
}

export interface EmbassyView {
  colony: string;
  level: number;
  plot: string;
}

export interface DueView {
  first: number;
  materials: number;
  place: string;
  to: number[];
}

export interface TableView {
  card: string;
  left: number;
}

export interface TileView {
  cell: string;
  half: string;
  place: string;
}

export interface TurnView {
  built: string[];
  dolly: number;
  farther: number;
  move: number;
  moved: number[];
  mover: number | null;
  plays: number;
  rode: boolean;
  seat: number;
  spot: string;
  starts: string[];
  used: string[];
}
