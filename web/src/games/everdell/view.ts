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
  rugwort: RugwortView | null;
  seats: SeatView[];
  station: StationView;
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

export interface RugwortView {
  city: CardView[];
  die: number;
  goods: Record<string, number>;
  guests: string[];
  owed: string[];
  season: string;
  workers: string[];
}

export interface CardView {
  card: string;
  golden: boolean;
  goods: Record<string, number>;
  marked: boolean;
  shares: number | null;
}

export interface SeatView {
  ability: string;
  archive: string[];
  city: CardView[];
  golden: number;
  goods: Record<string, number>;
  guests: string[];
  hand: HandView;
  hand_limit: number;
  idle: number;
  offered: string[];
  passed: boolean;
  pick: string;
  pile: number;
  plays: number;
  prison: string[];
  reserved: string;
  season: string;
  space_limit: number;
  spaces: number;
  tickets: number;
  turned: boolean;
  workers: string[];
}

export interface HandView {
  cards: string[];
  count: number;
  gone: number;
  seen: string[];
}

export interface StationView {
  away: string[];
  bag: string[];
  cards: string[];
  cars: string[];
  guests: string[];
  lots: string[][];
  spent: string[];
  stacks: number[][];
}

export interface PlayView {
  card: string;
  owner: number | null;
  place: number | null;
  price: Record<string, number>;
  ruined: string;
  source: string;
  space: number | null;
  watching: number[];
}
