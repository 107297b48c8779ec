import { fair } from '../lib/chance';
import { forget, recallData, remember } from '../lib/memory';
import { listOf, recordOf } from '../lib/shape';
import type { TurnAid, TurnWay } from '../wire/generated';
import { backTo, begun, isTurnState, paused, upTo, type TurnState } from './turns';

const MOST_BACK = 30;
const LONGEST_EVENING_MS = 12 * 60 * 60_000;

/** What this browser keeps of an evening. */
interface Kept {
  now: TurnState;
  before: readonly TurnState[];
}
const isEvening = recordOf<Kept>({ now: isTurnState, before: listOf(isTurnState) });

/** An evening of one game: as it stands, kept at once, and the way back. */
export class Evening {
  state = $state.raw<TurnState | null>(null);
  before = $state.raw<readonly TurnState[]>([]);

  constructor(
    readonly game: string,
    private readonly aid: TurnAid,
  ) {
    const kept = readKept(game);
    if (kept && aid.ways.some(({ id }) => id === kept.now.way)) {
      this.state = kept.now;
      this.before = kept.before;
    }
  }

  get ways(): readonly TurnWay[] {
    return this.aid.ways;
  }

  get way(): TurnWay | null {
    return this.aid.ways.find(({ id }) => id === this.state?.way) ?? null;
  }

  begin(way: TurnWay, names: readonly string[], first: number, level: number): void {
    this.before = [];
    this.#keep(begun(way, names, first, level, Date.now(), fair));
  }

  /** Something that a tap did, and that another tap can take back. */
  step(change: (state: TurnState, way: TurnWay, now: number) => TurnState): void {
    if (!this.state || !this.way) return;
    this.before = [...this.before, this.state].slice(-MOST_BACK);
    this.#keep(change(this.state, this.way, Date.now()));
  }

  undo(): void {
    const earlier = this.before.at(-1);
    if (!earlier || !this.state) return;
    this.before = this.before.slice(0, -1);
    this.#keep(backTo(earlier, this.state, Date.now()));
  }

  /** The clock stands, or goes on. */
  pause(): void {
    if (this.state) this.#keep(paused(this.state, Date.now()));
  }

  end(): void {
    this.state = null;
    this.before = [];
    forget(keyOf(this.game));
  }

  #keep(state: TurnState): void {
    this.state = state;
    const kept: Kept = { now: state, before: this.before };
    remember(keyOf(this.game), JSON.stringify(kept));
  }
}

function keyOf(game: string): string {
  return `turns.${game}`;
}

function readKept(game: string): Kept | null {
  return recallData(keyOf(game), isEvening);
}

/** Whether an evening was begun here and not ended. */
export function isPlaying(game: string): boolean {
  return readKept(game) !== null;
}

/** How many minutes so many people have played this evening; none where nobody looked at the clock, or forgot it. */
export function minutesPlayed(game: string, people: number): number {
  const kept = readKept(game);
  if (kept?.now.names.length !== people) return 0;
  const { table } = upTo(kept.now, Date.now());
  return table < LONGEST_EVENING_MS ? Math.round(table / 60_000) : 0;
}
