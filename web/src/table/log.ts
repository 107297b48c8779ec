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
  return groups.reverse();
}

/** What others than this seat did in these lines, without headings and what is too small to be told. */
export function notable(lines: LogLine[], client: Pick<GameClient, 'quiet' | 'headings'>, seat: number | null): LogLine[] {
  return lines.filter(({ id, by }) => by !== null && by !== seat && !client.quiet.includes(id) && !client.headings.includes(id));
}
