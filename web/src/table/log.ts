import type { GameClient } from '../games/types';
import type { LogLine } from '../wire/types';

/** Without what was taken back later. */
export function standing(log: LogLine[]): LogLine[] {
  const gone = new Set(log.flatMap((line) => line.withdrawn));
  return gone.size === 0 ? log : log.filter((line) => !gone.has(line.entry));
}

export interface LogGroup {
  heading: LogLine | null;
  lines: LogLine[];
}

/** Newest first, each group under the line that opened it (a new round, a new turn). */
export function grouped(log: LogLine[], headings: readonly string[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const line of log) {
    const current = groups.at(-1);
    if (headings.includes(line.id)) groups.push({ heading: line, lines: [] });
    else if (current) current.lines.unshift(line);
    else groups.push({ heading: null, lines: [line] });
  }
  return groups.filter(({ lines }) => lines.length > 0).reverse();
}

interface Told {
  headings: readonly string[];
  quiet: readonly string[];
  byItself?: readonly string[];
}

/** Of what happened the lines worth reading; where there are none, whatever there is. */
export function worthTelling(lines: LogLine[], { headings, quiet }: Told): LogLine[] {
  const told = lines.filter(({ id }) => !headings.includes(id) && !quiet.includes(id));
  return told.length > 0 ? told : lines;
}

/**
 * The line that says most about what happened to a seat: its own before others', more points before fewer, a later action
 * before an earlier one; of one action the first line, which says what was done: the rest is how it was paid and what came of it.
 */
export function telling(lines: LogLine[], seat: number, told: Told, begun: (entry: number) => number = (entry) => entry): LogLine | undefined {
  const all = worthTelling(lines, { ...told, quiet: [...told.quiet, ...(told.byItself ?? [])] });
  const own = all.filter(({ args }) => args.seat === seat);
  const suffered = all.filter(({ args }) => args.other_seat === seat);
  const points = ({ args }: LogLine): number => Number(args.points ?? 0);
  const beats = (line: LogLine, best: LogLine): boolean => (points(line) === points(best) ? begun(line.entry) > begun(best.entry) : points(line) > points(best));
  return ([own, suffered].find((some) => some.length > 0) ?? all).reduce<LogLine | undefined>((best, line) => (best && !beats(line, best) ? best : line), undefined);
}

/** Of a long turn so many lines are told at most. */
const MOST_TOLD = 8;

/** What the one who did something last has done since somebody else did: mostly a turn, sometimes two with a new round between them. */
export function lastTurn(log: LogLine[], client: Pick<GameClient, 'quiet' | 'headings'>, seat: number | null): LogLine[] {
  const lines = standing(log).filter(({ by }) => by !== null);
  const by = lines.at(-1)?.by;
  const before = lines.findLastIndex((line) => line.by !== by);
  return notable(lines.slice(before + 1), client, seat).slice(-MOST_TOLD);
}

/** What was done for this seat because it had no choice, since it last had one: of each answer the line that says what it was. */
export function doneFor(log: LogLine[], client: Pick<GameClient, 'quiet' | 'headings'>, seat: number | null, given: (entry: number) => boolean): LogLine[] {
  const mine = standing(log).filter(({ by }) => by !== null && by === seat);
  const since = mine.slice(mine.findLastIndex(({ entry }) => !given(entry)) + 1);
  const told = since.filter(({ id }) => !client.quiet.includes(id) && !client.headings.includes(id));
  return told.filter(({ entry }, at) => told[at - 1]?.entry !== entry);
}

/** What others than this seat did in these lines, without headings and what is too small to be told. */
export function notable(lines: LogLine[], client: Pick<GameClient, 'quiet' | 'headings'>, seat: number | null): LogLine[] {
  return lines.filter(({ id, by }) => by !== null && by !== seat && !client.quiet.includes(id) && !client.headings.includes(id));
}
