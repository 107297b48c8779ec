import type { TieBreak } from '../wire/types';

/** Seats with equal points, and what put them in order; `by` is null where nothing did and they share the place. */
export interface Tie {
  points: number;
  seats: number[];
  by: TieBreak | null;
}

/** Every tie of the result, the best place first. */
export function tiesOf(totals: number[], ranking: number[], breaks: TieBreak[]): Tie[] {
  const seats = totals.map((_, seat) => seat).sort((a, b) => (ranking[a] ?? 0) - (ranking[b] ?? 0));
  return equal(seats, (seat) => totals[seat] ?? 0).flatMap((tied) => settled(tied, totals[tied[0] ?? 0] ?? 0, breaks));
}

/** The first thing that differs decides; who is equal even then is looked at with what comes after it. */
function settled(seats: number[], points: number, breaks: TieBreak[]): Tie[] {
  const at = breaks.findIndex(({ amounts }) => seats.some((seat) => amounts[seat] !== amounts[seats[0] ?? 0]));
  const by = breaks[at];
  if (!by) return [{ points, seats, by: null }];
  const still = equal(seats, (seat) => by.amounts[seat] ?? 0);
  return [{ points, seats, by }, ...still.flatMap((tied) => settled(tied, points, breaks.slice(at + 1)))];
}

/** Groups of two or more with the same value, in the order given. */
function equal(seats: number[], value: (seat: number) => number): number[][] {
  const groups = new Map<number, number[]>();
  for (const seat of seats) groups.set(value(seat), [...(groups.get(value(seat)) ?? []), seat]);
  return [...groups.values()].filter((group) => group.length > 1);
}
