import { untrack } from 'svelte';
import { ComposingDesk, DONE } from '../../parts/desk/composing.svelte';
import type { MoveOffer } from '../../wire/types';
import type { BoardProps } from '../types';
import { askerOf } from './asker';
import { cardFacts } from './cards';
import { isAmong } from './copies';
import { seen, type Position } from './position';
import { TheRest } from './rest.svelte';
import { cardOf, cityPlace, targetsOf, thingOf, type Thing } from './things';
import { cheapestFirst } from './ways';

/** Any open card may be reserved: that is offered where one looks at it, and not lit. */
const RESERVE = 'reserve';

export class Desk extends ComposingDesk<Position> {
  /** Equal cards in a hand are one thing: which of them was touched first. */
  #touched = $state<Record<Thing, number>>({});
  /** Of a production, in the order shown. */
  readonly rest: TheRest;

  constructor(props: () => BoardProps) {
    super(props, seen);
    // The cheapest way is what one usually wants.
    $effect(() => {
      const { decision, offers, tail } = this.draft;
      if (decision?.kind !== 'way' || tail.length > 0) return;
      const [usual] = cheapestFirst(offers);
      if (usual) untrack(() => this.draft.take(usual.move));
    });
    this.rest = new TheRest(this, () => props().screen);
  }

  /** What can be touched, with the answers that it stands for. */
  readonly targets: Map<Thing, MoveOffer[]> = $derived.by(() => {
    const offers = this.active ? this.draft.offers.filter(({ id }) => id !== RESERVE) : [];
    return targetsOf(offers, this.position, this.seat, this.draft.decision);
  });
  /** Actions that are about nothing on the table: preparing, passing, a ticket. */
  readonly plain: MoveOffer[] = $derived.by(() => (this.kind === 'turn' ? this.draft.offers.filter((offer) => !this.#thingOf(offer)) : []));
  /** Something else is asked than what to do with my turn. */
  readonly asks: boolean = $derived(this.kind !== '' && this.kind !== 'turn');
  /** What is offered besides; what ends a run of answers is said by the one button as soon as something is chosen. */
  readonly #offered: MoveOffer[] = $derived.by(() => (this.several && this.draft.tail.some((move) => move !== DONE) ? this.draft.offers.filter(({ move }) => move !== DONE) : this.draft.offers));
  /** A few words beside what lies on the table (enough, or nothing of it). */
  readonly words: MoveOffer[] = $derived.by(() => (this.asks ? this.#offered.filter((offer) => !this.#thingOf(offer)) : []));
  /** The answers lie on the table: they are lit there, and only the words are listed. */
  readonly points: boolean = $derived.by(() => {
    const things = this.draft.offers.map((offer) => this.#thingOf(offer)).filter(Boolean);
    return this.asks && this.kind !== 'way' && things.length > 0 && this.words.length <= 2 && things.every((thing) => this.#lies(thing));
  });
  /** Answers to be chosen from a list; in my turn what can be done with one thing, where that is more than one. */
  readonly listed: MoveOffer[] = $derived.by(() => {
    if (this.asks) return this.points ? this.words : this.kind === 'way' ? cheapestFirst(this.draft.offers) : this.#offered;
    const here = (this.thing && this.targets.get(this.thing)) || [];
    return here.length > 1 ? here : [];
  });
  /** There is something to read or to choose from that may lie over the table. */
  readonly opens: boolean = $derived.by(() => {
    if (this.points) return this.looksAnew;
    return this.thing !== null || this.asks || this.draft.outcome !== null;
  });
  /** The card or event that asks, where that can be known. */
  readonly asker: string = $derived.by(() => (this.asks && this.draft.decision ? askerOf(this.draft.decision) : ''));
  /** Chosen things of the question in hand, one for each answer. */
  readonly picked: readonly Thing[] = $derived.by(() => this.draft.tail.flatMap((move) => this.draft.offers.find((offer) => offer.move === move) ?? []).map((offer) => this.#thingOf(offer)));

  /** Of several answers as many are chosen as may be. */
  readonly full: boolean = $derived.by(() => this.draft.decision?.form === 'some' && this.draft.tail.length > 1 && this.draft.outcome !== null && !this.draft.grows);

  /** Listed answers are not lit besides; but the sources of a payment are. Where no more can be chosen, what is chosen can be put back. */
  lit(thing: Thing, copy = 0): boolean {
    return (!this.asks || this.points || this.kind === 'way') && this.targets.has(thing) && (!this.full || this.isChosen(thing, copy));
  }
  /** How this open card can be reserved, if it can. */
  reservation(thing: Thing): MoveOffer | undefined {
    const offers = this.kind === 'turn' ? this.draft.offers.filter(({ id }) => id === RESERVE) : [];
    return targetsOf(offers, this.position, this.seat, this.draft.decision).get(thing)?.[0];
  }
  /** Of equal cards in a hand this `copy`. */
  isChosen(thing: Thing, copy = 0): boolean {
    const chosen = this.asks ? this.picked.filter((each) => each === thing).length : Number(this.thing === thing);
    return isAmong(copy, this.#touched[thing] ?? 0, chosen, this.#copies(thing));
  }

  choose(thing: Thing, copy = 0): void {
    const { draft } = this;
    const run = this.several && draft.tail.length > 0;
    if (draft.started && !run && !this.lit(thing, copy)) this.putAside(); // who turns to something else begins anew with it
    const again = this.thing === thing && !draft.started && (this.asks || this.isChosen(thing, copy));
    const [offer, ...others] = this.lit(thing, copy) ? (this.targets.get(thing) ?? []) : [];
    if (offer && draft.decision?.form === 'some' && this.isChosen(thing, copy)) return this.#release(thing, offer, copy);
    if (!this.asks || !this.picked.includes(thing)) this.#touched[thing] = copy;
    this.turnTo(this.kind === 'way' ? this.thing : this.several && offer ? null : thing);
    if (!offer) {
      if (again && run) this.thing = null; // what is chosen stays
      else if (again) this.letGo();
      else if (!this.asks) draft.take();
    } else if (others.length === 0) this.press(offer);
  }

  /** Takes one of several answers back, whichever it was. */
  #release(thing: Thing, { move }: MoveOffer, copy: number): void {
    const { tail } = this.draft;
    const chosen = this.picked.filter((each) => each === thing).length;
    const last = !isAmong(copy, this.#touched[thing] ?? 0, chosen - 1, this.#copies(thing));
    if (!last) this.#touched[thing] = copy + 1;
    this.draft.take(...tail.toSpliced(tail.lastIndexOf(move), 1));
  }

  #copies(thing: Thing): number {
    const cards = thing.startsWith('aside:') ? this.position.aside : (this.me?.hand.cards ?? []);
    return Math.max(1, cards.filter((card) => thing.endsWith(`:${card}`)).length);
  }

  /** Which copy was touched is of no account for the next question. */
  override newQuestion(): void {
    super.newQuestion();
    this.#touched = {};
  }

  override letGo(): void {
    this.rest.end();
    super.letGo();
  }

  override dropAll(): void {
    this.rest.end();
    super.dropAll();
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
