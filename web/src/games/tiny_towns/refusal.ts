import type { GameTexts } from '../../i18n/texts.svelte';
import type { Refusal } from '../types';
import { isResource } from './cards';
import type { Desk } from './desk.svelte';
import { fieldIndex } from './position';

/** Why a click on this field does nothing, or null where silence is better. */
export function refusalFor(desk: Desk, field: string, texts: GameTexts): Refusal | null {
  const there = desk.town.fields[fieldIndex(field)] ?? '';
  const thing = isResource(there) ? texts.say(`resource-${there}`) : there ? texts.say(`card-${there === 'monument' ? (desk.town.monument ?? '') : there}`) : '';
  const say = (id: string, rule: string): Refusal => ({
    title: texts.say(`tt-no-${id}`, { thing, field }),
    text: texts.say(`tt-no-${id}-why`),
    rule,
  });
  if (desk.task === 'place' && there) return say('occupied', 'TT-17');
  if (desk.task === 'build' && !desk.card) return desk.buildable.length > 0 ? say('card', 'TT-22') : null;
  if (desk.task === 'build' && !desk.placement) return say('pattern', 'TT-22');
  if (desk.task === 'build') return say('unpaid', 'TT-24');
  if (desk.task === 'kind') return say('kind-first', 'TT-10');
  if (desk.task === 'watch') return say('three', 'TT-98');
  if (desk.task === 'replace') return say('replace', 'TT-82');
  return null;
}
