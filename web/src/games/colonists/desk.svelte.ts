import { untrack } from 'svelte';
import { ComposingDesk } from '../../parts/desk/composing.svelte';
import type { MoveOffer } from '../../wire/types';
import type { BoardProps } from '../types';
import { seen, type Position } from './position';
import { onlyDeed, targetsOf, thingOf, type Thing } from './things';
import type { TileView } from './view';

/** The question of my turn: which steward goes where. */
const TURN = 'go';

export class Desk extends ComposingDesk<Position> {
  constructor(props: () => BoardProps) {
    super(props, seen);
    // Who could still be put to work first is asked even where the place offers one thing only: that is proposed at once.
    $effect(() => {
      const deed = this.kind === 'choose_deed' ? onlyDeed(this.draft.offers) : undefined;
      if (deed && this.draft.tail.length === 0) untrack(() => this.draft.take(deed.move));
    });
  }

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
  /** There is something to read or to choose from. */
  readonly opens: boolean = $derived.by(() => {
    if (this.points) return this.looksAnew || this.draft.tail.length > 0;
    return this.thing !== null || this.asks || this.draft.tail.length > 0 || this.draft.started;
  });

  lit(thing: Thing): boolean {
    return this.targets.has(thing);
  }

  /** The place that the move in the making is about. */
  readonly goal: Thing = $derived.by(() => {
    const last = this.draft.offers.find(({ move }) => move === this.draft.tail[0]);
    const found = [...this.draft.steps].reverse().map((step) => thingOf(step, []));
    return (last && thingOf(last, this.draft.steps)) || found.find(Boolean) || '';
  });

  /** The half of a market that was chosen, while the other one is asked for. */
  readonly firstHalf: TileView | null = $derived.by(() => {
    const half = this.kind === 'turn_market' ? this.draft.steps.at(-1) : undefined;
    return half ? { place: 'market', cell: thingOf(half, []), half: '' } : null;
  });

  isChosen(thing: Thing): boolean {
    return this.thing === thing || this.goal === thing;
  }

  choose(thing: Thing): void {
    const again = this.thing === thing && !this.draft.started;
    const [offer, ...others] = this.targets.get(thing) ?? [];
    this.turnTo(thing);
    if (!offer) {
      if (again) this.letGo();
      else if (!this.asks) this.draft.clear();
    } else if (others.length === 0) this.press(offer);
    else this.draft.take();
  }

  follow(offer: MoveOffer): void {
    this.thing = thingOf(offer, []) || null;
  }
}
