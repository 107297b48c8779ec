import type { Refusal } from '../../games/types';
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
  return first && obstacles ? { text: inWords(obstacles, texts), rule: first.rule } : null;
}

/** The same for a note beside a touch: what comes first is its title. */
export function refusalOf(obstacles: readonly Obstacle[] | undefined, texts: GameTexts): Refusal | null {
  const [first, ...more] = obstacles ?? [];
  return first ? { title: inWords([first], texts), text: inWords(more, texts), rule: first.rule } : null;
}

function inWords(obstacles: readonly Obstacle[], texts: GameTexts): string {
  return obstacles.map(({ id, args }) => texts.say(`obstacle-${id}`, args)).join(' ');
}
