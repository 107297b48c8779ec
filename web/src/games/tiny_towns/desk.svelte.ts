import type { MoveOffer } from '../../wire/types';
import type { BoardProps } from '../types';
import { KINDS } from './cards';
import { isStarted, planAt, planFor, type Plan } from './plan';
import { buildable, completions, kindMoves, placeMoves, placementsOf, plainMove, replacements, watchMove, type Placement } from './moves';
import { FIELDS, fieldIndex, positionOf, townOf } from './position';

export type Task = 'none' | 'keep' | 'kind' | 'place' | 'build' | 'replace' | 'watch';

/** How a field looks to somebody who is asked something. */
export interface Mark {
  lit: '' | 'dot' | 'ring';
  hot: boolean;
  paid: boolean;
  ghost: string;
  /** A resource that the plan still needs here. */
  wish: string;
  gain: number | null;
}

const TASKS: Record<string, Task> = {
  keep_monument: 'keep',
  choose_kind: 'kind',
  name_kind: 'kind',
  open_card: 'kind',
  mark: 'kind',
  place: 'place',
  build: 'build',
  add: 'build',
  replace: 'replace',
  watch: 'watch',
};
const NO_MARK: Mark = { lit: '', hot: false, paid: false, ghost: '', wish: '', gain: null };

/** What I am doing at my town: the card I plan, the place I look at, and the move that would come of it. */
export class Desk {
  /** The chosen card: a plan while placing, what to build while building. */
  card = $state<string | null>(null);
  which = $state(0);
  /** The field under the pointer, under the finger or with the focus. */
  field = $state<string | null>(null);
  watched = $state<string[]>([]);
  /** About to lay the resource beside the town (TT-105). */
  aside = $state(false);
  gains = $state.raw<Record<string, number>>({});
  /** Whether the latest question was what to build, and there was something. */
  #building = false;
  #asked = -1;

  constructor(private readonly props: () => BoardProps) {}

