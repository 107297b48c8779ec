import type { GameTexts } from '../../i18n/texts.svelte';
import type { Screen } from '../../wire/types';
import { notNow } from '../notNow';
import type { Desk } from './desk.svelte';
import { obstacle } from './obstacle';
import { rangeOf } from './position';
import { kindOf, type Thing } from './things';

/** Why something cannot be done now: a sentence, and the rule behind it. */
export interface Reason {
  text: string;
  rule: string;
}

/** Why no steward can go there; null where one can, or where nobody would expect it. */
export function whyNot(desk: Desk, thing: Thing, screen: Screen, texts: GameTexts): Reason | null {
  if (kindOf(thing)[0] !== '' || desk.lit(thing) || desk.draft.started) return null;
  const say = (id: string, rule: string): Reason => ({ text: texts.say(`co-no-${id}`, { range: rangeOf(desk.position, desk.seat) }), rule });
  if (!desk.active) {
    const now = notNow(screen);
    return now ? { text: now.title, rule: '' } : null;
  }
  if (desk.kind !== 'go') return desk.position.tiles.some(({ place }) => place === thing) ? say('answer-first', '') : null;
  return say(...obstacle(desk.position, desk.seat, thing));
}
