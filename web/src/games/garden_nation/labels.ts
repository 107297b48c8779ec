import type { GameTexts } from '../../i18n/texts.svelte';
import type { MoveOffer } from '../../wire/types';
import type { Desk } from './desk.svelte';
import type { Field } from './position';

/** "Territory 4, upper right": where a field lies. */
export function placeName(field: Pick<Field, 'territory' | 'place'>, texts: GameTexts): string {
  return texts.say('gn-place', { territory: field.territory, place: texts.say(`place-${field.place}`) });
}

/** "Straw 4" or "Bramble". */
export function groundName(field: Field, texts: GameTexts): string {
  const name = field.terrain ? texts.say('gn-ground', { terrain: field.terrain, number: field.number }) : texts.say('terrain-bramble');
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Everything a field shows, in words. */
export function fieldLabel(field: Field, desk: Desk, texts: GameTexts): string {
  const offers = desk.targets.get(field.field);
  return [
    placeName(field, texts),
    groundName(field, texts),
    field.owner === null ? texts.say('gn-free') : texts.say('gn-building', { seat: field.owner, floors: field.floors }),
    ...(field.roof ? [texts.say('gn-roofed')] : []),
    ...(offers?.[0] ? [moveName(offers[0], desk, texts), texts.say('gn-crane-to', { territory: field.crane_to })] : []),
  ].join(', ');
}

/** What a click on a lit field would do, short. */
export function moveName(offer: MoveOffer, desk: Desk, texts: GameTexts): string {
  const args = offer.args;
  if (offer.id === 'build' || offer.id === 'build_tile') return texts.say('gn-do-build', args);
  if (offer.id === 'trick_roof') return texts.say(desk.source ? 'gn-do-roof' : 'gn-take-roof', args);
  return texts.say(`gn-do-${offer.id}`, args);
}