  offers: MoveOffer[] = $derived.by(() => (this.props().active ? this.props().screen.moves : []));
  task: Task = $derived.by(() => {
    const decision = this.props().screen.decision;
    return this.props().active && decision ? (TASKS[decision.kind] ?? 'none') : 'none';
  });
  town = $derived.by(() => townOf(this.props().screen, this.props().seat));
  /** The kind to be placed: the decision names it (a Factory may have changed it). */
  kind: string = $derived.by(() => {
    const { screen } = this.props();
    const named = screen.decision?.args.resource;
    return typeof named === 'string' ? named : (this.town.choice ?? positionOf(screen).kind ?? '');
  });
  places = $derived(placeMoves(this.offers));
  kinds = $derived(kindMoves(this.offers, ['choose', 'name', 'open', 'mark']));
  /** Some kind cannot be chosen now. */
  barred: boolean = $derived(this.task === 'kind' && this.kinds.size < KINDS.length);
  buildable = $derived(buildable(this.offers));
  replacements = $derived(replacements(this.offers));
  leave = $derived(plainMove(this.offers, ['done', 'decline', 'stop']));
  watchMove = $derived(watchMove(this.offers, this.watched));
  /** Moves of the place phase that are not a field: Factory, Warehouse, beside the town. */
  extras = $derived(this.offers.filter(({ id }) => ['take', 'store', 'swap', 'aside'].includes(id)));
  placements = $derived(this.task === 'build' && this.card ? placementsOf(this.offers, this.card) : []);
  placement: Placement | null = $derived(this.placements[this.which] ?? this.placements[0] ?? null);
  /** While placing: the cards that each field completes. */
  completions = $derived(this.task === 'place' ? completions(this.offers) : new Map<string, string[]>());
  /** The chosen card is my monument, which stands: nobody builds it twice. */
  stands: boolean = $derived(this.town.monument_built && this.card === this.town.monument);
  /** While placing or choosing a kind there is time for plans. */
  planning: boolean = $derived((this.task === 'place' || this.task === 'kind') && this.card !== null && !this.stands);
  /** The site of the planned card: where the field I look at would serve it, otherwise where least is missing. */
  plan: Plan | null = $derived.by(() => {
    if (!this.planning || !this.card) return null;
    if (!this.field) return planFor(this.town.fields, this.card);
    return this.kind && this.places.has(this.field) ? planAt(this.town.fields, this.kind, this.card, this.field) : null;
  });
  /** The plan as far as it can be drawn: what has not begun could come to lie anywhere. */
  drawn: Plan | null = $derived(this.plan && (this.field || isStarted(this.plan)) ? this.plan : null);
  /** Fields inside the fence. */
  site: string[] = $derived(this.planning ? (this.drawn?.fields ?? []) : (this.placement?.paid ?? []));
  /** The move that the main button would make. */
  move: string | null = $derived.by(() => {
    if (this.task === 'watch') return this.watchMove;
    if (this.aside) return this.extras.find(({ id }) => id === 'aside')?.move ?? null;
    if (!this.field) return null;
    if (this.task === 'place') return this.places.get(this.field) ?? null;
    if (this.task === 'build') return this.placement?.at.get(this.field) ?? null;
    if (this.task === 'replace') return (this.card && this.replacements.get(this.field)?.get(this.card)) || null;
    return null;
  });
  marks: Mark[] = $derived(FIELDS.map((field) => this.#mark(field)));

  /** Cards of the display that could be built after placing the present kind somewhere. */
  within(display: string[]): string[] {
    return display.filter((card) => [...this.completions.values()].some((cards) => cards.includes(card)));
  }

  /** A new question: keep the plan where it still makes sense. */
  newQuestion(): void {
    this.which = 0;
    this.field = null;
    this.watched = [];
    this.aside = false;
    this.gains = {};
    // What was chosen to be built is no plan for later, whether it was built or not.
    const number = this.props().screen.decision?.number ?? -1;
    if (number !== this.#asked) {
      if (this.#building) this.card = null;
      this.#building = false;
    }
    this.#asked = number;
    if (this.task === 'build' && this.buildable.length > 0) {
      this.#building = true;
      const only = this.buildable.length === 1 ? (this.buildable[0] ?? null) : null;
      this.card = this.card && this.buildable.includes(this.card) ? this.card : only;
    } else if (this.task === 'replace') this.card = null;
  }

  chooseCard(card: string): void {
    if (this.task === 'watch') {
      const without = this.watched.filter((each) => each !== card);
      this.watched = without.length < this.watched.length ? without : [...this.watched, card].slice(-3);
      return;
    }
    this.card = this.card === card && this.task !== 'replace' ? null : card;
    this.which = 0;
    if (this.task === 'build') this.field = null;
  }

  /** The next site on which the chosen card could be built, or the one before. */
  turn(by: number): void {
    this.which = (this.which + by + this.placements.length) % this.placements.length;
    this.field = null;
  }

  /** Beside the town instead of on a field, or back again. */
  layAside(): void {
    this.aside = !this.aside;
    this.field = null;
  }

  look(field: string): void {
    this.aside = false;
    if (this.task === 'build') this.#lookToBuild(field);
    else this.field = field;
  }

  /** Look where this move would be made. */
  follow({ move, args, spots }: MoveOffer): void {
    if (this.task !== 'keep' && typeof args.card === 'string') this.card = args.card;
    this.which = Math.max(0, this.placements.findIndex(({ at }) => [...at.values()].includes(move)));
    this.field = spots.find((spot) => this.#moveAt(spot) === move) ?? null;
  }

  #moveAt(field: string): string | undefined {
    if (this.task === 'place') return this.places.get(field);
    if (this.task === 'replace') return this.card ? this.replacements.get(field)?.get(this.card) : undefined;
    return this.placement?.at.get(field);
  }

  holds(move: string): boolean {
    return this.move === move;
  }

  letGo(): void {
    if (this.aside) this.aside = false;
    else if (this.field) this.field = null;
    else this.card = null;
  }

  /** A field of another placement brings that one forward. */
  #lookToBuild(field: string): void {
    if (this.placement?.at.has(field)) {
      this.field = field;
      return;
    }
    const other = this.placements.findIndex((placement) => placement.at.has(field) || placement.paid.includes(field));
    if (other >= 0) this.which = other;
    this.field = this.placement?.at.has(field) ? field : null;
  }

  #mark(field: string): Mark {
    const hot = this.field === field;
    if (this.task === 'place') return this.#placeMark(field, hot);
    if (this.planning) return { ...NO_MARK, wish: this.#wish(field) };
    if (this.task === 'build') return this.#buildMark(field, hot);
    if (this.task === 'replace' && this.replacements.has(field)) {
      const becomes = hot && this.card && this.replacements.get(field)?.has(this.card) ? this.card : '';
      return { ...NO_MARK, lit: hot ? 'ring' : 'dot', hot, ghost: becomes, gain: this.#gain(this.move, hot) };
    }
    return NO_MARK;
  }

  #placeMark(field: string, hot: boolean): Mark {
    const wish = this.#wish(field);
    if (!this.places.has(field)) return { ...NO_MARK, wish };
    const completes = this.card !== null && (this.completions.get(field)?.includes(this.card) ?? false);
    return { ...NO_MARK, lit: completes || hot ? 'ring' : 'dot', hot, ghost: hot ? this.kind : '', wish };
  }

  #wish(field: string): string {
    return this.drawn?.missing.get(field) ?? '';
  }

  #buildMark(field: string, hot: boolean): Mark {
    const { placement } = this;
    if (!placement) return NO_MARK;
    const move = placement.at.get(field) ?? null;
    const paid = placement.paid.includes(field);
    const elsewhere = this.placements.some((other) => other !== placement && other.paid.includes(field));
    if (!move) return { ...NO_MARK, paid, lit: elsewhere && !paid ? 'dot' : '' };
    const empty = this.town.fields[fieldIndex(field)] === '';
    return {
      lit: paid || hot || !empty || placement.paid.length === 0 ? 'ring' : 'dot',
      hot,
      paid: paid && !hot,
      ghost: hot ? placement.card : '',
      wish: '',
      gain: this.#gain(move, true),
    };
  }

  #gain(move: string | null, show: boolean): number | null {
    return show && move ? (this.gains[move] ?? null) : null;
  }
}
