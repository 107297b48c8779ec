import type { Decision, MoveOffer } from '../../wire/types';
import type { Position } from './position';

/**
 * Something on the table is known by a word, as the engine says it: a location, an event or a guest by its id, a card of a
 * city by "1.4" (seat and place), a card elsewhere by its source: "meadow_3", "station_1", "hand:farm", "aside:farm"; the train
 * car beside a card of the station is "car_1".
 */
export type Thing = string;

/** Sources that need a name besides. */
const HELD = ['hand', 'aside', 'reserved', 'archive'];
const OF_MY_CITY = ['mark', 'gild', 'spend', 'imprison', 'judge', 'raze', 'produce', 'activate', 'tuck_from', 'share', 'react'];
/** Answers in words, although they name a card; and a question whose card lies in somebody else's city. */
const WORDS = ['hold', 'give_up'];
const IN_WORDS = 'snail_work';
/** Questions about cards that were turned up or are on their way, not about the hand. */
const ABOUT_ASIDE = ['keep', 'surplus'];
/** As an owner Rugwort comes after the only player. */
const RUGWORT = 1;

function word(offer: MoveOffer, name: string): string {
  const value = offer.args[name];
  return typeof value === 'string' ? value : '';
}

/** What a move is about, or nothing where it is only words (a resource, a number, passing). */
export function thingOf(offer: MoveOffer, position: Position, seat: number, kind: string): Thing {
  const { args, id } = offer;
  const card = word(offer, 'card');
  const source = word(offer, 'source');
  if (HELD.includes(source)) return `${source}:${card}`;
  if (source) return source;
  if (word(offer, 'space')) return word(offer, 'space').replace('station', 'car');
  if (word(offer, 'location')) return word(offer, 'location');
  if (!card || WORDS.includes(id) || kind === IN_WORDS) return '';
  if (position.events.some(({ event }) => event === card) || position.station.guests.includes(card)) return card;
  if (args.place !== undefined) return `${OF_MY_CITY.includes(id) ? seat : Number(args.other_seat ?? RUGWORT)}.${String(args.place)}`;
  const aside = ABOUT_ASIDE.includes(kind) || (kind === 'tuck' && position.aside.includes(card));
  return `${aside ? 'aside' : 'hand'}:${card}`;
}

/** The offers by what they are about. Of equal open cards the engine names one; each of them stands for it. */
export function targetsOf(offers: MoveOffer[], position: Position, seat: number, decision: Decision | null): Map<Thing, MoveOffer[]> {
  const found = new Map<Thing, MoveOffer[]>();
  for (const offer of offers) {
    const thing = thingOf(offer, position, seat, decision?.kind ?? '');
    if (!thing) continue;
    for (const each of [thing, ...twins(thing, position)]) found.set(each, [...(found.get(each) ?? []), offer]);
  }
  return found;
}

/** Equal cards of the Meadow; those of the station differ by their cars. */
function twins(thing: Thing, position: Position): Thing[] {
  if (!thing.startsWith('meadow_')) return [];
  const card = cardOf(thing, position);
  return position.meadow.map((other, slot) => (other === card ? `meadow_${slot + 1}` : thing)).filter((other) => other !== thing);
}

/** The card that a thing is, if it is one. */
export function cardOf(thing: Thing, position: Position): string {
  const [, row, slot] = /^(meadow|station)_(\d)$/.exec(thing) ?? [];
  if (row) return (row === 'meadow' ? position.meadow : position.station.cards)[Number(slot) - 1] ?? '';
  const city = cityPlace(thing);
  if (city) return (position.seats[city.seat] ?? position.rugwort)?.city[city.place]?.card ?? '';
  const [source = '', card = ''] = thing.split(':');
  return HELD.includes(source) ? card : '';
}

export function cityPlace(thing: Thing): { seat: number; place: number } | null {
  const found = /^(\d)\.(\d+)$/.exec(thing);
  return found ? { seat: Number(found[1]), place: Number(found[2]) } : null;
}
