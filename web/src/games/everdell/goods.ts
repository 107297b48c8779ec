import type { GameTexts } from '../../i18n/texts.svelte';
import type { Allotment } from '../../parts/chooser/allot';
import { DONE } from '../../parts/desk/composing.svelte';
import type { Draft } from '../../parts/draft.svelte';
import { amount, type Amounts } from '../../parts/goods/amounts';
import type { Good } from '../../parts/goods/good';
import { drawing } from './art';
import { RESOURCES } from './cards';
import { RULES } from './explain';
import { seen } from './position';

export function good(id: string, count: number, texts: GameTexts, next: number | null = null): Good {
  const rule = RULES[id];
  return { id, name: texts.say(`good-${id}`), icon: drawing(`r-${id}`), count, next, explain: texts.say(`explain-${id}`), ...(rule ? { rule } : {}) };
}

/** Of each of the four resources how many there are, and how many there would be. */
export function resources(goods: Amounts, texts: GameTexts, after?: Amounts): Good[] {
  return RESOURCES.map((id) => good(id, amount(goods, id), texts, after ? amount(after, id) : null));
}

export function priceOf(cost: Amounts, texts: GameTexts): Good[] {
  return RESOURCES.filter((id) => amount(cost, id) > 0).map((id) => good(id, amount(cost, id), texts));
}

/** Resources of my choice that come to me, that I pay or give to others, one answer each: the engine wants them in one order (D-33), who chooses need not know. */
export function allotmentOf(draft: Draft, seat: number, texts: GameTexts): Allotment | null {
  if (!draft.decision) return null;
  const { kind, args } = draft.decision;
  const { number: need, least } = args;
  if (!['gain_any', 'pay_any', 'gift'].includes(kind) || typeof need !== 'number') return null;
  if (kind === 'gift') return giftsOf(draft, seat, need, texts);
  const goods = resources(seen(draft.view).seats[seat]?.goods ?? {}, texts);
  if (kind === 'gain_any') return { goods, need, move: (id) => `gain ${id}`, gain: true };
  return { goods, need, least: Number(least), enough: DONE, move: (id) => `pay ${id}` };
}

/** Up to so many, each to anybody who may be given something (EV-164): a line for each resource and receiver. */
function giftsOf(draft: Draft, seat: number, need: number, texts: GameTexts): Allotment {
  const stock = seen(draft.view).seats[seat]?.goods ?? {};
  const gifts = draft.offers.filter(({ id }) => id === 'gift');
  const goods = RESOURCES.flatMap((id) =>
    gifts
      .filter(({ args }) => args.good === id)
      .toSorted((one, other) => Number(one.args.other_seat) - Number(other.args.other_seat))
      .map((gift) => ({ ...good(id, amount(stock, id), texts), id: gift.move, name: texts.move(gift) })),
  );
  return { goods, need, least: 0, enough: DONE, stock: (move) => String(gifts.find((gift) => gift.move === move)?.args.good), move: (move) => move };
}
