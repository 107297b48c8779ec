import type { Message, Preview, Screen, View } from '../../wire/types';
import { cardFacts, type Need } from './cards';
import type { CardView, PositionView, SeatView } from './view';

export type Position = PositionView;
export type Player = SeatView;
export type Season = 'winter' | 'spring' | 'summer' | 'autumn';

export function positionOf(screen: Pick<Screen, 'view'>): Position {
  return seen(screen.view);
}
export function seen(view: View): Position {
  return view.position as Position;
}
/** The cards that a preview ends before: which they are is hidden, how many is not. */
export function drawnIn(preview: Pick<Preview, 'outlook'> | null): Message[] {
  return preview?.outlook.filter(({ id }) => id === 'draws') ?? [];
}
export function drawnBy(preview: Pick<Preview, 'outlook'> | null, seat: number): number {
  return drawnIn(preview).reduce((sum, { args }) => sum + (args.seat === seat ? Number(args.number) : 0), 0);
}

/** Who stands there: the seats, one for each worker, Rugwort last. A spot is a location, an event, or a card of a city ("1.4"). */
export function standing(position: Position, spot: string): number[] {
  const all = [...position.seats, ...(position.rugwort ? [position.rugwort] : [])];
  return all.flatMap(({ workers }, seat) => workers.filter((at) => at === spot).map(() => seat));
}

/** A card of a city and its place there. */
export interface Standing extends CardView {
  place: number;
}

export function cityOf(player: Pick<Player, 'city'> | undefined): Standing[] {
  return (player?.city ?? []).flatMap((card, place) => (card.card ? [{ ...card, place }] : []));
}

/** The spaces of a city: a card each; Husband and Wife share one (EV-85), and a Farm and a Greenhouse may (EV-86). What takes no space stands beside. */
export function spacesOf(player: Pick<Player, 'city'> | undefined): { spaces: Standing[][]; beside: Standing[] } {
  const all = cityOf(player);
  const beside = all.filter(({ card }) => cardFacts(card)?.takes_space === false);
  const wives = all.filter(({ card }) => card === 'wife');
  const partners = new Map<Standing, Standing>();
  all.filter(({ card }) => card === 'husband').forEach((husband, at) => wives[at] && partners.set(husband, wives[at]));
  for (const card of all) {
    const other = all.find(({ place }) => place === card.shares);
    if (other && card.place < other.place) partners.set(card, other);
  }
  const second = new Set(partners.values());
  const spaces = all
    .filter((card) => !beside.includes(card) && !second.has(card))
    .map((card) => {
      const partner = partners.get(card);
      return partner ? [card, partner] : [card];
    });
  return { spaces, beside };
}

/**
 * Which cards of a city leave it, and which come. A card that leaves lets others move up in the list, so that a card is the
 * same where its place has changed: only where it could be told from an equal one is its place looked at.
 */
export function citiesApart(before: readonly Standing[], after: readonly Standing[]): { gone: Standing[]; come: Standing[] } {
  const come = [...after];
  const take = (like: (each: Standing) => boolean): boolean => {
    const at = come.findIndex(like);
    if (at >= 0) come.splice(at, 1);
    return at >= 0;
  };
  const moved = before.filter(({ card, place }) => !take((each) => each.card === card && each.place === place));
  const gone = moved.filter(({ card }) => !take((each) => each.card === card));
  return { gone, come };
}

/** How far a city is with what an event asks for: cards by name, by type or by kind, or events of one's own. */
export function metOf(position: Position, seat: number, need: Need): number {
  if (need.events) return position.events.filter(({ owner }) => owner === seat).length;
  return cityOf(position.seats[seat]).filter(({ card }) => matches(card, need)).length;
}

export function matches(card: string, need: Need): boolean {
  const facts = cardFacts(card);
  return facts !== undefined && (need.id ?? card) === card && (need.type ?? facts.type) === facts.type && (need.kind ?? facts.kind) === facts.kind;
}
