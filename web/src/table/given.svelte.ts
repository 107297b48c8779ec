import { recallData, remember } from '../lib/memory';
import { isNumber, listOf } from '../lib/shape';

/** Answers that this page gave for me because there was no other, by their entries. Kept, so that the log says so tomorrow, too. */
export class Given {
  #entries = $state.raw<number[]>([]);

  constructor(private readonly table: string) {
    this.#entries = recallData(this.#key, listOf(isNumber)) ?? [];
  }

  readonly has = (entry: number): boolean => this.#entries.includes(entry);

  add(entry: number): void {
    this.#entries = [...this.#entries, entry];
    remember(this.#key, JSON.stringify(this.#entries));
  }

  get #key(): string {
    return `given.${this.table}`;
  }
}
