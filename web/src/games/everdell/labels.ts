import { t, type GameTexts } from '../../i18n/texts.svelte';
import type { MoveOffer } from '../../wire/types';
import type { Desk } from './desk.svelte';

/** What the main button says: what I am about to do, or that there is more to answer. */
export function mainLabel(desk: Desk, texts: GameTexts): string {
  const { draft, chosen } = desk;
  if (draft.grows && draft.further.every(({ move }) => move !== 'done')) return t('go-on');
  if (draft.unfinished && !draft.grows) return t('go-on');
  if (desk.several && draft.tail.length > 1) return texts.say('ev-do-several', { count: draft.tail.length });
  const begun = desk.kind === 'turn' || draft.started;
  return (begun && chosen && texts.find(`ev-do-${chosen.id}`, chosen.args)) || t('do-it');
}

/** What is asked, in a few words. */
export function questionOf(desk: Desk, texts: GameTexts): string {
  const { decision } = desk.draft;
  if (!decision || !desk.active) return '';
  if (decision.kind === 'turn') return texts.say('ev-ask-turn');
  return texts.find(`ev-ask-${decision.kind}`, decision.args) ?? texts.say(`ask-${decision.kind}`, decision.args);
}

export function detailOf(desk: Desk, texts: GameTexts): string {
  if (!desk.active) return '';
  if (desk.asks) return desk.points ? texts.say('ev-choose-lit') : '';
  if (desk.kind === 'turn') return texts.say((desk.me?.idle ?? 0) > 0 ? 'ev-turn-workers' : 'ev-turn-no-workers', { season: desk.me?.season ?? 'winter' });
  return '';
}

/** What an answer is about, where that is not to be seen on the table: an ability, a card of another city. */
export function noteOf({ args }: MoveOffer, texts: GameTexts): string {
  if (typeof args.ability === 'string') return texts.find(`ability-${args.ability}-text`) ?? '';
  return typeof args.card === 'string' && args.other_seat !== undefined ? (texts.find(`card-${args.card}-text`) ?? '') : '';
}
