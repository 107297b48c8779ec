import { t, type GameTexts } from '../../i18n/texts.svelte';
import type { Allotment } from '../../parts/chooser/allot';
import type { Draft } from '../../parts/draft.svelte';
import type { Good } from '../../parts/goods/good';
import type { Screen } from '../../wire/types';
import { laid, type IsCard, type Part } from './laid';

/** Cards are what has a name as one, unless the part has words of its own for it (`pick-hidden` in `picks`). */
export function cardsIn(texts: GameTexts): IsCard {
  return (id, part) => (id === 'hidden' || texts.has(`card-${id}`)) && !texts.has(`${single(part)}-${id}`);
}

function single(part: string): string {
  return part.replace(/s$/, '');
}

export function goodsOf(part: Part, next: Part | undefined, texts: GameTexts): Good[] {
  if (part.kind !== 'goods') return [];
  const then = next?.kind === 'goods' ? next.goods : {};
  return Object.entries(part.goods).map(([id, count]) => ({ id, name: texts.find(`part-${id}`) ?? texts.find(`good-${id}`) ?? texts.find(`resource-${id}`) ?? id, count, next: then[id] ?? null }));
}

export function wordOf(part: Part, texts: GameTexts): string {
  if (part.kind !== 'word' || part.word === null || part.word === '') return '–';
  const word = String(part.word);
  return texts.find(`${single(part.name)}-${word}`) ?? texts.find(`${part.name}-${word}`) ?? texts.find(`card-${word}`) ?? word;
}

/** What a seat has, for the panel of players: its goods, and how many cards it holds. */
export function seatGoods(screen: Screen, seat: number, texts: GameTexts): Good[] {
  const parts = laid(screen.view.position, screen.view.seats, cardsIn(texts)).own[seat] ?? [];
  return parts.flatMap((part) => {
    if (part.kind === 'hand') return [{ id: part.name, name: t('cards-in-hand'), count: part.count }];
    return goodsOf(part, undefined, texts);
  });
}

/** A price in goods of which the view tells how many I have: every answer names one of them. */
export function allotmentOf(draft: Draft, seat: number, texts: GameTexts): Allotment | null {
  const need = draft.decision?.args.number;
  const sample = draft.offers[0];
  if (draft.decision?.form !== 'allot' || typeof need !== 'number' || !sample) return null;
  const named = draft.offers.map(({ args }) => Object.values(args).map(String));
  const parts = laid(draft.view.position, draft.view.seats, cardsIn(texts)).own[seat] ?? [];
  const stock = parts.find((part) => part.kind === 'goods' && named.every((args) => args.length === 1 && args.every((id) => id in part.goods)));
  const goods = stock ? goodsOf(stock, undefined, texts) : [];
  const [given] = named[0] ?? [];
  if (goods.length === 0 || given === undefined) return null;
  return { goods, need, move: (good) => sample.move.replace(given, good) };
}
