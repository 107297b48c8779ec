import { recall, remember } from '../lib/memory';
import type { ChatLine } from '../wire/types';

/** How much was said that I have not read. What was read stays read, also after a reload; what I say never counts. */
export class ChatBadge {
  readonly #key: string;
  #read = $state(0);

  constructor(
    table: string,
    private readonly said: () => ChatLine[],
    private readonly seat: () => number | null,
  ) {
    this.#key = `read.${table}`;
    this.#read = Number(recall(this.#key) ?? 0);
  }

  get unread(): number {
    return this.said().filter((line) => line.number >= this.#read && line.seat !== this.seat()).length;
  }

  /** All of it has been seen. */
  readAll(): void {
    const end = (this.said().at(-1)?.number ?? -1) + 1;
    if (end <= this.#read) return;
    this.#read = end;
    remember(this.#key, String(end));
  }
}
