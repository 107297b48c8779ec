import { FREE_CHOICE_EVERY } from './cards';
import type { Position } from './position';

export interface Slot {
  round: number;
  free: boolean;
  kind: string | null;
}

const BEFORE = 7;
const AFTER = 3;

/** The rounds around the present one. Which card lay in which round follows from the cards seen since the last shuffle. */
export function roundStrip(position: Position): Slot[] {
  if (position.variant !== 'standard' || position.round < 1) return [];
  const now = position.round;
  const isFree = (round: number): boolean => round % FREE_CHOICE_EVERY === 0;
  const cardRounds = Array.from({ length: now }, (_, index) => index + 1).filter((round) => !isFree(round));
  const seen = new Map<number, string>();
  const { revealed } = position;
  revealed.forEach((kind, index) => {
    const round = cardRounds[cardRounds.length - revealed.length + index];
    if (round !== undefined) seen.set(round, kind);
  });
  const first = Math.max(1, now - BEFORE);
  const last = Math.max(now + AFTER, first + BEFORE + AFTER);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const round = first + index;
    return { round, free: isFree(round), kind: seen.get(round) ?? null };
  });
}
