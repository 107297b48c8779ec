import { recall, remember } from '../lib/memory';
import type { LogLine } from '../wire/types';

/** What happened while nobody looked at this table here: remembered by the length of the log that was seen last. */
export class Absence {
  /** What the others did meanwhile. */
  lines = $state.raw<LogLine[]>([]);
  /** The entry after which nothing had been seen. */
  since = -1;

  constructor(private readonly table: string) {}

  /** I look at the table, and the log is so long. */
  see(length: number): void {
    remember(this.#key, String(length));
  }

  /** How much of the log I have seen here; null if I have never been here. */
  get seen(): number | null {
    const kept = recall(this.#key);
    return kept === null ? null : Number(kept);
  }

  tell(lines: LogLine[], since: number): void {
    this.lines = lines;
    this.since = since;
  }

  end(): void {
    if (this.lines.length > 0) this.lines = [];
  }

  get #key(): string {
    return `seen.${this.table}`;
  }
}
