import type { MoveOffer } from '../../wire/types';
import { beside } from './geometry';

/**
 * Something on the table is known by a word: a tile by its id, an empty cell by "31.32", and what can only be looked at by
 * its kind: "card:axe", "building:farm", "colony:envoys", "market:m1_farm".
 */
export type Thing = string;

const ON_THE_MAP = ['go', 'enter', 'ride', 'send', 'ride_envoy', 'unlock', 'replace', 'swap', 'swap_with'];

/** Where on the map a move is about something, or nothing where it is told in words. `before`: what was answered before it. */
export function thingOf(offer: MoveOffer, before: readonly MoveOffer[]): Thing {
  const { id, args } = offer;
  if (ON_THE_MAP.includes(id)) return String(args.place ?? '');
  if (id === 'lay' || id === 'lay_market') return String(args.cell ?? '');
  if (id === 'turn_market') return beside(String(before.at(-1)?.args.cell ?? ''), String(args.direction));
  return '';
}

/** The offers by what they are about. */
export function targetsOf(offers: readonly MoveOffer[], before: readonly MoveOffer[] = []): Map<Thing, MoveOffer[]> {
  const found = new Map<Thing, MoveOffer[]>();
  for (const offer of offers) {
    const thing = thingOf(offer, before);
    if (thing) found.set(thing, [...(found.get(thing) ?? []), offer]);
  }
  return found;
}

/** The only thing that can be done on a place, where it is asked for because somebody could be put to work before it. */
export function onlyDeed(offers: readonly MoveOffer[]): MoveOffer | undefined {
  const [only, ...others] = offers.filter(({ id }) => id !== 'staff');
  return only?.id === 'deed' && others.length === 0 ? only : undefined;
}

/** Kind and id of what can be looked at; a tile and a cell are of no kind. */
export function kindOf(thing: Thing): readonly [kind: string, id: string] {
  const [kind = '', id] = thing.split(':');
  return id === undefined ? ['', thing] : [kind, id];
}

export function isCell(thing: Thing): boolean {
  return /^\d+\.\d+$/.test(thing);
}
