import type { GameTexts } from '../../i18n/texts.svelte';
import type { Desk } from './desk.svelte';

/** What is asked, as sharply as the chosen kind of action allows; empty leaves it to the game's own texts. */
export function questionOf(desk: Desk, texts: GameTexts): string {
  if (desk.task !== 'act') return '';
  const territory = desk.position.crane;
  if (!territory) return texts.say('gn-where-first');
  if (!desk.mode) return texts.say('gn-cannot-act', { territory });
  if (desk.mode === 'roof') return texts.say(desk.source ? 'gn-where-roof-to' : 'gn-where-roof');
  return texts.say(`gn-where-${desk.mode}`, { territory });
}
