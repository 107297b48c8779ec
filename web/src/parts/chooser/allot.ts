import type { Good } from '../goods/good';

/** A price, or anything else that is handed out in pieces. */
export interface Allotment {
  /** What may be used, with how many of each I have, in the order in which the rules want them named. */
  goods: Good[];
  /** How many in all, or at most. */
  need: number;
  /** So few are enough, and the answer that ends it then. */
  least?: number;
  enough?: string;
  /** The answer that gives one of a good. */
  move: (good: string) => string;
  /** What of these is taken from: the same for goods that go different ways. */
  stock?: (good: string) => string;
  /** They come to me: there is no end of them. */
  gain?: boolean;
}

/** How many of each good are chosen. */
export type Chosen = Record<string, number>;

export function sumOf(chosen: Chosen): number {
  return Object.values(chosen).reduce((sum, count) => sum + count, 0);
}

export function canAdd(allotment: Allotment, chosen: Chosen, id: string): boolean {
  return sumOf(chosen) < allotment.need && (allotment.gain === true || leftOf(allotment, chosen, id) > 0);
}

/** How many of a good there would be, whichever way they go. */
export function leftOf({ goods, gain, stock = (good) => good }: Allotment, chosen: Chosen, id: string): number {
  const have = goods.find((good) => good.id === id)?.count ?? 0;
  const taken = goods.filter((good) => stock(good.id) === stock(id)).reduce((sum, good) => sum + (chosen[good.id] ?? 0), 0);
  return gain ? have + taken : have - taken;
}

/** Where there is exactly enough, nothing is left to choose. */
export function forced({ goods, need, gain, least = need }: Allotment): Chosen | null {
  if (gain || least < need) return null;
  const has = goods.filter(({ count }) => count > 0);
  if (has.length === 1 && has[0]) return { [has[0].id]: need };
  return has.reduce((sum, { count }) => sum + count, 0) === need ? Object.fromEntries(has.map(({ id, count }) => [id, count])) : null;
}

/** The answers, once enough are chosen: in the order of the goods, whatever the order in which they were clicked. */
export function answers({ goods, need, least = need, enough, move }: Allotment, chosen: Chosen): string[] {
  const sum = sumOf(chosen);
  if (sum < least || sum > need) return [];
  const given = goods.flatMap(({ id }) => Array.from({ length: chosen[id] ?? 0 }, () => move(id)));
  return sum < need && enough ? [...given, enough] : given;
}
