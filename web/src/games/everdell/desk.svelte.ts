import { untrack } from 'svelte';
import { Draft } from '../../parts/draft.svelte';
import type { MoveOffer } from '../../wire/types';
import type { AnyDesk } from '../desk.svelte';
import type { BoardProps } from '../types';
import { cardFacts } from './cards';
import { seen, type Player, type Position } from './position';
import { cardOf, cityPlace, targetsOf, thingOf, type Thing } from './things';

const DONE = 'done';
/** Any open card may be reserved: that is offered where one looks at it, and not lit. */
const RESERVE = 'reserve';

/** What I look at, and the action that comes of it, composed answer by answer. */
export class Desk implements AnyDesk {
  readonly draft: Draft;
  /** What I look at; it need not be possible. */
  thing = $state<Thing | null>(null);
  /** So many answers were given when I turned to it. */
  #since = $state(0);
  /** The sheet with the answers is put away for a look at the table. */
  folded = $state(false);

  constructor(private readonly props: () => BoardProps) {
    this.draft = new Draft(props);
    // Whoever can simply pay usually wants to.
    $effect(() => {
      const { decision, offers, tail } = this.draft;
      if (decision?.kind !== 'way' || tail.length > 0) return;
      const usual = offers.find(({ id }) => id === 'pay_price') ?? offers[0];
      if (usual) untrack(() => this.draft.take(usual.move));
    });
  }

  readonly seat: number = $derived.by(() => this.props().seat);
  readonly active: boolean = $derived.by(() => this.props().active);
  /** The table as the question finds it, and as it would be. */
  readonly position: Position = $derived.by(() => seen(this.draft.view));
  readonly outcome: Position | null = $derived.by(() => (this.draft.outcome ? seen(this.draft.outcome.view) : null));
  readonly me: Player | undefined = $derived(this.position.seats[this.seat]);
  readonly meAfter: Player | undefined = $derived(this.outcome?.seats[this.seat]);
  /** The kind of what is asked of me now. */
  readonly kind: string = $derived.by(() => (this.active ? (this.draft.decision?.kind ?? '') : ''));
  readonly targets: Map<Thing, MoveOffer[]> = $derived.by(() => (this.active ? targetsOf(this.draft.offers.filter(({ id }) => id !== RESERVE), this.position, this.seat, this.draft.decision) : new Map<Thing, MoveOffer[]>()));
  /** Actions that are about nothing on the table: preparing, passing, a ticket. */
  readonly plain: MoveOffer[] = $derived.by(() => (this.kind === 'turn' ? this.draft.offers.filter((offer) => !this.#thingOf(offer)) : []));
  /** Something else is asked than what to do with my turn. */
  readonly asks: boolean = $derived(this.kind !== '' && this.kind !== 'turn');
  /** A few words beside what lies on the table (enough, or nothing of it). */
  readonly words: MoveOffer[] = $derived.by(() => (this.asks ? this.draft.offers.filter((offer) => !this.#thingOf(offer)) : []));
  /** The answers lie on the table: they are lit there, and only the words are listed. */
  readonly points: boolean = $derived.by(() => {
    const things = this.draft.offers.map((offer) => this.#thingOf(offer)).filter(Boolean);
    return this.asks && this.kind !== 'way' && things.length > 0 && this.words.length <= 2 && things.every((thing) => this.#lies(thing));
  });
  readonly listed: MoveOffer[] = $derived.by(() => (this.asks ? (this.points ? this.words : this.draft.offers) : []));
  /** Several answers can be given one after the other. */
  readonly several: boolean = $derived.by(() => this.asks && ['some', 'allot', 'order'].includes(this.draft.decision?.form ?? ''));
  /** There is something to read or to choose from that may lie over the table. */
  readonly opens: boolean = $derived.by(() => {
    if (this.points) return this.thing !== null && this.#since === this.draft.steps.length;
    return this.thing !== null || this.asks || this.draft.outcome !== null;
  });
  /** What I chose to do, in the words of the engine. */
  readonly chosen: MoveOffer | undefined = $derived.by(() => this.draft.steps[0] ?? this.draft.offers.find(({ move }) => move === this.draft.tail[0]));
  /** Chosen things of the question in hand. */
  readonly picked: ReadonlySet<Thing> = $derived.by(() => new Set(this.draft.offers.filter(({ move }) => this.draft.tail.includes(move)).map((offer) => this.#thingOf(offer))));

  /** Listed answers are not lit besides; but the sources of a payment are. */
  lit(thing: Thing): boolean {
    return (!this.asks || this.points || this.kind === 'way') && this.targets.has(thing);
  }
  reservation(thing: Thing): MoveOffer | undefined {
    const card = cardOf(thing, this.position);
    return this.kind === 'turn' ? this.draft.offers.find((offer) => offer.id === RESERVE && (this.#thingOf(offer) === thing || (thing.startsWith('meadow_') && String(offer.args.source).startsWith('meadow_') && offer.args.card === card))) : undefined;
  }
  isChosen(thing: Thing): boolean {
    return this.picked.has(thing) || (this.thing === thing && !this.asks);
  }

  choose(thing: Thing): void {
    const again = this.thing === thing && !this.draft.started;
    const [offer, ...others] = this.lit(thing) ? (this.targets.get(thing) ?? []) : [];
    if (this.kind !== 'way') this.thing = this.several && offer ? null : thing;
    this.#since = this.draft.steps.length;
    this.folded = false;
    if (!offer) {
      if (again) this.letGo();
      else if (!this.asks) this.draft.take();
    } else if (others.length === 0) this.press(offer);
  }

  /** Takes an answer; where several can be given one after the other it is one more, or the last one back. */
  press(offer: MoveOffer): void {
    const { draft } = this;
    if (!this.several) void draft.choose(offer.move);
    else if (draft.grows && draft.further.some(({ move }) => move === offer.move)) draft.add(offer.move);
    else if (draft.tail.at(-1) === offer.move) void draft.back();
    else draft.take(offer.move);
  }

  /** Does it, goes on with it, or ends a run that could be longer. */
  async act(): Promise<void> {
    const { draft } = this;
    const ends = draft.grows && draft.further.some(({ move }) => move === DONE);
    if (ends) draft.take(...draft.tail, DONE);
    await draft.act();
  }

  newQuestion(): void {
    this.thing = null;
    this.folded = false;
  }

  letGo(): void {
    if (this.draft.started) return void this.draft.back();
    this.thing = null;
    this.draft.take();
  }

  follow(offer: MoveOffer): void {
    this.thing = this.#thingOf(offer) || null;
  }

  /** It is in sight: on the common table, before me, or open to everybody. */
  #lies(thing: Thing): boolean {
    const city = cityPlace(thing);
    return !city || city.seat === this.seat || this.position.rugwort !== null || cardFacts(cardOf(thing, this.position))?.open === true;
  }

  #thingOf(offer: MoveOffer): Thing {
    return thingOf(offer, this.position, this.seat, this.draft.decision?.kind ?? '');
  }
}
