import { standing } from '../../table/log';
import type { LogLine } from '../../wire/types';

/** Whether a seat's workers have been fed this year: it is told after the year that it belongs to. */
export function isFed(log: LogLine[], seat: number): boolean {
  return standing(log).findLast(({ id, args }) => id === 'year' || (id === 'sustained' && args.seat === seat))?.id === 'sustained';
}
