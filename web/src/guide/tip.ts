import type { Words } from '../i18n/resolve';
import type { LogLine, Screen } from '../wire/types';

/** What a guide looks at: what is on the table in front of me, and what has happened. */
export interface Moment {
  screen: Screen;
  log: readonly LogLine[];
  seat: number;
}

/** One thing a newcomer is told, once, when it matters. The words are `guide-ID` in the game's texts. */
export interface Tip {
  id: string;
  when: (moment: Moment) => boolean;
  /** The spots to point at (`data-spot`): the first that is in sight. */
  spots: (moment: Moment) => readonly string[];
  /** What the words speak of. */
  args?: (moment: Moment) => Words;
  rule: string;
}

/** The most urgent tip for this moment that has not been given yet. */
export function tipFor(tips: readonly Tip[], moment: Moment, given: readonly string[]): Tip | null {
  return tips.find((tip) => !given.includes(tip.id) && tip.when(moment)) ?? null;
}
