import type { GameTexts } from '../i18n/texts.svelte';
import { forget, recall, remember } from '../lib/memory';
import { ApiError, api } from '../wire/api';
import type { Message, PadForm, PadPart, PadScore } from '../wire/types';
import { gridOf, isAsked, tidied, type PadData, type PadPlayer } from './part';

const USUAL_PLAYERS = 2;
const PAUSE_MS = 3_000;
const NAMES = 'pad-names';

/** What this browser keeps of a pad. */
interface Kept {
  data: PadData;
  /** By group: the item of a grid that is in play. */
  picked: Record<string, string>;
}

/** The pad of one game: what was entered, kept at once, and what the engine says it is worth. */
export class Pad {
  data = $state.raw<PadData>({ players: [] });
  picked = $state.raw<Readonly<Record<string, string>>>({});
  score = $state.raw<PadScore | null>(null);
  problem = $state.raw<Message | null>(null);
  /** The server cannot be reached: the numbers belong to an earlier state. */
  behind = $state(false);
  #changes = $state(0);
  #scored = $state(-1);
  #busy = false;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly form: PadForm,
  ) {
    const kept = readKept(game);
    this.data = kept?.data ?? this.#blank();
    this.picked = kept?.picked ?? {};
    void this.#update();
  }

  /** Whether the numbers are those of what is entered. */
  get settled(): boolean {
    return this.#scored === this.#changes;
  }

  /** Whom the game itself plays, if somebody plays alone against that one: the last of the players. */
  get rival(): number | null {
    const last = this.data.players.length - 1;
    return this.form.rival && this.data.players[last]?.[this.form.rival.key] !== undefined ? last : null;
  }

  get people(): number {
    return this.data.players.length - (this.rival === null ? 0 : 1);
  }

  get canAdd(): boolean {
    return this.form.seats.includes(this.people + 1);
  }

  get canRemove(): boolean {
    return this.form.seats.includes(this.people - 1);
  }

  /** What is asked about this player. */
  partsOf(seat: number): PadPart[] {
    const player = this.data.players[seat] ?? {};
    if (seat !== this.rival) return this.form.parts.filter((part) => isAsked(part, player));
    const theirs = this.form.parts.filter(({ for_rival }) => for_rival);
    const fit = theirs.map((part) => ({ ...part, items: part.items.filter(({ for_rival }) => for_rival) }));
    return [...(this.form.rival ? [this.form.rival] : []), ...fit];
  }

  names(texts: GameTexts): string[] {
    return this.data.players.map((player, seat) => {
      if (seat === this.rival) return texts.say('rival');
      return typeof player.name === 'string' && player.name ? player.name : texts.say('pad-player', { number: seat + 1 });
    });
  }

  set(seat: number, key: string, value: unknown): void {
    this.#players(this.data.players.map((player, index) => (index === seat ? { ...player, [key]: value } : player)));
  }

  setTable(key: string, value: unknown): void {
    this.#change({ ...this.data, [key]: value });
  }

  add(): void {
    const people = this.data.players.slice(0, this.people);
    this.#players([...people, { name: usualNames()[people.length] ?? '' }]);
  }

  addRival(): void {
    if (this.form.rival) this.#players([...this.data.players, { [this.form.rival.key]: this.form.rival.least }]);
  }

  remove(seat: number): void {
    this.#players(this.data.players.filter((_, index) => index !== seat));
  }

  /** Of the things of a group one is in play: everybody's becomes that. */
  pick(part: PadPart, group: string, id: string): void {
    this.picked = { ...this.picked, [group]: id };
    const others = new Set(part.items.filter((item) => item.group === group).map((item) => item.id));
    const swapped = (player: PadPlayer): PadPlayer => ({ ...player, [part.key]: gridOf(part, player).map((row) => row.map((field) => (others.has(field) ? id : field))) });
    this.#players(this.data.players.map(swapped));
  }

  /** The game of the history in which this pad's result is kept; nothing, if it is not. */
  get keptAs(): string {
    return recall(`${keyOf(this.game)}.kept`) ?? '';
  }

  set keptAs(id: string) {
    remember(`${keyOf(this.game)}.kept`, id);
  }

  /** The same people, nothing entered. */
  clear(): void {
    forget(keyOf(this.game));
    forget(`${keyOf(this.game)}.kept`);
    this.picked = {};
    this.#change({ players: this.data.players.slice(0, this.people).map(({ name }) => ({ name })) });
  }

  #blank(): PadData {
    const known = usualNames();
    const fewest = Math.min(...this.form.seats);
    const players = Array.from({ length: Math.max(USUAL_PLAYERS, fewest) }, (_, seat) => ({ name: known[seat] ?? '' }));
    return { players: players.map((player) => tidied(this.form.parts, player)) };
  }

  #players(players: readonly PadPlayer[]): void {
    this.#change({ ...this.data, players });
  }

  #change(data: PadData): void {
    const players = data.players.map((player) => tidied(this.form.parts, player));
    this.data = { ...data, players };
    this.#changes += 1;
    const kept: Kept = { data: this.data, picked: this.picked };
    remember(keyOf(this.game), JSON.stringify(kept));
    rememberNames(players);
    void this.#update();
  }

  /** One request at a time; what changes meanwhile is asked for afterwards. */
  async #update(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#later);
    while (!this.settled) {
      const asked = this.#changes;
      try {
        this.score = await api.scorePad(this.game, this.data);
        this.problem = null;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 400) {
          this.behind = true;
          this.#later = setTimeout(() => void this.#update(), PAUSE_MS);
          break;
        }
        this.problem = error.reason;
      }
      this.behind = false;
      this.#scored = asked;
    }
    this.#busy = false;
  }

  /** No more questions to the server. */
  close(): void {
    clearTimeout(this.#later);
  }
}

function keyOf(game: string): string {
  return `pad.${game}`;
}

/** Whether a pad was begun here and not yet put away. */
export function isKept(game: string): boolean {
  return recall(keyOf(game)) !== null;
}

function readKept(game: string): Kept | null {
  try {
    const kept = JSON.parse(recall(keyOf(game)) ?? 'null') as Kept | null;
    return Array.isArray(kept?.data.players) ? kept : null;
  } catch {
    return null;
  }
}

/** Who played last time. */
function usualNames(): string[] {
  try {
    return JSON.parse(recall(NAMES) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function rememberNames(players: readonly PadPlayer[]): void {
  const names = players.map(({ name }) => (typeof name === 'string' ? name : ''));
  if (names.some((name) => name !== '')) remember(NAMES, JSON.stringify(names));
}
