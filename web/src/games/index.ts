import { fetchPart } from '../wire/patience';
import { first as firstColonists } from './colonists/first';
import { first as firstEverdell } from './everdell/first';
import { first as firstGardenNation } from './garden_nation/first';
import { first as firstTinyTowns } from './tiny_towns/first';
import type { FirstGame, GameClient } from './types';

/** Boards are fetched when their game is opened; a game without one is played through the generic panel. */
const boards: Record<string, () => Promise<{ default: GameClient }>> = {
  tiny_towns: () => import('./tiny_towns'),
  garden_nation: () => import('./garden_nation'),
  everdell: () => import('./everdell'),
  colonists: () => import('./colonists'),
};

/** Games that take newcomers by the hand. */
const firsts: Record<string, FirstGame> = { tiny_towns: firstTinyTowns, garden_nation: firstGardenNation, everdell: firstEverdell, colonists: firstColonists };

export function firstGame(game: string): FirstGame | undefined {
  return firsts[game];
}

export async function gameClient(game: string): Promise<GameClient> {
  const load = boards[game] ?? (() => import('./generic'));
  return (await fetchPart(load)).default;
}
