import type { Decision, MoveOffer } from '../../wire/types';
import type { Position } from './position';

/**
 * Something on the table is known by a word, as the engine says it: a location or an event by its id, a card of a city by
 * "1.4" (seat and place), a card elsewhere by its source: "meadow_3", "hand:farm", "aside:farm".
 */
export type Thing = string;

const OF_CITY = ['mark', 'spend', 'imprison', 'judge', 'raze', 'produce', 'activate', 'tuck_from'];
/** Questions about cards that were turned up or are on their way, not about the hand. */
const ABOUT_ASIDE = ['keep', 'surplus'];

function word(offer: MoveOffer, name: string): string {
  const value = offer.args[name];
  return typeof value === 'string' ? value : '';
}

/** What a move is about, or nothing where it is only words (a resource, a number, passing). */
export function thingOf(offer: MoveOffer, position: Position, seat: number, kind: string): Thing {
  const { args, id } = offer;
  const card = word(offer, 'card');
  const source = word(offer, 'source');
  if (source === 'hand' || source === 'aside') return `${source}:${card}`;
  if (source) return source;
  if (word(offer, 'location')) return word(offer, 'location');
  if (!card) return '';
  if (position.events.some(({ event }) => event === card)) return card;
  if (args.place !== undefined) return `${OF_CITY.includes(id) ? seat : String(args.other_seat)}.${String(args.place)}`;
  const aside = ABOUT_ASIDE.includes(kind) || (kind === 'tuck' && position.aside.includes(card));
  return `${aside ? 'aside' : 'hand'}:${card}`;
}

/** The offers by what they are about. Of equal cards in the Meadow the engine names one; each of them stands for it. */
export function targetsOf(offers: MoveOffer[], position: Position, seat: number, decision: Decision | null): Map<Thing, MoveOffer[]> {
  const found = new Map<Thing, MoveOffer[]>();
  for (const offer of offers) {
    const thing = thingOf(offer, position, seat, decision?.kind ?? '');
    if (!thing) continue;
    for (const each of [thing, ...twins(thing, position)]) found.set(each, [...(found.get(each) ?? []), offer]);
  }
  return found;
}

function twins(thing: Thing, position: Position): Thing[] {
  const slot = meadowSlot(thing);
  if (slot === null) return [];
  const card = position.meadow[slot];
  return position.meadow.flatMap((other, at) => (other === card && at !== slot ? [`meadow_${at + 1}`] : []));
}

function meadowSlot(thing: Thing): number | null {
  return thing.startsWith('meadow_') ? Number(thing.slice(7)) - 1 : null;
}

/** The card that a thing is, if it is one. */
export function cardOf(thing: Thing, position: Position): string {
  const slot = meadowSlot(thing);
  if (slot !== null) return position.meadow[slot] ?? '';
  const city = cityPlace(thing);
  if (city) return position.seats[city.seat]?.city[city.place]?.card ?? '';
  const [source, card] = thing.split(':');
  return source === 'hand' || source === 'aside' ? (card ?? '') : '';
}

export function cityPlace(thing: Thing): { seat: number; place: number } | null {
  const found = /^(\d)\.(\d+)$/.exec(thing);
  return found ? { seat: Number(found[1]), place: Number(found[2]) } : null;
}
