import type { Speed } from '../lib/settings.svelte';
import type { LogLine, Screen } from '../wire/types';

/** What was heard at once: a screen, and the lines of the log that led to it. */
export interface Step {
  screen: Screen;
  lines: LogLine[];
}

/** How long a step of somebody else stays before the next one is shown. */
const STAY_MS: Record<Speed, number> = { off: 0, fast: 350, normal: 700, slow: 1400 };
/** How long the last one stays before the result takes its place: the end is to be seen. */
const LAST_MS: Record<Speed, number> = { off: 0, fast: 3000, normal: 7000, slow: 12000 };
/** When more than so many wait, each gets a smaller share of the time. */
const CROWD = 3;
const BRIEFEST_MS = 90;
/** The part of its time that a step may spend on pieces that travel. */
const ON_THE_WAY = 0.6;

interface Stage {
  speed: () => Speed;
  /** Whether a step is worth looking at. */
  notable: (step: Step) => boolean;
  /** Sets pieces in motion; the step is shown when they have arrived. Tells how long that takes. */
  send: (step: Step, most: number) => number;
  show: (step: Step) => void;
}

/** What others do, one step after the other at a pace that can be followed. What I do never waits. */
export class Pace {
  /** The step in front of the eyes, for as long as it stays there. */
  now = $state.raw<Step | null>(null);
  #waiting = $state.raw<Step[]>([]);
  /** Pieces of `now` are still on their way. */
  #flying = $state(false);
  /** Shown as soon as the page has time. */
  #latest = $state.raw<Step | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: Stage) {}

  /** How many steps have happened that are not shown yet. */
  get left(): number {
    return this.#waiting.length + (this.#flying ? 1 : 0);
  }

  /** Whether something is being shown, or is about to be. */
  get busy(): boolean {
    return this.now !== null || this.#latest !== null;
  }

  /** Whether the game has ended with what is in front of the eyes. */
  get ending(): boolean {
    return this.now !== null && !this.#flying && this.now.screen.view.over;
  }

  hear(step: Step): void {
    this.#waiting = [...this.#waiting, step];
    if (!this.now) this.#next();
  }

  /** Straight to this one: nothing before it needs to be seen. */
  leap(step: Step): void {
    this.#latest = step;
    this.#settle();
  }

  /** Straight to what I did myself; if it ends the game it stays a while. */
  act(step: Step): void {
    this.leap(step);
    this.#stayAtEnd(step);
  }

  /** Straight to this one, too, but of several that are heard at once only the last is drawn: who is far behind catches up. */
  present(step: Step): void {
    this.#latest = step;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle());
  }

  /** Whatever waits is shown now; the end is still to be seen, and left only from there. */
  skip(): void {
    const seen = this.ending;
    const last = this.#settle();
    if (last && !seen) this.#stayAtEnd(last);
  }

  #stayAtEnd(step: Step): void {
    const time = step.screen.view.over ? LAST_MS[this.stage.speed()] : 0;
    if (time === 0) return;
    this.now = step;
    this.#timer = setTimeout(() => this.#next(), time);
  }

  #settle(): Step | null {
    clearTimeout(this.#timer);
    const last = this.#latest ?? this.#waiting.at(-1) ?? (this.#flying ? this.now : null);
    this.#latest = null;
    this.#waiting = [];
    this.#flying = false;
    this.now = null;
    if (last) this.stage.show(last);
    return last;
  }

  #next(): void {
    const [step, ...later] = this.#waiting;
    this.#waiting = later;
    this.now = null;
    if (!step) return;
    const time = this.#timeFor(step);
    if (time === 0) {
      this.stage.show(step);
      return this.#next();
    }
    this.now = step;
    const flight = this.stage.send(step, time * ON_THE_WAY);
    this.#flying = flight > 0;
    if (flight > 0) this.#timer = setTimeout(() => this.#arrive(step, time - flight), flight);
    else this.#arrive(step, time);
  }

  #timeFor(step: Step): number {
    if (step.screen.view.over) return LAST_MS[this.stage.speed()];
    return this.stage.notable(step) ? stay(this.stage.speed(), this.#waiting.length) : 0;
  }

  #arrive(step: Step, time: number): void {
    this.#flying = false;
    this.stage.show(step);
    this.#timer = setTimeout(() => this.#next(), time);
  }
}

export function stay(speed: Speed, waiting: number): number {
  const usual = STAY_MS[speed];
  return usual === 0 ? 0 : Math.max(BRIEFEST_MS, Math.min(usual, (usual * CROWD) / (waiting + 1)));
}
