/* Made by scripts/generate.py from the types in Python. Do not edit. */

export interface PositionView {
  aside: string[];
  deck: DeckView;
  discards: string[];
  events: EventView[];
  first: number;
  forest: string[];
  heaps: number[];
  meadow: string[];
  producing: number[];
  seats: SeatView[];
  table: PlayView[];
}

export interface DeckView {
  count: number;
  gone: number;
  seen: string[];
}

export interface EventView {
  beneath: string[];
  event: string;
  goods: Record<string, number>;
  owner: number | null;
}

export interface SeatView {
  city: CardView[];
  goods: Record<string, number>;
  hand: HandView;
  hand_limit: number;
  idle: number;
  passed: boolean;
  plays: number;
  prison: string[];
  season: string;
  spaces: number;
  tickets: number;
  workers: string[];
}

export interface CardView {
  card: string;
  goods: Record<string, number>;
  marked: boolean;
}

export interface HandView {
  cards: string[];
  count: number;
  gone: number;
  seen: string[];
}

export interface PlayView {
  card: string;
  owner: number | null;
  place: number | null;
  price: Record<string, number>;
  ruined: string;
  source: string;
  watching: number[];
}
