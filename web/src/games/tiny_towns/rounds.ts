import { standing } from '../../table/log';
import type { LogLine } from '../../wire/types';
import { FREE_CHOICE_EVERY } from './cards';
import type { Position } from './position';

export interface Slot {
  round: number;
  free: boolean;
  kind: string | null;
  past: boolean;
  /** For this round all cards are shuffled anew. */
  shuffled: boolean;
}

const BEFORE = 7;
const AFTER = 3;

const isFree = (round: number): boolean => round % FREE_CHOICE_EVERY === 0;
/** How many cards are turned up in so many rounds. */
const cardsIn = (rounds: number): number => rounds - Math.floor(rounds / FREE_CHOICE_EVERY);

/** Whether cards were turned up that the position has forgotten since. */
export function isReshuffled({ variant, round, revealed }: Position): boolean {
  return variant === 'standard' && revealed.length < cardsIn(round);
}

/** Which card was turned up in which round, as the log tells it. */
export function drawnIn(log: LogLine[]): Map<number, string> {
  const drawn = new Map<number, string>();
  let round = 0; // unknown where the log begins in the middle of one
  for (const { id, args } of standing(log)) {
    if (id === 'round') round = Number(args.round);
    else if (id === 'revealed_card' && round > 0) drawn.set(round, String(args.resource));
  }
  return drawn;
}

/**
 * The rounds around the present one. Which card lay in which round follows from the cards seen since the last shuffle; for
 * those before it, `drawn` is asked.
 */
export function roundStrip(position: Position, drawn: ReadonlyMap<number, string> = new Map()): Slot[] {
  if (position.variant !== 'standard' || position.round < 1) return [];
  const { round: now, revealed, draw_pile } = position;
  const forgotten = cardsIn(now) - revealed.length;
  const perShuffle = revealed.length + draw_pile;
  const slotOf = (round: number): Slot => {
    const free = isFree(round);
    const before = cardsIn(round - 1);
    const kind = free || round > now ? null : (revealed[before - forgotten] ?? drawn.get(round) ?? null);
    return { round, free, kind, past: round < now, shuffled: !free && before > 0 && before % perShuffle === 0 };
  };
  const first = Math.max(1, now - BEFORE);
  const last = Math.max(now + AFTER, first + BEFORE + AFTER);
  return Array.from({ length: last - first + 1 }, (_, index) => slotOf(first + index));
}
