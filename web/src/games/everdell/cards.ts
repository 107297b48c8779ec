import type { Amounts } from '../../parts/goods/amounts';
import data from './cards.json';

export const TYPES = ['production', 'destination', 'governance', 'traveler', 'prosperity'] as const;
export type CardType = (typeof TYPES)[number];
export const RESOURCES = ['twigs', 'resin', 'pebbles', 'berries'] as const;
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
/** Spaces of a city (EV-82), where nothing adds one. */
export const SPACES = data.setup.city_spaces;
export const ABILITIES: readonly string[] = data.abilities;
export const CARS: readonly string[] = data.cars.map(({ id }) => id);

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
  /** The golden banner (EV-194): the kind of cards of the other sort, by type or by rarity. */
  golden: { type?: CardType; rarity?: 'unique' | 'common' };
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
/** Guests of Newleaf; what they ask for is told in words. */
export interface GuestFacts {
  id: string;
  kind: 'guest';
  points: number;
}
export interface PlaceFacts {
  id: string;
  category: 'basic' | 'haven' | 'journey' | 'forest' | 'station';
  occupancy: 'exclusive' | 'shared' | 'forest' | 'one_of_each';
  gain: Amounts;
  rule: string;
}

const all = data.cards as unknown as (CardFacts | EventFacts | GuestFacts)[];
const cards = new Map(all.flatMap((each) => (each.kind === 'event' || each.kind === 'guest' ? [] : [[each.id, each]])));
const events = new Map(all.flatMap((each) => (each.kind === 'event' ? [[each.id, each]] : [])));
const guests = new Map(all.flatMap((each) => (each.kind === 'guest' ? [[each.id, each]] : [])));
const places = new Map((data.locations as unknown as PlaceFacts[]).map((each) => [each.id, each]));

export function cardFacts(id: string): CardFacts | undefined {
  return cards.get(id);
}
export function eventFacts(id: string): EventFacts | undefined {
  return events.get(id);
}
export function guestFacts(id: string): GuestFacts | undefined {
  return guests.get(id);
}
export function placeFacts(id: string): PlaceFacts | undefined {
  return places.get(id);
}

/** One of the few portraits that guests have. */
export function portraitOf(guest: string): string {
  return `guest-${[...guests.keys()].indexOf(guest) % PORTRAITS}`;
}
const PORTRAITS = 8;

/** Locations of the board by what they are, in the order of the rules. */
export function placesOf(category: PlaceFacts['category']): PlaceFacts[] {
  return [...places.values()].filter((place) => place.category === category);
}
