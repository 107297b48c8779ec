import type { GameTexts } from '../../i18n/texts.svelte';
import type { Refusal } from '../types';
import type { Desk } from './desk.svelte';

/** What is to be chosen before a field of the town; null where a field can be chosen. */
export function chooseFirst(desk: Desk, texts: GameTexts): Refusal | null {
  const say = (id: string, rule: string): Refusal => ({ title: texts.say(`tt-no-${id}`), text: texts.say(`tt-no-${id}-why`), rule });
  if (desk.task === 'build' && !desk.card && desk.buildable.length > 0) return say('card', 'TT-22');
  if (desk.task === 'kind') return say('kind-first', 'TT-10');
  if (desk.task === 'watch') return say('three', 'TT-98');
  return null;
}

/** What I mean by touching this field, in the words of an answer: the engine says what is in the way of it. */
export function meantAt({ task, card, placement, replacements }: Desk, field: string): string {
  if (task === 'build') return `build ${card ?? ''}${placement ? ` at ${field}` : ''}`;
  if (task === 'replace') return `replace ${field}${replacements.has(field) ? ` with ${card ?? ''}` : ''}`;
  return `place ${field}`;
}
