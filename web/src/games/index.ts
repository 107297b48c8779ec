import { fetchPart } from '../wire/patience';
import type { GameClient } from './types';

/** Boards are fetched when their game is opened; a game without one is played through the generic panel. */
const boards: Record<string, () => Promise<{ default: GameClient }>> = {
  tiny_towns: () => import('./tiny_towns'),
  garden_nation: () => import('./garden_nation'),
};

export async function gameClient(game: string): Promise<GameClient> {
  const load = boards[game] ?? (() => import('./generic'));
  return (await fetchPart(load)).default;
}
