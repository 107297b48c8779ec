import type { Decision } from '../../wire/types';

export const CLOCK_TOWER = 'clock_tower';
/** Questions that only one card asks, of which the server names none. */
const ONLY: Readonly<Record<string, string>> = { keep: 'teacher', hand_on: 'teacher' };

/** The card or event that asks, as the server says; "" where it is neither. */
export function askerOf({ kind, args }: Decision): string {
  return ONLY[kind] ?? (typeof args.card === 'string' ? args.card : '');
}
