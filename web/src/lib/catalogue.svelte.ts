import { t } from '../i18n/texts.svelte';
import { api } from '../wire/api';
import type { GameInfo } from '../wire/types';

/** The order on the page; games of others come after ours. */
const OURS = ['tiny_towns', 'garden_nation', 'everdell', 'colonists'];
const rank = (id: string): number => (OURS.indexOf(id) + OURS.length + 1) % (OURS.length + 1);

/** The games this server knows. */
class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  failed = $state(false);
  #asked = false;

  load(): void {
    if (this.#asked && !this.failed) return;
    this.#asked = true;
    api.games().then(
      (games) => {
        this.games = [...games].sort((a, b) => rank(a.id) - rank(b.id));
        this.failed = false;
      },
      () => (this.failed = true),
    );
  }

  find(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const catalogue = new Catalogue();

export function gameName(id: string): string {
  const name = t(`game-${id}`);
  return name === `game-${id}` ? id.replaceAll('_', ' ') : name;
}

/** A sentence about a game, or nothing where nobody has written one. */
export function gameText(id: string, part: 'line' | 'about'): string {
  const text = t(`game-${id}-${part}`);
  return text === `game-${id}-${part}` ? '' : text;
}

export function botName(bot: string): string {
  const name = t(`level-${bot}`);
  return name === `level-${bot}` ? bot : name;
}

/** The level somebody who does not care is given: the second gentlest. */
export function usualBot(bots: string[]): string {
  return bots[1] ?? gentleBot(bots);
}

/** The level for somebody who plays for the first time. */
export function gentleBot(bots: string[]): string {
  return bots[0] ?? 'newcomer';
}
