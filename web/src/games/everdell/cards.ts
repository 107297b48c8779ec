import data from './cards.json';

export const TYPES = ['production', 'destination', 'governance', 'traveler', 'prosperity'] as const;
export type CardType = (typeof TYPES)[number];
export const RESOURCES = ['twigs', 'resin', 'pebbles', 'berries'] as const;
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
/** Places of a city (EV-82). */
export const SPACES = data.setup.city_spaces;

export type Amounts = Readonly<Record<string, number>>;

/** Facts of the cards, made from the engine's catalogue by scripts/generate.py. */
export interface CardFacts {
  id: string;
  kind: 'critter' | 'construction';
  type: CardType;
  unique: boolean;
  copies: number;
  cost: Amounts;
  points: number;
  /** The cards that it invites, or that invite it, by an occupied marker. */
  linked: string[];
  any_critter: boolean;
  /** Others may send workers there. */
  open: boolean;
  takes_space: boolean;
  spots: number;
  rule: string;
}

/** Cards by name, by type or by kind, or other events: so many of them. */
export interface Need {
  id?: string;
  type?: CardType;
  kind?: 'critter' | 'construction';
  events?: string[];
  number: number;
}
export interface EventFacts {
  id: string;
  kind: 'event';
  category: 'basic' | 'special';
  points: number;
  needs: Need[];
  rule: string;
}
export interface PlaceFacts {
  id: string;
  category: 'basic' | 'haven' | 'journey' | 'forest';
  occupancy: 'exclusive' | 'shared' | 'forest';
  gain: Amounts;
  rule: string;
}

const all = data.cards as unknown as (CardFacts | EventFacts)[];
const cards = new Map(all.flatMap((each) => (each.kind === 'event' ? [] : [[each.id, each]])));
const events = new Map(all.flatMap((each) => (each.kind === 'event' ? [[each.id, each]] : [])));
const places = new Map((data.locations as unknown as PlaceFacts[]).map((each) => [each.id, each]));

export function cardFacts(id: string): CardFacts | undefined {
  return cards.get(id);
}
export function eventFacts(id: string): EventFacts | undefined {
  return events.get(id);
}
export function placeFacts(id: string): PlaceFacts | undefined {
  return places.get(id);
}

/** Locations of the board by what they are, in the order of the rules. */
export function placesOf(category: PlaceFacts['category']): PlaceFacts[] {
  return [...places.values()].filter((place) => place.category === category);
}
