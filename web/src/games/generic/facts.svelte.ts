import { api } from '../../wire/api';
import type { CardFacts } from '../../wire/types';

/** What a game's catalogue says about its cards, asked for once. */
class Facts {
  #cards = $state.raw<Record<string, Map<string, CardFacts>>>({});
  #asked = new Set<string>();

  /** Call it from an effect. */
  load(game: string): void {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    api.gallery(game).then(
      ({ catalogue }) => (this.#cards = { ...this.#cards, [game]: new Map((catalogue.cards ?? []).map((card) => [card.id, card])) }),
      () => this.#asked.delete(game), // cards are then shown without their figures
    );
  }

  known(game: string): boolean {
    return this.#cards[game] !== undefined;
  }

  /** Every card of the game, as its catalogue names them. */
  ids(game: string): string[] {
    return [...(this.#cards[game]?.keys() ?? [])];
  }

  of(game: string, card: string): CardFacts | undefined {
    return this.#cards[game]?.get(card);
  }
}

export const facts = new Facts();
