import type { GameTexts } from '../../i18n/texts.svelte';
import { reasonOf, type Reason } from '../../parts/desk/reason';
import type { Screen } from '../../wire/types';
import { notNow } from '../notNow';
import type { Desk } from './desk.svelte';
import { kindOf, type Thing } from './things';

/** Why no steward can go there; null where one can, or where nobody would expect it. */
export function whyNot(desk: Desk, thing: Thing, screen: Screen, texts: GameTexts): Reason | null {
  const goes = desk.kind === 'go' || desk.kind === 'target';
  if (kindOf(thing)[0] !== '' || desk.lit(thing) || (desk.draft.started && !goes)) return null;
  if (!desk.active) {
    const now = notNow(screen);
    return now ? { text: now.title, rule: '' } : null;
  }
  if (goes) return reasonOf(desk.obstacles[thing], texts);
  return desk.position.tiles.some(({ place }) => place === thing) ? { text: texts.say('co-no-answer-first'), rule: '' } : null;
}
