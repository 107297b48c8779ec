import { recallData, remember } from '../../lib/memory';
import { isNumber, isText, recordOf, tableOf } from '../../lib/shape';
import type { Draft } from '../../parts/draft.svelte';
import type { Decision, MoveOffer } from '../../wire/types';

/** One question of the plan: how many (how often, which level), and how many there could be. */
export interface Row {
  /** What it is about, in the arguments of question and answer. */
  args: MoveOffer['args'];
  number: number;
  numbers: number[];
}

interface Asked extends Row {
  key: string;
  offers: readonly MoveOffer[];
}

/** What was wished for at the latest question, so that a page that is opened anew before it is answered has it again. */
const KEPT = 'plan';
const isKept = recordOf({ question: isText, wishes: tableOf(isNumber) });

/**
 * The engine asks number by number (post by post, recipe by recipe); here all of them are one plan. Each answer is foreseen, the next number is
 * asked for in that foresight, and so on to the last; a change keeps what was wished for the numbers after it as far as it is possible.
 * `question` is the table and what it asks: wishes are kept for it.
 */
export function numbersPlan(draft: () => Draft, question: () => string): { readonly rows: Row[]; begin: () => void; goOn: () => void; change: (index: number, by: number) => void } {
  let rows = $state.raw<Asked[]>([]);
  let wishes = $state.raw(wishesFor(question()));

  function ask(decision: Decision | null | undefined, offers: readonly MoveOffer[], before: readonly Asked[]): Asked {
    const { usual: proposed, ...asked } = decision?.args ?? {};
    const args = { ...asked, ...offers[0]?.args, number: 0 };
    const key = JSON.stringify(args);
    const numbers = offers.map((offer) => Number(offer.args.number)).sort((a, b) => a - b);
    const wish = wishes[key] ?? (typeof proposed === 'number' ? proposed : usual(decision?.kind ?? '', before));
    return { args, key, numbers, offers, number: numbers.filter((each) => each <= wish).at(-1) ?? numbers[0] ?? 0 };
  }
  function take(next: Asked[]): void {
    rows = next;
    draft().take(...next.map(({ offers, number }) => offers.find(({ args }) => Number(args.number) === number)?.move ?? ''));
  }

  return {
    get rows() {
      return rows;
    },
    begin: () => take([ask(draft().decision, draft().offers, [])]),
    goOn: () => take([...rows, ask(draft().outcome?.decision, draft().further, rows)]),
    change(index, by) {
      const row = rows[index];
      if (!row) return;
      const at = Math.min(Math.max(row.numbers.indexOf(row.number) + by, 0), row.numbers.length - 1);
      const number = row.numbers[at] ?? row.number;
      wishes = { ...wishes, [row.key]: number };
      remember(KEPT, JSON.stringify({ question: question(), wishes }));
      take([...rows.slice(0, index), { ...row, number }]);
    },
  };
}

function wishesFor(question: string): Readonly<Record<string, number>> {
  const kept = recallData(KEPT, isKept);
  return kept?.question === question ? kept.wishes : {};
}

/** What is proposed where the engine proposes nothing: nothing is bought, and of everything else one. */
function usual(kind: string, before: readonly Row[]): number {
  return kind === 'buy_embassy' || before.some(({ number }) => number > 0) ? 0 : 1;
}
