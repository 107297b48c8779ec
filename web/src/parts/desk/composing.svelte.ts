import type { AnyDesk } from '../../games/desk.svelte';
import type { BoardProps } from '../../games/types';
import { t } from '../../i18n/texts.svelte';
import type { MoveOffer, Obstacles, View } from '../../wire/types';
import { Draft } from '../draft.svelte';
import { InTheWay } from './inTheWay.svelte';

/** Ends a run of answers. */
export const DONE = 'done';

/**
 * A desk for games with many things to touch: what I look at, and the action that comes of it, composed answer by answer.
 * A game says what its position is and which answers lie on its table.
 */
export abstract class ComposingDesk<Position extends { seats: unknown[] }> implements AnyDesk {
  readonly draft: Draft;
  /** What I look at; it need not be possible. */
  thing = $state<string | null>(null);
  /** So many answers were given when I turned to it. */
  #since = $state(0);
  /** The sheet with the answers is put away for a look at the table. */
  folded = $state(false);

  readonly #inTheWay: InTheWay;

  constructor(
    protected readonly props: () => BoardProps,
    private readonly seen: (view: View) => Position,
  ) {
    this.draft = new Draft(props);
    $effect(() => {
      const { begun } = props();
      begun(this.begun ? () => (this.draft.steps.length > 1 ? this.letGo() : this.dropAll()) : null);
      return () => begun(null);
    });
    this.#inTheWay = new InTheWay(
      props,
      () => this.thing !== null,
      () => this.draft.steps.map(({ move }) => move),
    );
  }

  readonly seat: number = $derived.by(() => this.props().seat);
  /** I sit here; somebody who watches does not. */
  readonly mine: boolean = $derived.by(() => this.props().screen.view.seat === this.props().seat);
  readonly active: boolean = $derived.by(() => this.props().active);
  /** The table as the question finds it, and as it would be. */
  readonly position: Position = $derived.by(() => this.seen(this.draft.view));
  readonly outcome: Position | null = $derived.by(() => (this.draft.outcome ? this.seen(this.draft.outcome.view) : null));
  /** As it would be after all that is composed so far; null where that is nothing. */
  readonly ahead: Position | null = $derived.by(() => (this.draft.ahead ? this.seen(this.draft.ahead.view) : null));
  readonly me: Position['seats'][number] | undefined = $derived.by(() => this.position.seats[this.seat]);
  readonly meAfter: Position['seats'][number] | undefined = $derived.by(() => this.outcome?.seats[this.seat]);
  /** What I really have, whatever I have composed, and what I would have in the end. */
  readonly had: Position['seats'][number] | undefined = $derived.by(() => this.seen(this.props().screen.view).seats[this.seat]);
  readonly would: Position['seats'][number] | undefined = $derived.by(() => this.ahead?.seats[this.seat]);
  /** The kind of what is asked of me now. */
  readonly kind: string = $derived.by(() => (this.active ? (this.draft.decision?.kind ?? '') : ''));
  /** Several answers can be given one after the other. */
  readonly several: boolean = $derived.by(() => this.asks && ['some', 'allot', 'order'].includes(this.draft.decision?.form ?? ''));
  /** What I chose to do first, in the words of the engine. */
  readonly chosen: MoveOffer | undefined = $derived.by(() => this.draft.steps[0] ?? this.draft.offers.find(({ move }) => move === this.draft.tail[0]));

  /** Something else is asked than what to do with my turn. */
  abstract readonly asks: boolean;
  /** There is something to read or to choose from. */
  abstract readonly opens: boolean;
  /** The answers lie on the table: they are lit there, and only the words are listed. */
  abstract readonly points: boolean;
  /** Answers in words, beside what lies on the table. */
  abstract readonly words: MoveOffer[];
  abstract follow(offer: MoveOffer): void;

  /** What keeps me from things on the table, by thing. */
  get obstacles(): Obstacles {
    return this.#inTheWay.found;
  }

  /** I turned to something since the last answer. */
  get looksAnew(): boolean {
    return this.thing !== null && this.#since === this.draft.steps.length;
  }

  /** Turns to something; null where it is only to be acted on. */
  protected turnTo(thing: string | null): void {
    this.thing = thing;
    this.#since = this.draft.steps.length;
    this.folded = false;
  }

  /** Takes an answer; where several can be given one after the other it is one more, or the last one back. */
  press(offer: MoveOffer): void {
    const { draft } = this;
    if (!this.several) void draft.choose(offer.move);
    else if (draft.grows && draft.further.some(({ move }) => move === offer.move)) draft.add(offer.move);
    else if (draft.tail.at(-1) === offer.move) void draft.back();
    else draft.take(offer.move);
  }

  /** Something was chosen by hand, and nothing of it has happened. */
  get begun(): boolean {
    return this.active && (this.draft.started || (this.thing !== null && this.draft.tail.length > 0));
  }

  /** A run of answers could be longer, and to act is to be content with it. */
  get ends(): boolean {
    return this.draft.grows && this.draft.further.some(({ move }) => move === DONE);
  }

  /** Does it, goes on with it, or ends a run that could be longer. */
  async act(): Promise<void> {
    const { draft } = this;
    if (this.ends) draft.take(...draft.tail, DONE);
    await draft.act();
  }

  newQuestion(): void {
    this.thing = null;
    this.folded = false;
  }

  /** All of it is let go at once. */
  dropAll(): void {
    this.thing = null;
    this.draft.clear();
  }

  /** A touch elsewhere lets go of all that was composed, and says so: somebody may have meant to read only. */
  protected putAside(): void {
    const [first] = this.draft.steps;
    const { refuse, texts } = this.props();
    this.dropAll();
    if (first) refuse({ title: t('put-aside', { what: texts.move(first) }), text: t('put-aside-text'), rule: '' });
  }

  /** One answer back; where that is all of it, it is said. */
  touchBeside(): void {
    if (this.draft.steps.length === 1) this.putAside();
    else this.letGo();
  }

  holds(move: string): boolean {
    return !this.draft.started && this.draft.tail.length === 1 && this.draft.tail[0] === move;
  }

  letGo(): void {
    if (this.draft.started) return void this.draft.back();
    this.thing = null;
    this.draft.take();
  }
}

/** What the parts around a desk ask of it. */
export type AnyComposingDesk = ComposingDesk<{ seats: unknown[] }>;
