import { untrack } from 'svelte';
import type { Screen } from '../../wire/types';
import type { Desk } from './desk.svelte';
import { cityOf, drawnIn, type Standing } from './position';

/**
 * The rest of a production in the order in which it lies in the city (EV-98), card after card as if each had been chosen by
 * hand: what a card asks is asked as ever, and once it is answered the next one works. It ends with whatever may change
 * somebody's mind: cards that are drawn, a question that is let go, an answer taken back, another card chosen instead.
 * Only answers are sent, one by one, so nothing depends on this page: who opens it anew is asked what is still open.
 */
export class TheRest {
  /** What will still have to work after my last answer: where more is left, something else happened. Null: I choose. */
  #left: readonly number[] | null = null;
  /** No question is answered twice, whether or not the answer arrived. */
  #answered = -1;

  constructor(
    private readonly desk: Desk,
    screen: () => Screen,
  ) {
    const question = $derived(`${screen().decision?.number}:${desk.active}`);
    $effect(() => {
      void question;
      untrack(() => void this.goOn());
    });
  }

  /** What is still to work, in this order; nothing where nothing is to be put in order. */
  get cards(): Standing[] {
    const { draft, kind, me, position } = this.desk;
    return kind === 'produce' && !draft.started ? cityOf(me).filter(({ place }) => position.producing.includes(place)) : [];
  }

  async begin(): Promise<void> {
    this.#left = this.cards.map(({ place }) => place);
    this.#answered = -1;
    this.desk.newQuestion();
    await this.goOn();
  }

  /** From now on each is chosen again. */
  end(): void {
    this.#left = null;
  }

  /** The next card works, if this is still what was meant: at each question. */
  async goOn(): Promise<void> {
    const { draft, kind } = this.desk;
    const left = this.#left;
    const number = draft.decision?.number ?? -1;
    if (kind === 'turn') this.end();
    if (left === null || kind !== 'produce' || number === this.#answered) return;
    const places = this.cards.map(({ place }) => place);
    const next = draft.offers.toSorted((one, other) => Number(one.args.place) - Number(other.args.place))[0];
    if (!next || !places.every((place) => left.includes(place))) return this.end();
    this.#answered = number;
    this.#left = places.filter((place) => place !== next.args.place);
    await draft.choose(next.move);
    if (drawnIn(draft.ahead).length > 0 || !draft.ahead?.decision) this.end(); // beyond it lies what nobody has seen yet
    if (!draft.started && draft.tail[0] === next.move) await draft.act();
  }
}
