import type { LogLine, Moment } from '../wire/types';
import { standing } from './log';

/** How everybody stood, entry by entry: asked for when somebody looks back. */
export class History {
  moments = $state.raw<Moment[]>([]);
  #asked = -1;

  constructor(private readonly ask: () => Promise<Moment[]>) {}

  /** Sees to it that all moments up to this entry are known. */
  async load(last: number): Promise<void> {
    if (last <= this.#asked) return;
    this.#asked = last;
    const moments = await this.ask();
    if (moments.length > 0) this.moments = moments;
  }
}

/** The place of the moment that shows this entry, or what stood when it was played. */
export function momentAt(moments: Moment[], entry: number): number {
  return Math.max(0, moments.findLastIndex((moment) => moment.entry <= entry));
}

/** A round that began with an entry. */
export interface Round {
  number: number;
  entry: number;
}

/** From the lines of the log that open a new group: they say which round it is, or are counted. */
export function roundsIn(log: LogLine[], headings: readonly string[]): Round[] {
  return standing(log)
    .filter((line) => headings.includes(line.id))
    .map((line, index) => ({ number: typeof line.args.round === 'number' ? line.args.round : index + 1, entry: line.entry }));
}

/** The round at this entry; 0 before the first one. */
export function roundAt(rounds: Round[], entry: number): number {
  return rounds.findLast((round) => round.entry <= entry)?.number ?? 0;
}
