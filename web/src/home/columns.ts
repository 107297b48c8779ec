import type { SizeName } from '../lib/size.svelte';

/** The most cards of games that stand in one row. */
const MOST = 4;

/** How many games stand in a row: rows as equal as can be, and cards wide enough for their two buttons. */
export function columnsFor(games: number, size: SizeName, upright: boolean): number {
  if (size === 'phone') return 1;
  if (size === 'desk') return Math.ceil(games / Math.ceil(games / MOST));
  return games === 3 && size === 'tablet' && !upright ? 3 : Math.min(games, 2);
}
