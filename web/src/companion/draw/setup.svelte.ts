import { recallData, remember } from '../../lib/memory';
import { isAnything, isNumber, isText, listOf, orMissing, orNull, recordOf, tableOf, type Shape } from '../../lib/shape';
import { ApiError, api } from '../../wire/api';
import type { DrawWish, Drawn, Message, Options, Secret, Task } from '../../wire/types';
import { rememberNames, usualNames } from '../names';

const USUAL_PLAYERS = 2;

/** What this browser keeps of a set-up. */
interface Kept {
  options: Options;
  without: string[];
  drawn: Drawn | null;
  ticks: string[];
  secrets: Record<string, string[]>;
  bought: Record<string, Record<string, number>>;
  /** When it was drawn, and whether a game that was played with it lies in the history. */
  drawnAt?: number | undefined;
  played?: boolean | undefined;
}
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isOption = (value: unknown): value is Options[string] => isText(value) || isNumber(value) || isFlag(value);
const isTask = recordOf<Task>({ id: isText, args: tableOf(isAnything) as Shape<Task['args']>, part: isText, rule: isText, under: isFlag });
const isDrawnSetup = recordOf<Drawn>({
  budget: isAnything as Shape<Drawn['budget']>,
  code: isText,
  options: tableOf(isOption),
  seats: isNumber,
  secret: isAnything as Shape<Drawn['secret']>,
  tasks: listOf(isTask),
  view: recordOf({ position: tableOf(isAnything) }) as unknown as Shape<Drawn['view']>,
  without: listOf(isText),
});
const isSetup = recordOf<Kept>({
  options: tableOf(isOption),
  without: listOf(isText),
  drawn: orNull(isDrawnSetup),
  ticks: listOf(isText),
  secrets: tableOf(listOf(isText)),
  bought: tableOf(tableOf(isNumber)),
  drawnAt: orMissing(isNumber),
  played: orMissing(isFlag),
});

/** So long a set-up belongs to the game that is played next. */
const AN_EVENING_MS = 18 * 3_600_000;

/** A set-up for the real table: what was chosen, what the engine drew, what is done already. Kept at once. */
export class TableSetup {
  /** The players' names, as they sit. */
  people = $state.raw<readonly string[]>([]);
  options = $state.raw<Readonly<Options>>({});
  /** Cards that stay in the box. */
  without = $state.raw<readonly string[]>([]);
  drawn = $state.raw<Drawn | null>(null);
  problem = $state.raw<Message | null>(null);
  busy = $state(false);
  /** What is done, each task by its own words: what is drawn again is not done any more. */
  #ticks = $state.raw<readonly string[]>([]);
  /** By seat: what somebody keeps of what the phone dealt in secret. */
  #secrets = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  /** By seat: what somebody has bought before the game begins. */
  #bought = $state.raw<Readonly<Record<string, Readonly<Record<string, number>>>>>({});
  #drawnAt = 0;
  #played = false;

  constructor(
    readonly game: string,
    seats: readonly number[],
  ) {
    const kept = readKept(game);
    this.options = kept?.options ?? {};
    this.without = kept?.without ?? [];
    this.drawn = kept?.drawn ?? null;
    this.#ticks = kept?.ticks ?? [];
    this.#secrets = kept?.secrets ?? {};
    this.#bought = kept?.bought ?? {};
    this.#drawnAt = kept?.drawnAt ?? 0;
    this.#played = kept?.played ?? false;
    const known = usualNames();
    const wanted = kept?.drawn?.seats ?? Math.max(USUAL_PLAYERS, known.length);
    const count = seats.includes(wanted) ? wanted : Math.max(...seats.filter((number) => number <= wanted), Math.min(...seats));
    this.people = Array.from({ length: count }, (_, seat) => known[seat] ?? '');
  }

  call(seat: number, name: string): void {
    this.people = this.people.map((known, at) => (at === seat ? name.trim() : known));
    rememberNames(this.people);
  }

  add(): void {
    this.people = [...this.people, usualNames()[this.people.length] ?? ''];
  }

  remove(seat: number): void {
    this.people = this.people.filter((_, at) => at !== seat);
  }

  choose(options: Options): void {
    this.options = options;
    this.#keep();
  }

  /** Whether a card stays in the box. */
  leave(card: string, left: boolean): void {
    this.without = left ? [...this.without, card] : this.without.filter((other) => other !== card);
    this.#keep();
  }

