import { Draft } from '../../parts/draft.svelte';
import type { MoveOffer } from '../../wire/types';
import type { AnyDesk } from '../desk.svelte';
import type { BoardProps } from '../types';
import { seen, type Player, type Position } from './position';
import { targetsOf, thingOf, type Thing } from './things';

const DONE = 'done';
/** The question of my turn: which steward goes where. */
const TURN = 'go';

/** What I look at, and the move that comes of it, composed answer by answer. */
export class Desk implements AnyDesk {
  readonly draft: Draft;
  /** What I look at; it need not be possible. */
  thing = $state<Thing | null>(null);
  /** The sheet with the answers is put away for a look at the table. */
  folded = $state(false);

  constructor(private readonly props: () => BoardProps) {
    this.draft = new Draft(props);
  }

  readonly seat: number = $derived.by(() => this.props().seat);
  /** I sit here; somebody who watches does not. */
  readonly mine: boolean = $derived.by(() => this.props().screen.view.seat === this.props().seat);
  readonly active: boolean = $derived.by(() => this.props().active);
  /** The table as the question finds it, and as it would be. */
  readonly position: Position = $derived.by(() => seen(this.draft.view));
  readonly outcome: Position | null = $derived.by(() => (this.draft.outcome ? seen(this.draft.outcome.view) : null));
  readonly me: Player | undefined = $derived(this.position.seats[this.seat]);
  readonly meAfter: Player | undefined = $derived(this.outcome?.seats[this.seat]);
  /** The kind of what is asked of me now. */
  readonly kind: string = $derived.by(() => (this.active ? (this.draft.decision?.kind ?? '') : ''));
  /** What can be touched on the map, with the answers that it stands for. */
  readonly targets: Map<Thing, MoveOffer[]> = $derived.by(() => targetsOf(this.active ? this.draft.offers : [], this.draft.steps));
  /** Something else is asked than where a steward goes. */
  readonly asks: boolean = $derived(this.kind !== '' && this.kind !== TURN);
  /** Answers in words, beside what lies on the map. */
  readonly words: MoveOffer[] = $derived.by(() => (this.active ? this.draft.offers.filter((offer) => !thingOf(offer, this.draft.steps)) : []));
  /** What may be done at any time of my turn: somebody put to work, an ability used. */
  readonly anytime: MoveOffer[] = $derived.by(() => (this.kind === TURN ? this.words : []));
  /** The answers lie on the map: they are lit there, and only the words are listed. */
  readonly points: boolean = $derived.by(() => this.asks && this.targets.size > 0);
  /** Answers to be chosen from a list; in my turn the ways to get to a place, where there are several. */
  readonly listed: MoveOffer[] = $derived.by(() => {
    const here = (this.thing && this.targets.get(this.thing)) || [];
    if (this.asks) return this.points ? [...(here.length > 1 ? here : []), ...this.words] : this.draft.offers;
    return here.length > 1 ? here : [];
  });
  /** Several answers can be given one after the other. */
  readonly several: boolean = $derived.by(() => this.asks && ['some', 'allot', 'order'].includes(this.draft.decision?.form ?? ''));
  /** There is something to read or to choose from. */
  readonly opens: boolean = $derived.by(() => this.thing !== null || (this.asks && !this.points) || this.draft.tail.length > 0 || this.draft.started);
  /** What I chose to do first, in the words of the engine. */
  readonly chosen: MoveOffer | undefined = $derived.by(() => this.draft.steps[0] ?? this.draft.offers.find(({ move }) => move === this.draft.tail[0]));

  lit(thing: Thing): boolean {
    return this.targets.has(thing);
  }

  /** The place that the move in the making is about. */
  readonly goal: Thing = $derived.by(() => {
    const last = this.draft.offers.find(({ move }) => move === this.draft.tail[0]);
    const found = [...this.draft.steps].reverse().map((step) => thingOf(step, []));
    return (last && thingOf(last, this.draft.steps)) || found.find(Boolean) || '';
  });

  isChosen(thing: Thing): boolean {
    return this.thing === thing || this.goal === thing;
  }

  choose(thing: Thing): void {
    const again = this.thing === thing && !this.draft.started;
    const [offer, ...others] = this.targets.get(thing) ?? [];
    this.thing = thing;
    this.folded = false;
    if (!offer) {
      if (again) this.letGo();
      else if (!this.asks) this.draft.clear();
    } else if (others.length === 0) this.press(offer);
    else this.draft.take();
  }

  /** Takes an answer; where several can be given one after the other it is one more, or the last one back. */
  press(offer: MoveOffer): void {
    const { draft } = this;
    if (!this.several) void draft.choose(offer.move);
    else if (draft.grows && draft.further.some(({ move }) => move === offer.move)) draft.add(offer.move);
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
    this.thing = thingOf(offer, []) || null;
  }
}
