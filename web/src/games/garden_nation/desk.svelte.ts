import type { MoveOffer, Preview } from '../../wire/types';
import type { BoardProps } from '../types';
import { dearest, gainOf, modesIn, offersOf, projectsOf, tagOf, targets, textArg, TRICKS, type Mode } from './moves';
import { positionOf, type Field, type Player, type Position, type Project, type Terrain } from './position';

export type Task = 'none' | 'keep' | 'act' | 'take' | 'next';

/** How a field looks to somebody who may act. */
export interface Mark {
  lit: boolean;
  hot: boolean;
  tag: string;
  /** Points of the best project that acting here completes. */
  gain: number;
  /** Acting here completes the project somebody points at; false also while nobody points at one. */
  wanted: boolean;
}

/** What I am about to do: which kind of action, where I point, and the move that would come of it. */
export class Desk {
  /** Chosen by me; otherwise the first that is possible. */
  #mode = $state<Mode | null>(null);
  spot = $state<string | null>(null);
  /** Chosen with a finger (or a bramble with a click): stays until let go. */
  held = $state(false);
  tile = $state<Terrain | null>(null);
  source = $state<string | null>(null);
  /** The open project under the pointer: where could it be completed? */
  wanted = $state<string | null>(null);
  /** Of the secret projects dealt to me, by place: those I would keep (GN-18). */
  kept = $state<number[]>([]);
  /** The cards to choose from are folded away, for a look at the garden. */
  aside = $state(false);
  /** A move that needs no field (go on, pass) under the pointer. */
  plain = $state<string | null>(null);

  constructor(private readonly props: () => BoardProps) {}

