import type { FirstGame } from '../types';

/** One era is enough to begin with. */
export const first: FirstGame = { start_era: 1, end_era: 1 };
