import type { GameTexts } from '../../i18n/texts.svelte';
import type { Refusal } from '../types';
import type { Desk, Task } from './desk.svelte';
import type { Field } from './position';

/** Questions that are not about the garden, and the rule behind each. */
const ELSE: Partial<Record<Task, string>> = { keep: 'GN-18', take: 'GN-48', next: 'GN-22' };

/** What is to be answered before anything is done in the garden; null where just that is asked. */
export function answerFirst({ task }: Desk, texts: GameTexts): Refusal | null {
  const rule = ELSE[task];
  return rule ? { title: texts.say(`gn-no-${task}-first`), text: texts.say(`gn-no-${task}-first-why`), rule } : null;
}

/** What I mean by touching this field, in the words of an answer: the engine says what is in the way of it. */
export function meantAt({ mode, stuck, source }: Desk, { field, territory }: Field): string {
  // Who is stuck has not chosen to demolish, it is merely what lights up.
  if (stuck || !mode) return `build ${field}`;
  if (mode === 'territory') return `trick territory ${territory}`;
  if (mode === 'roof') return source ? `trick roof ${source} ${field}` : `trick roof ${field}`;
  return `${mode} ${field}`;
}
