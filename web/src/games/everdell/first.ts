import type { FirstGame } from '../types';

/** The base game as it is. */
export const first: FirstGame = {};
