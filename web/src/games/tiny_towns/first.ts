import type { FirstGame } from '../types';

/** The cards that the rulebook recommends, without monuments and with room beside the town (TT-5, TT-105). */
export const first: FirstGame = { display: 'first_game', monuments: false, more_storage: true };
