import { recall, remember } from '../lib/memory';
import { tipFor, type Moment, type Tip } from './tip';

/** What was told at one table, and whether more may be told. Nothing of it is lost by a reload. */
export class Guide {
  #on = $state(false);
  #given = $state.raw<readonly string[]>([]);
  #now: { id: string; answers: number } | null = null;

  constructor(private readonly table: string) {
    const kept = recall(this.#key);
    if (kept === null) return;
    const [on, ...given] = kept.split(' ');
    this.#on = on === 'on';
    this.#given = given;
  }

  get on(): boolean {
    return this.#on;
  }

  /** The tip for this moment. One whose moment has passed counts as given; one that must wait comes back. */
  tip(tips: readonly Tip[], moment: Moment): Tip | null {
    return this.#on ? tipFor(tips, moment, this.#given) : null;
  }

  /**
   * This tip is to be seen now, after so many answers of mine. What was to be seen before has had its moment if I have
   * answered since, or if it holds no longer.
   */
  shows(tip: Tip | null, answers: number, lasts: (id: string) => boolean): void {
    const before = this.#now;
    this.#now = tip && { id: tip.id, answers: before?.id === tip.id ? before.answers : answers };
    if (before && (answers > before.answers || (before.id !== tip?.id && !lasts(before.id)))) this.give(before.id);
  }

  /** Once is enough. */
  give(id: string): void {
    if (this.#given.includes(id)) return;
    this.#given = [...this.#given, id];
    this.#keep();
  }

  stop(): void {
    this.#on = false;
    this.#keep();
  }

  /** From the beginning: whoever calls wants to be told what matters now, even if it was told before. */
  call(): void {
    this.#on = true;
    this.#given = [];
    this.#keep();
  }

  get #key(): string {
    return `guide.${this.table}`;
  }

  #keep(): void {
    remember(this.#key, [this.#on ? 'on' : 'off', ...this.#given].join(' '));
  }
}

const guides = new Map<string, Guide>();

/** The guide of a table. */
export function guideAt(table: string): Guide {
  const guide = guides.get(table) ?? new Guide(table);
  guides.set(table, guide);
  return guide;
}

/** Whether somebody has played this game in this browser. */
export function hasPlayed(game: string): boolean {
  return recall(`played.${game}`) !== null;
}

export function notePlayed(game: string): void {
  if (!hasPlayed(game)) remember(`played.${game}`, 'yes');
}