  position: Position = $derived.by(() => positionOf(this.props().screen));
  offers: MoveOffer[] = $derived.by(() => (this.props().active ? this.props().screen.moves : []));
  task: Task = $derived.by(() => {
    const kind = this.props().active ? this.props().screen.decision?.kind : undefined;
    return kind === 'keep' || kind === 'act' || kind === 'take' || kind === 'next' ? kind : 'none';
  });
  modes: Mode[] = $derived(this.task === 'act' ? modesIn(this.offers) : []);
  mode: Mode | null = $derived(this.#mode && this.modes.includes(this.#mode) ? this.#mode : (this.modes.find((mode) => !TRICKS.includes(mode)) ?? null));
  /** Nothing can be built here, and I have not chosen yet what to do instead. */
  stuck: boolean = $derived(this.task === 'act' && !this.modes.includes('build') && this.#mode === null);
  /** What keeps me from building here, in a word of the engine. */
  whyStuck: string = $derived.by(() => String(this.props().screen.decision?.args.stuck ?? ''));
  /** Moves without a field: going on and passing. */
  plains: MoveOffer[] = $derived(this.task === 'act' ? this.offers.filter(({ id }) => id === 'on' || id === 'pass') : []);
  targets: Map<string, MoveOffer[]> = $derived(this.mode ? targets(this.offers, this.mode, this.position.fields, this.source) : new Map());
  /** The moves that the field I point at stands for. */
  choices: MoveOffer[] = $derived((this.spot && this.targets.get(this.spot)) || []);
  /** An untouched bramble needs a tile first. */
  needsTile: boolean = $derived(this.mode === 'build' && this.choices.length > 1);
  offer: MoveOffer | null = $derived.by(() => {
    if (this.plain) return this.offers.find(({ move }) => move === this.plain) ?? null;
    if (this.mode === 'roof' && !this.source) return null;
    if (this.choices.length < 2) return this.choices[0] ?? null;
    return this.choices.find((choice) => textArg(choice, 'terrain') === this.tile) ?? null;
  });
  /** Keeping these two; null while they are not two different ones. */
  keeping: MoveOffer | null = $derived.by(() => {
    const [one, other] = this.keptCards;
    const wanted = this.task === 'keep' && one && other && one !== other;
    return (wanted && this.offers.find(({ spots }) => spots.includes(one) && spots.includes(other))) || null;
  });
  /** For the preview of an undecided bramble any of its moves will do: cost and crane are the same. */
  shown: MoveOffer | null = $derived(this.offer ?? (this.needsTile ? (this.choices[0] ?? null) : null));
  /** What the engine foresees of it. */
  preview = $state.raw<Preview | null>(null);
  outcome: Position | null = $derived(this.preview ? (this.preview.view.position as Position) : null);

  /** Open projects that some move of mine would meet now. */
  reachable: string[] = $derived(this.task === 'act' ? projectsOf(this.offers) : []);
  /** Open projects that the move I am looking at would meet. */
  met: Project[] = $derived.by(() => {
    return this.#among(this.offer ? [this.offer] : this.choices);
  });

  get mine(): Player | undefined {
    return this.position.seats[this.props().seat];
  }
  get dealt(): string[] {
    return this.mine?.dealt ?? [];
  }
  get keptCards(): string[] {
    return this.kept.map((index) => this.dealt[index] ?? '');
  }

  /** The third one chosen pushes the first one out. */
  keep(index: number): void {
    this.kept = this.kept.includes(index) ? this.kept.filter((each) => each !== index) : [...this.kept, index].slice(-2);
  }

  /** The open projects that one of these moves would meet. */
  #among(offers: MoveOffer[]): Project[] {
    const met = projectsOf(offers);
    return this.position.display.filter(({ card }) => met.includes(card));
  }

  newQuestion(): void {
    this.#mode = null;
    this.source = null;
    this.wanted = null;
    this.kept = [];
    this.aside = false;
    this.drop();
  }

  /** Show where a project can be completed, if need be by another kind of action. */
  want(card: string): void {
    this.wanted = card;
    const meets = (mode: Mode): boolean => projectsOf(offersOf(this.offers, mode)).includes(card);
    if (this.mode && meets(this.mode)) return;
    const other = this.modes.find(meets);
    if (other) this.setMode(other);
  }

  setMode(mode: Mode): void {
    // Who is stuck sees what can be demolished, but has not chosen it yet.
    this.#mode = this.mode === mode && !this.stuck ? null : mode;
    this.source = null;
    this.drop();
    const first = this.mode === 'roof' ? [...this.targets.keys()] : [];
    if (first.length === 1) this.source = first[0] ?? null;
  }

  look(field: string): void {
    if (this.spot === field) return;
    this.drop();
    this.spot = field;
  }

  /** Stay at this field. Of a bramble's tiles the one that completes the wanted or else the dearest project is chosen. */
  hold(): void {
    this.held = true;
    if (!this.needsTile || this.tile) return;
    const { display } = this.position;
    const best = dearest(this.choices, display.filter(({ card }) => card === this.wanted)) ?? dearest(this.choices, display);
    this.tile = best && (textArg(best, 'terrain') as Terrain);
  }

  /** Look where this move would be made. */
  follow(offer: MoveOffer): void {
    this.drop();
    this.#mode = this.modes.find((mode) => offersOf([offer], mode).length > 0) ?? null;
    this.source = this.#mode === 'roof' ? textArg(offer, 'field') : null;
    this.spot = [...this.targets].find(([, offers]) => offers.includes(offer))?.[0] ?? null;
    this.held = this.spot !== null;
    const terrain = textArg(offer, 'terrain');
    if (terrain) this.tile = terrain as Terrain;
    if (this.plains.includes(offer)) this.plain = offer.move;
  }

  holds(move: string): boolean {
    return this.offer?.move === move || this.plain === move;
  }

  /** The pointer went elsewhere. */
  leave(): void {
    if (!this.held) this.drop();
  }

  /** One step back: what I point at, then the other kind of action. */
  letGo(): void {
    if (this.spot || this.plain) this.drop();
    else if (this.source) this.source = null;
    else this.#mode = null;
  }

  drop(): void {
    this.spot = null;
    this.held = false;
    this.tile = null;
    this.plain = null;
  }

  mark(field: Field): Mark {
    const offers = this.targets.get(field.field) ?? [];
    const offer = offers[0];
    if (!offer) return { lit: false, hot: false, tag: '', gain: 0, wanted: false };
    const wanted = this.#among(offers).some(({ card }) => card === this.wanted);
    return { lit: true, hot: this.spot === field.field, tag: tagOf(offer), gain: gainOf(offers, this.position.display), wanted };
  }
}