  /** Everything anew, with these options. */
  async draw(options: Options): Promise<boolean> {
    return this.#ask({ seats: this.people.length, options, without: [...this.without] }, true);
  }

  /** What a code says. */
  async read(code: string): Promise<boolean> {
    if (!(await this.#ask({ code }, true)) || !this.drawn) return false;
    const { seats, options, without } = this.drawn;
    const known = usualNames();
    this.people = Array.from({ length: seats }, (_, seat) => this.people[seat] ?? known[seat] ?? '');
    this.options = options;
    this.without = without;
    this.#keep();
    return true;
  }

  /** One part again; what it brings is not done yet, all else stays as it is. */
  async again(part: string, secret = false): Promise<void> {
    if (this.drawn && (await this.#ask({ code: this.drawn.code, again: part }, false)) && secret) {
      this.#secrets = {};
      this.#keep();
    }
  }

  /** What this seat was dealt in secret: asked for when it is looked at, never kept. */
  async secretOf(seat: number): Promise<Secret | null> {
    if (!this.drawn) return null;
    return (await api.draw(this.game, { code: this.drawn.code, seat })).secret;
  }

  /** What this seat has bought. */
  boughtBy(seat: number): Readonly<Record<string, number>> {
    return this.#bought[seat] ?? {};
  }

  buy(seat: number, id: string, number: number): void {
    const { [id]: _, ...others } = this.boughtBy(seat);
    this.#bought = { ...this.#bought, [seat]: number > 0 ? { ...others, [id]: number } : others };
    this.#keep();
  }

  /** Nothing, where what was bought cannot be any more. */
  sellAll(seat: number): void {
    this.#bought = { ...this.#bought, [seat]: {} };
    this.#keep();
  }

  /** Back to choosing; the ticks belong to what was drawn. */
  change(): void {
    this.drawn = null;
    this.problem = null;
    this.#begin();
    this.#keep();
  }

  #begin(): void {
    this.#ticks = [];
    this.#secrets = {};
    this.#bought = {};
  }

  isDone(task: Task): boolean {
    return this.#ticks.includes(wordsOf(task));
  }

  tick(task: Task, done: boolean): void {
    const words = wordsOf(task);
    this.#ticks = done ? [...this.#ticks, words] : this.#ticks.filter((other) => other !== words);
    this.#keep();
  }

  /** What somebody keeps in secret; nothing where they have not looked yet. */
  keptBy(seat: number): readonly string[] {
    return this.#secrets[seat] ?? [];
  }

  keepSecret(seat: number, cards: readonly string[]): void {
    this.#secrets = { ...this.#secrets, [seat]: cards };
    this.#keep();
  }

  async #ask(wish: DrawWish, anew: boolean): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      this.drawn = await api.draw(this.game, wish);
    } catch (error) {
      this.problem = error instanceof ApiError ? error.reason : { id: 'refused', args: {} };
      return false;
    } finally {
      this.busy = false;
    }
    if (anew) this.#begin();
    this.#drawnAt = Date.now();
    this.#played = false;
    this.#keep();
    return true;
  }

  #keep(): void {
    const secrets = Object.fromEntries(Object.entries(this.#secrets).map(([seat, cards]) => [seat, [...cards]]));
    const kept: Kept = { options: { ...this.options }, without: [...this.without], drawn: this.drawn, ticks: [...this.#ticks], secrets, bought: { ...this.#bought }, drawnAt: this.#drawnAt, played: this.#played };
    remember(keyOf(this.game), JSON.stringify(kept));
  }
}

function wordsOf({ id, args }: Task): string {
  return `${id} ${JSON.stringify(args)}`;
}

function keyOf(game: string): string {
  return `draw.${game}`;
}

/** Whether something was drawn here and not yet put away. */
export function isDrawn(game: string): boolean {
  return readKept(game)?.drawn != null;
}

/** The set-up that was drawn for a game of so many people this evening, if no kept game has it yet. */
export function drawnFor(game: string, people: number): Drawn | null {
  const { drawn = null, drawnAt = 0, played = false } = readKept(game) ?? {};
  const now = drawn?.seats === people && !played && Date.now() - drawnAt < AN_EVENING_MS;
  return now ? drawn : null;
}

/** Its game is kept: the next one is another. */
export function wasPlayed(game: string): void {
  const kept = readKept(game);
  if (kept) remember(keyOf(game), JSON.stringify({ ...kept, played: true }));
}

function readKept(game: string): Kept | null {
  return recallData(keyOf(game), isSetup);
}
