import { t, type GameTexts } from '../../i18n/texts.svelte';
import type { Desk } from './desk.svelte';
import { actionOf } from './position';

/** What is asked, as sharply as the chosen kind of action allows; empty leaves it to the game's own texts. */
export function questionOf(desk: Desk, texts: GameTexts): string {
  const asked = asks(desk, texts);
  // Here and not in the line below: on a phone what others have just done takes that line's place.
  return asked && desk.position.last_round ? `${texts.say('gn-last-call')} ${asked}` : asked;
}

function asks(desk: Desk, texts: GameTexts): string {
  if (desk.task === 'keep' || desk.task === 'take' || desk.task === 'next') return texts.say(`gn-ask-${desk.task}`);
  if (desk.task !== 'act') return '';
  const territory = desk.position.crane;
  if (!territory) return texts.say('gn-where-first');
  if (desk.stuck || !desk.mode) return texts.say(`gn-stuck-${desk.whyStuck}`, { territory });
  if (desk.mode === 'roof') return texts.say(desk.source ? 'gn-where-roof-to' : 'gn-where-roof');
  return texts.say(`gn-where-${desk.mode}`, { territory });
}

/** The line below the question: whose turn it is, and how far the turn has come. */
export function detailOf(desk: Desk, texts: GameTexts): string {
  const { position, task } = desk;
  if (task === 'keep') return texts.say('gn-keep-detail');
  if (task === 'take') return texts.say('gn-take-detail');
  if (position.round === 0 || position.actions === 0) return '';
  const action = texts.say('gn-action', actionOf(position));
  if (task === 'none') return position.last_round ? `${texts.say('gn-last-round')} ${action}` : action;
  return `${t('your-turn')}, ${action}`;
}
