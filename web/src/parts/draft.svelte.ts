import { untrack } from 'svelte';
import type { BoardProps } from '../games/types';
import type { Decision, MoveOffer, Preview, View } from '../wire/types';

type Table = Pick<BoardProps, 'screen' | 'active' | 'preview' | 'answer' | 'hint'>;

/**
 * An action in the making. What belongs to one action (a stall and its price) is composed answer by answer, previewed by
 * the server, taken back if wanted and sent as one. To be made while a board is made.
 *
 * `decision` and `offers` are what is asked now; `tail` is how I would answer it as I look at it: nothing, one answer,
 * or a whole run of them (a price in goods). `outcome` is what the action would do with it.
 */
export class Draft {
  #steps = $state.raw<MoveOffer[]>([]);
  /** How many of them were answered together, each time. */
  #runs: readonly number[] = [];
  #before = $state.raw<Preview | null>(null);
  #tail = $state.raw<string[]>([]);
  #foreseen: Promise<void> = Promise.resolve();
  outcome = $state.raw<Preview | null>(null);
  /** The server would not take the tail. */
  refused = $state(false);
  readonly #table: () => Table;
  readonly decision = $derived.by((): Decision | null => (this.#before ? this.#before.decision : this.#table().screen.decision));
  readonly offers = $derived.by((): MoveOffer[] => (this.#before ? this.#before.offers : this.#table().screen.moves));

  /** The table as this question finds it. */
  readonly view = $derived.by((): View => this.#before?.view ?? this.#table().screen.view);

  constructor(table: () => Table) {
    this.#table = table;
    const question = $derived(`${table().screen.decision?.number}:${table().active}`);
    $effect(() => {
      void question;
      untrack(() => this.clear());
    });
    $effect(() => {
      const { hint } = table();
      if (!hint) return;
      untrack(() => {
        this.clear(); // a hint answers the question of the table
        this.take(hint.move);
      });
    });
  }

  /** What was answered so far, in words: nothing of it has happened yet. */
  get steps(): MoveOffer[] {
    return this.#steps;
  }

  get tail(): string[] {
    return this.#tail;
  }

  /** What the action would do, as far as it is composed: with the tail, or without it where there is none. */
  get ahead(): Preview | null {
    return this.outcome ?? this.#before;
  }

  /** A question of the same kind follows: the tail can be made longer. */
  get grows(): boolean {
    return this.unfinished && this.outcome?.decision?.kind === this.decision?.kind;
  }

  /** What could be answered next: to the question after the tail where it is of the same kind, else to this one. */
  get further(): MoveOffer[] {
    return this.grows ? (this.outcome?.offers ?? []) : [];
  }

  /** The tail is followed by a question that belongs to the same action. */
  get unfinished(): boolean {
    return this.outcome?.decision?.part ?? false;
  }

  /** It can be sent, or gone on with. */
  get ready(): boolean {
    return this.#table().active && this.#tail.length > 0 && !this.refused;
  }

  get started(): boolean {
    return this.#steps.length > 0;
  }

  /** Answers what is asked in this way, for the time being. */
  take(...moves: string[]): void {
    this.#tail = moves;
    this.outcome = null;
    this.refused = false;
    this.#foreseen = moves.length > 0 ? this.#foresee() : Promise.resolve();
  }

  /**
   * Hands out so many pieces as the question wants, one answer each. The engine answers by itself where nothing is left to
   * choose, so as soon as it does the rest goes without saying.
   */
  give(...moves: string[]): void {
    this.#tail = moves;
    this.outcome = null;
    this.refused = false;
    this.#foreseen = moves.length > 0 ? this.#foreseeEach() : Promise.resolve();
  }

  /** Answers in this way, and goes on at once where more is asked that belongs to the same action. */
  async choose(move: string): Promise<void> {
    this.take(move);
    const tail = this.#tail;
    await this.#foreseen;
    if (this.#tail === tail && this.unfinished && !this.grows) await this.act();
  }

  /** Makes the tail longer where the same is asked again, else begins it anew. */
  add(move: string): void {
    this.take(...(this.grows ? this.#tail : []), move);
  }

  /** One answer back: of the tail if it is a run, else what was answered together before that. */
  async back(): Promise<void> {
    if (this.#tail.length > 1) return this.take(...this.#tail.slice(0, -1));
    if (this.#tail.length === 1 && this.#steps.length === 0) return this.take();
    const steps = this.#steps.slice(0, -(this.#runs.at(-1) ?? 1));
    const before = steps.length > 0 ? await this.#preview(steps) : null;
    this.#begin(steps, this.#runs.slice(0, -1), before);
  }

  clear(): void {
    this.#begin([], [], null);
  }

  /** Goes on with the action, or sends it where it is complete. */
  async act(): Promise<void> {
    if (!this.ready) return;
    const tail = this.#tail;
    const moves = [...this.#steps.map(({ move }) => move), ...tail];
    const found = this.outcome ?? (await this.#table().preview(moves)); // a slow line: what belongs together is not torn apart
    if (this.#tail !== tail) return;
    if (found?.decision?.part) this.#begin([...this.#steps, ...tail.map((move) => this.#offer(move))], [...this.#runs, tail.length], found);
    else this.#table().answer(moves);
  }

  #begin(steps: MoveOffer[], runs: readonly number[], before: Preview | null): void {
    this.#steps = steps;
    this.#runs = runs;
    this.#before = before;
    this.take();
  }

  #offer(move: string): MoveOffer {
    const known = this.offers.find((offer) => offer.move === move);
    return known ?? { move, id: move.split(' ')[0] ?? move, args: {}, spots: [], beside: false };
  }

  #preview(steps: MoveOffer[]): Promise<Preview | null> {
    return this.#table().preview(steps.map(({ move }) => move));
  }

  async #foreseeEach(): Promise<void> {
    const tail = this.#tail;
    const kind = this.decision?.kind;
    const foresee = (given: number): Promise<Preview | null> => this.#table().preview([...this.#steps.map(({ move }) => move), ...tail.slice(0, given)]);
    let given = 1;
    let found = await foresee(given);
    const asksOn = (): boolean => found?.decision?.kind === kind && Number(found?.decision?.args.number) >= tail.length - given; // so many are left of it
    while (given < tail.length && asksOn()) found = await foresee((given += 1));
    // Nothing more is asked of me: then all was said, or the whole of it has to be.
    const whole = found && !found.decision && given < tail.length ? await foresee(tail.length) : null;
    if (this.#tail !== tail) return;
    this.#tail = whole ? tail : tail.slice(0, given);
    this.outcome = whole ?? found;
    this.refused = found === null;
  }

  async #foresee(): Promise<void> {
    const tail = this.#tail;
    const found = await this.#table().preview([...this.#steps.map(({ move }) => move), ...tail]);
    if (this.#tail !== tail) return;
    this.outcome = found;
    this.refused = found === null;
  }
}
