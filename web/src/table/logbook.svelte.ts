import type { LogLine } from '../wire/types';

/** Asks for the page of the log that ends before this line; empty if it cannot be had. */
type Ask = (before: number) => Promise<LogLine[]>;

const PAGE = 80;

/** The log by line numbers, as far as it is known: the latest lines come by themselves, older ones a page at a time. */
export class LogBook {
  /** How many lines the whole log has. */
  length = $state(0);
  #lines = $state.raw<(LogLine | undefined)[]>([]);
  #asked = new Map<number, Promise<void>>();

  constructor(private readonly ask: Ask) {}

  /** Everything anew: who looks from another seat now may know other things. */
  begin(length: number, latest: LogLine[]): void {
    this.#lines = [];
    this.#asked = new Map();
    this.add(length, latest);
  }

  /** The log has grown to this length; these are its last lines. */
  add(length: number, latest: LogLine[]): void {
    this.#put(length, latest);
    this.length = length;
  }

  /** The lines before this one, back to the first gap in what is known. */
  upTo(before: number): LogLine[] {
    const known: LogLine[] = [];
    for (let number = before - 1; number >= 0; number--) {
      const line = this.#lines[number];
      if (!line) break;
      known.push(line);
    }
    return known.reverse();
  }

  get latest(): LogLine | undefined {
    return this.#lines[this.length - 1];
  }

  /** Sees to it that the line before this one is known; a few later ones come along, for who goes on from there. */
  async want(before: number): Promise<void> {
    if (before > 0 && !this.#lines[before - 1]) await this.#fetch(Math.min(this.length, Math.ceil(before / PAGE) * PAGE));
  }

  /** One page more in front of what `upTo` gives. */
  async older(before: number): Promise<void> {
    const first = before - this.upTo(before).length;
    if (first > 0) await this.#fetch(first);
  }

  /** Everything from the first line on. */
  async whole(): Promise<void> {
    for (let known = -1; known < this.upTo(this.length).length; ) {
      known = this.upTo(this.length).length;
      await this.older(this.length);
    }
  }

  /** What happened after one entry, up to another. */
  between(after: number, upTo: number): LogLine[] {
    return this.#lines.filter((line) => line !== undefined && line.entry > after && line.entry <= upTo) as LogLine[];
  }

  /** Each page is asked for once, however many want it. */
  #fetch(before: number): Promise<void> {
    const asked = this.#asked;
    const underWay = asked.get(before);
    if (underWay) return underWay;
    const coming = this.ask(before).then((lines) => {
      asked.delete(before);
      if (asked === this.#asked) this.#put(before, lines);
    });
    asked.set(before, coming);
    return coming;
  }

  #put(end: number, lines: LogLine[]): void {
    const all = this.#lines.slice();
    lines.forEach((line, index) => (all[end - lines.length + index] = line));
    this.#lines = all;
  }
}
