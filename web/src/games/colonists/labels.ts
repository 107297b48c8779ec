import { t, type GameTexts } from '../../i18n/texts.svelte';
import type { MoveOffer } from '../../wire/types';
import { builtAt } from './cards';
import type { Desk } from './desk.svelte';
import { isCell } from './things';

/** What a place is called: a builder by what it builds (a hammer says the rest). */
export function placeName(tile: string, texts: GameTexts): string {
  if (isCell(tile)) return texts.say('co-empty');
  const building = builtAt(tile);
  return texts.say(building ? `building-${building}` : `place-${tile}`);
}

/** Something is bought with money of its own, before the first year of a later era. */
export function isShop(kind: string): boolean {
  return kind === 'buy_building' || kind === 'buy_goods';
}

/** What the main button says: what I am about to do, or that there is more to answer. */
export function mainLabel(desk: Desk, texts: GameTexts): string {
  const { draft, chosen } = desk;
  if (isShop(desk.kind)) return t('go-on');
  if (draft.unfinished && !(draft.grows && draft.further.some(({ move }) => move === 'done'))) return t('go-on');
  return (chosen && texts.find(`co-do-${chosen.id}`, chosen.args)) ?? t('do-it');
}

/** What is asked, in a few words. */
export function questionOf(desk: Desk, texts: GameTexts): string {
  const { decision } = desk.draft;
  if (!decision || !desk.active) return '';
  if (decision.kind === 'go') return texts.say('co-ask-go', { count: Math.max(desk.me?.steward_limit ?? 1, 1) });
  return texts.find(`co-ask-${decision.kind}`, decision.args) ?? texts.say(`ask-${decision.kind}`, decision.args);
}

export function detailOf(desk: Desk, texts: GameTexts): string {
  if (!desk.active) return '';
  const { turn } = desk.position;
  return turn && turn.move >= 1 && turn.move <= 3 ? texts.say('co-move', { number: turn.move }) : '';
}

/** What an answer is about, where that is not to be seen on the table: a card, a colony, a deed. */
export function noteOf({ args, id }: MoveOffer, desk: Desk, texts: GameTexts): string {
  if (typeof args.card === 'string') return texts.find(`card-${args.card}-text`) ?? '';
  if (typeof args.colony === 'string' && id.startsWith('embassy')) {
    const level = desk.me?.embassies.find(({ colony }) => colony === args.colony)?.level ?? 0;
    return texts.find(`colony-${args.colony}-${level + 1}`) ?? '';
  }
  return '';
}
