import type { GameClient } from '../games/types';
import type { LogLine } from '../wire/types';

/** Without what was taken back later. */
export function standing(log: LogLine[]): LogLine[] {
  const gone = new Set(log.flatMap((line) => line.withdrawn));
  return gone.size === 0 ? log : log.filter((line) => !gone.has(line.entry));
}

export interface LogGroup {
  heading: LogLine | null;
  /** The latest first; inside each what happened in its order. */
  turns: LogLine[][];
}

/** Newest first, each group under the line that opened it (a new round). What belongs together (`same`) is a story, read from its beginning. */
export function grouped(log: LogLine[], headings: readonly string[], same: (one: LogLine, next: LogLine) => boolean): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const line of log) {
    if (headings.includes(line.id)) groups.push({ heading: line, turns: [] });
    else {
      if (groups.length === 0) groups.push({ heading: null, turns: [] });
      const turns = groups.at(-1)?.turns ?? [];
      const before = turns[0]?.at(-1);
      if (before && same(before, line)) turns[0]?.push(line);
      else turns.unshift([line]);
    }
  }
  return groups.filter(({ turns }) => turns.length > 0).reverse();
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

type Telling = Pick<GameClient, 'quiet' | 'headings' | 'byItself' | 'counting'>;

/**
 * What the one who did something last has done since somebody else did: mostly a turn, sometimes two with a new round
 * between them. Before it comes whatever others did to this seat since it last answered, and last the count of a round.
 */
export function lastTurn(log: LogLine[], client: Telling, seat: number | null): LogLine[] {
  const lines = standing(log).filter(({ by }) => by !== null);
  const by = lines.at(-1)?.by;
  if (by === seat) return [];
  const turn = lines.findLastIndex((line) => line.by !== by) + 1;
  const mine = lines.findLastIndex((line) => line.by === seat) + 1;
  const told = lines.filter((line, at) => at >= turn || (seat !== null && at >= mine && rank(line, client, seat) === TOUCHES_ME));
  return asTold(notable(told, client, seat), client, seat, MOST_TOLD);
}

const TOUCHES_ME = 0;
const DONE = 1;
const COUNTED = 2;

function rank({ id, args }: LogLine, { byItself = [], counting = [] }: Telling, seat: number | null): number {
  if (counting.includes(id)) return COUNTED;
  return seat !== null && args.other_seat === seat && !byItself.includes(id) ? TOUCHES_ME : DONE;
}

/** First what others did to this seat, then what else was done, then what was counted; of too many the latest. */
export function asTold(lines: LogLine[], client: Telling, seat: number | null, most = lines.length): LogLine[] {
  const order = (one: LogLine, other: LogLine): number => rank(one, client, seat) - rank(other, client, seat);
  const kept = new Set(lines.toReversed().sort(order).slice(0, most));
  return lines.filter((line) => kept.has(line)).sort(order);
}

/**
 * What was done for this seat because it had no choice, since it last had one: of each answer that the page gave the line that
 * says what it was, and what the engine laid on its board (it may come of the seat's own answer before).
 */
export function doneFor(log: LogLine[], client: Pick<GameClient, 'quiet' | 'headings' | 'laid'>, seat: number | null, given: (entry: number) => boolean): LogLine[] {
  if (seat === null) return [];
  const lines = standing(log).filter(({ id }) => !client.quiet.includes(id) && !client.headings.includes(id));
  const chosen = standing(log).findLast(({ by, entry }) => by === seat && !given(entry))?.entry ?? -1;
  const byPage = lines.filter(({ by, entry }, at) => by === seat && entry > chosen && given(entry) && lines[at - 1]?.entry !== entry);
  const byEngine = laidFor(lines, client, seat).filter(({ entry }) => entry >= chosen);
  return lines.filter((line) => byPage.includes(line) || byEngine.includes(line));
}

/** What the engine laid on the board of this seat without asking. */
export function laidFor(lines: LogLine[], { laid = [] }: Pick<GameClient, 'laid'>, seat: number | null): LogLine[] {
  return lines.filter(({ id, auto, args }) => auto && args.seat === seat && laid.includes(id));
}

/** What others than this seat did in these lines, without headings and what is too small to be told. */
export function notable(lines: LogLine[], client: Pick<GameClient, 'quiet' | 'headings'>, seat: number | null): LogLine[] {
  return lines.filter(({ id, by }) => by !== null && by !== seat && !client.quiet.includes(id) && !client.headings.includes(id));
}
