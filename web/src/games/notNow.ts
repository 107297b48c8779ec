import { t } from '../i18n/texts.svelte';
import { namesOf, thinking } from '../table/people';
import type { Screen } from '../wire/types';
import type { Refusal } from './types';

/** Why a click does nothing while I am not asked anything; null where an answer of mine is on its way. */
export function notNow(screen: Screen): Refusal | null {
  if (screen.view.over) return { title: t('game-over'), text: '', rule: '' };
  if (screen.view.seat === null) return { title: t('you-watch'), text: t('you-watch-why'), rule: '' };
  const names = namesOf(screen.table, thinking(screen));
  if (screen.decision || names.length === 0) return null;
  return { title: t('others-turn', { names, count: names.length }), text: t('others-turn-why'), rule: '' };
}
