import type { Screen, ScoreSheet } from '../wire/types';

export interface Moment {
  entry: number;
  /** How many lines the log had then. */
  lines: number;
  totals: number[];
  standing: ScoreSheet[];
}

const MOST_MOMENTS = 80;

/** How everybody stood over time: noted while playing, filled up from replayed screens for the plot. */
export class History {
  moments = $state.raw<Moment[]>([]);
  #filling = false;

  constructor(private readonly replay: (entry: number) => Promise<Screen | null>) {}

  note(entry: number, screen: Screen): void {
    if (screen.standing.length === 0) return;
    const standing = [...screen.standing].sort((a, b) => a.seat - b.seat);
    const moment: Moment = { entry, lines: screen.log_length, standing, totals: standing.map((sheet) => sheet.total) };
    const at = this.moments.findLastIndex((known) => known.entry < entry) + 1;
    const after = this.moments[at]?.entry === entry ? at + 1 : at;
    this.moments = [...this.moments.slice(0, at), moment, ...this.moments.slice(after)];
  }

  /** Asks for evenly spread moments of the whole game. */
  async fill(last: number): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    for (const entry of spread(last, MOST_MOMENTS)) {
      if (this.moments.some((moment) => moment.entry === entry)) continue;
      const screen = await this.replay(entry);
      if (screen) this.note(entry, screen);
    }
  }
}

export function spread(last: number, most: number): number[] {
  const step = Math.max(1, last / most);
  const entries = new Set<number>();
  for (let at = 0; at < last; at += step) entries.add(Math.round(at));
  return [...entries.add(last)];
}
