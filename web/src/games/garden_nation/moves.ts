import type { MoveOffer } from '../../wire/types';
import type { Field, Project } from './position';

/** What an action can be. Building comes first; the others are "instead". */
export const MODES = ['build', 'demolish', 'raid', 'territory', 'roof'] as const;
export type Mode = (typeof MODES)[number];

const MODE_OF: Record<string, Mode> = {
  build: 'build',
  build_tile: 'build',
  demolish: 'demolish',
  raid: 'raid',
  trick_territory: 'territory',
  trick_roof: 'roof',
};

/** Modes that cost a trick tile (GN-57). */
export const TRICKS: readonly Mode[] = ['raid', 'territory', 'roof'];

export function offersOf(offers: MoveOffer[], mode: Mode): MoveOffer[] {
  return offers.filter(({ id }) => MODE_OF[id] === mode);
}

export function modesIn(offers: MoveOffer[]): Mode[] {
  return MODES.filter((mode) => offers.some(({ id }) => MODE_OF[id] === mode));
}

export function textArg(offer: MoveOffer, name: string): string {
  const value = offer.args[name];
  return typeof value === 'string' ? value : '';
}

export function numberArg(offer: MoveOffer, name: string): number {
  const value = offer.args[name];
  return typeof value === 'number' ? value : 0;
}

export function listArg(offer: MoveOffer, name: string): string[] {
  const value = offer.args[name];
  return Array.isArray(value) ? value : [];
}

/** The open projects that a move would meet. */
export function projectsOf(offers: MoveOffer[]): string[] {
  return [...new Set(offers.flatMap((offer) => listArg(offer, 'projects')))];
}

/** The move that meets the dearest of these open projects; null where none meets any. */
export function dearest(offers: MoveOffer[], open: Project[]): MoveOffer | null {
  const brings = (offer: MoveOffer): number => gainOf([offer], open);
  const best = [...offers].sort((a, b) => brings(b) - brings(a))[0];
  return best && brings(best) > 0 ? best : null;
}

/** Points of the dearest open project that one of these moves would meet: a floor completes no more than one (GN-48). */
export function gainOf(offers: MoveOffer[], open: Project[]): number {
  const met = projectsOf(offers);
  return Math.max(0, ...open.filter(({ card }) => met.includes(card)).map(({ points }) => points));
}

/** Where the crane would stand after a move, if it would go anywhere. */
export function craneAfter(offer: MoveOffer): number {
  return numberArg(offer, 'crane') || (offer.id === 'on' || offer.id === 'trick_territory' ? numberArg(offer, 'territory') : 0);
}

/**
 * The fields that can be pointed at, each with the moves it stands for. An untouched bramble stands for several (its
 * tiles), a territory to change to lights all its fields, a roof is first taken from `source` and then put down.
 */
export function targets(offers: MoveOffer[], mode: Mode, fields: Field[], source: string | null): Map<string, MoveOffer[]> {
  const found = new Map<string, MoveOffer[]>();
  const add = (field: string, offer: MoveOffer): void => void found.set(field, [...(found.get(field) ?? []), offer]);
  for (const offer of offersOf(offers, mode)) {
    if (mode === 'territory') {
      const territory = numberArg(offer, 'territory');
      for (const field of fields) if (field.territory === territory) add(field.field, offer);
    } else if (mode === 'roof') {
      const from = textArg(offer, 'field');
      if (!source) add(from, offer);
      else if (from === source) add(textArg(offer, 'to_field'), offer);
    } else add(textArg(offer, 'field'), offer);
  }
  return found;
}

/** The number on the tag of a field: what is paid or gained there. */
export function tagOf(offer: MoveOffer): string {
  if (offer.id === 'demolish') return `+${numberArg(offer, 'refund')}`;
  if (offer.id === 'raid') return String(numberArg(offer, 'price'));
  if (offer.id === 'build' || offer.id === 'build_tile') return String(numberArg(offer, 'cost'));
  return '';
}
