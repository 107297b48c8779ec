import type { GameTexts } from '../../i18n/texts.svelte';
import type { MoveOffer } from '../../wire/types';
import { standing, type Position } from './position';
import { cityPlace, thingOf } from './things';

/** What tells a card of a city from others of its name among these answers: what lies on it, who stands there. Nothing where it is the only one. */
export function toldApart(offer: MoveOffer, offers: readonly MoveOffer[], position: Position, seat: number, texts: GameTexts): string {
  const at = cityPlace(thingOf(offer, position, seat, ''));
  const twin = ({ id, args }: MoveOffer): boolean => id === offer.id && args.card === offer.args.card && args.place !== offer.args.place;
  if (!at || !offers.some(twin)) return '';
  const card = (position.seats[at.seat] ?? position.rugwort)?.city[at.place];
  const goods = Object.entries(card?.goods ?? {}).flatMap(([good, number]) => Array.from({ length: number }, () => good));
  const seats = standing(position, `${at.seat}.${at.place}`);
  const told = [
    ...(goods.length > 0 ? [texts.say('ev-apart-goods', { goods })] : []),
    ...(seats.length > 0 ? [texts.say('ev-stands', { seats })] : []),
    ...((card?.shares ?? null) !== null ? [texts.say('ev-apart-shares')] : []),
  ];
  return told.join(', ') || texts.say('ev-apart-plain');
}
