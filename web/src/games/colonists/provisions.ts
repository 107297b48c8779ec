import { amount } from '../../parts/goods/amounts';
import { standing } from '../../table/log';
import type { LogLine } from '../../wire/types';
import { PROVISIONS } from './cards';
import type { Player } from './position';

/**
 * One provision at the end of the year: what workers need, what is made by then, what is to come out of the stock, and what
 * those at home would need besides if they worked.
 */
export interface Provision {
  id: (typeof PROVISIONS)[number];
  need: number;
  made: number;
  gap: number;
  stock: number;
  home: number;
}

/** Who eats of each; Farmers bring their own. */
const EATERS: Readonly<Record<Provision['id'], readonly string[]>> = { food: ['citizen', 'merchant'], robes: ['merchant'] };

/**
 * How a community is provided for. Who works is told by `after` where a move is looked at, but while the year ends they eat
 * from what there was before: `store`. Where they are `fed`, what is left is for the next year.
 */
export function provisionsOf(after: Player, store: Player, fed = false): Provision[] {
  return PROVISIONS.map((id) => {
    const [need, made] = [amount(after.demand, id), amount(after.volume, id)];
    const home = fed ? 0 : EATERS[id].reduce((sum, who) => sum + amount(after.idle, who), 0);
    return { id, need, made, gap: fed ? 0 : Math.max(0, need - made), stock: amount(store.pool, id) + amount(store.buffer, id), home };
  }).filter(({ id, need, made, home }) => id === 'food' || need + made + home > 0);
}

/** What somebody at home lacks to be given work: provisions of which nothing is left for one more. */
export function lackedAtHome(after: Player, store: Player): string[] {
  return provisionsOf(after, store).filter(({ need, made, stock, home }) => home > 0 && made + stock <= need).map(({ id }) => id);
}

/** Whether a seat's workers have been fed this year: it is told after the year that it belongs to. */
export function isFed(log: LogLine[], seat: number): boolean {
  return standing(log).findLast(({ id, args }) => id === 'year' || (id === 'sustained' && args.seat === seat))?.id === 'sustained';
}
