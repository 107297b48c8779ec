import type { PadNews, PadWords } from '../wire/generated';
import { isAnything, isNumber, isText, listOf, recordOf, tableOf } from '../lib/shape';
import type { Cells } from './cells';

const LARGE = 8_000;

/** What this phone keeps of a shared pad from one visit to the next. */
export interface KeptCopy {
  game: string;
  version: number;
  cells: Cells;
  /** What was said here and is not heard of yet, in order. */
  outgoing: readonly PadWords[];
}

export const isCopy = recordOf<KeptCopy>({
  game: isText,
  version: isNumber,
  cells: tableOf(isAnything),
  outgoing: listOf(recordOf<PadWords>({ sender: isText, number: isNumber, cells: tableOf(isAnything) })),
});

/**
 * This phone's copy of a shared pad: what the server told, and on top of it what was entered here and is not heard of yet.
 * What once was sent stays as it is, under its number, so that the server knows it again.
 */
export class Copy {
  game: string;
  version: number;
  #cells: Cells;
  #outgoing: PadWords[];
  /** The last of them may still be added to. */
  #open = false;
  #number = 0;

  constructor(
    private readonly sender: string,
    kept: KeptCopy = { game: '', version: 0, cells: {}, outgoing: [] },
  ) {
    this.game = kept.game;
    this.version = kept.version;
    this.#cells = kept.cells;
    this.#outgoing = [...kept.outgoing];
  }

  /** As it looks here. */
  get shown(): Cells {
    return this.#outgoing.reduce((cells, words) => ({ ...cells, ...words.cells }), this.#cells);
  }

  get kept(): KeptCopy {
    return { game: this.game, version: this.version, cells: this.#cells, outgoing: this.#outgoing };
  }

  get next(): PadWords | null {
    return this.#outgoing[0] ?? null;
  }

  enter(cells: Cells): void {
    const last = this.#outgoing.at(-1);
    if (last && this.#open && JSON.stringify(last.cells).length < LARGE) last.cells = { ...last.cells, ...cells };
    else this.#outgoing.push({ sender: this.sender, number: (this.#number += 1), cells });
    this.#open = true;
  }

  /** What the server should hear now; it is not changed any more. */
  say(): PadWords | null {
    if (this.#outgoing.length === 1) this.#open = false;
    return this.next;
  }

  hear(news: PadNews): void {
    this.game = news.game;
    this.version = news.version;
    this.#cells = { ...this.#cells, ...news.cells };
    if (this.next && news.heard === this.next.number) this.#outgoing.shift();
  }
}
