import type { Draft } from '../../parts/draft.svelte';
import type { MoveOffer } from '../../wire/types';

/** So many of a class at a kind of building, and how many there could be. */
export interface Row {
  post: string;
  who: string;
  number: number;
  numbers: number[];
}

interface Asked extends Row {
  move: string;
}

/**
 * The engine asks post by post; here all of them are one plan. Each answer is foreseen, the next post is asked for in that
 * foresight, and so on to the last; a change keeps what was wished for the posts after it as far as it is possible.
 */
export function distribution(draft: () => Draft): { readonly rows: Row[]; begin: () => void; goOn: () => void; change: (index: number, by: number) => void } {
  let rows = $state.raw<Asked[]>([]);
  let wishes = $state.raw<Readonly<Record<string, number>>>({});

  /** The answer to this question that comes nearest to what is wished; as many as possible where nothing is. */
  function answer(offers: readonly MoveOffer[]): Asked {
    const [first] = offers;
    const { post, class: who } = first?.args ?? {};
    const numbers = offers.map(({ args }) => Number(args.number)).sort((a, b) => a - b);
    const wish = wishes[`${String(post)}.${String(who)}`] ?? Infinity;
    const number = numbers.filter((each) => each <= wish).at(-1) ?? 0;
    const move = offers.find(({ args }) => Number(args.number) === number)?.move ?? '';
    return { post: String(post), who: String(who), number, numbers, move };
  }
  function take(next: Asked[]): void {
    rows = next;
    draft().take(...next.map(({ move }) => move));
  }

  return {
    get rows() {
      return rows;
    },
    begin: () => take([answer(draft().offers)]),
    goOn: () => take([...rows, answer(draft().further)]),
    change(index, by) {
      const row = rows[index];
      if (!row) return;
      wishes = { ...wishes, [`${row.post}.${row.who}`]: row.number + by };
      const number = row.numbers.filter((each) => each <= row.number + by).at(-1) ?? row.number;
      const move = row.move.replace(/\d+/, String(number));
      take([...rows.slice(0, index), { ...row, number, move }]);
    },
  };
}
