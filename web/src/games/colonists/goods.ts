import type { GameTexts } from '../../i18n/texts.svelte';
import type { Allotment } from '../../parts/chooser/allot';
import type { Draft } from '../../parts/draft.svelte';
import { amount, type Amounts } from '../../parts/goods/amounts';
import type { Good } from '../../parts/goods/good';
import type { MoveOffer } from '../../wire/types';
import { drawing } from './art';
import { GOODS } from './cards';
import { RULES } from './explain';
import { seen } from './position';

/** Everything that can be counted, in the order of the rules. */
const ALL = [...GOODS, 'tools', 'dollars'] as const;

export function good(id: string, count: number, texts: GameTexts, next: number | null = null): Good {
  const rule = RULES[id];
  return { id, name: texts.say(`good-${id}`), icon: drawing(`g-${id}`), count, next, explain: texts.say(`explain-${id}`), ...(rule ? { rule } : {}) };
}

/** A cost or a yield: Tools first, and only what there is of it. */
export function priceOf(cost: Amounts, texts: GameTexts): Good[] {
  return ['tools', ...GOODS, 'dollars', 'any'].filter((id) => amount(cost, id) > 0).map((id) => good(id, amount(cost, id), texts));
}

/** Goods that are paid or discarded one by one, all of them in one gesture. */
export function allotmentOf(draft: Draft, seat: number, texts: GameTexts): Allotment | null {
  const need = draft.decision?.args.number;
  const verb = draft.offers[0]?.move.split(' ')[0] ?? '';
  if (draft.decision?.form !== 'allot' || typeof need !== 'number') return null;
  const { seats, actions } = seen(draft.view);
  const have = (id: string): number => {
    if (id === 'tools') return seats[seat]?.tools ?? 0;
    return amount(seats[seat]?.pool, id) + amount(seats[seat]?.buffer, id) + amount(actions[seat]?.get, id);
  };
  const offered = ALL.filter((id) => draft.offers.some(({ args }) => args.good === id));
  return { goods: offered.map((id) => good(id, have(id), texts)), need, move: (id) => `${verb} ${id}` };
}

/** Answers that are the same but for a number: how often, how many. */
export function numbersOf(offers: readonly MoveOffer[]): number[] | null {
  const numbers = offers.map(({ args, id }) => (id === offers[0]?.id && typeof args.number === 'number' ? args.number : null));
  const found = numbers.filter((number) => number !== null);
  return found.length > 0 && found.length === offers.length ? found.sort((a, b) => a - b) : null;
}
