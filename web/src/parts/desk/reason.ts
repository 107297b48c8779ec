import type { GameTexts } from '../../i18n/texts.svelte';
import type { Obstacle } from '../../wire/types';

/** Why something cannot be done now: sentences, and the rule behind the first. */
export interface Reason {
  text: string;
  rule: string;
}

/** What is in the way, in words; null where nothing is. */
export function reasonOf(obstacles: readonly Obstacle[] | undefined, texts: GameTexts): Reason | null {
  const [first] = obstacles ?? [];
  return first && obstacles ? { text: obstacles.map(({ id, args }) => texts.say(`obstacle-${id}`, args)).join(' '), rule: first.rule } : null;
}
