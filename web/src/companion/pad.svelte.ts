import type { GameTexts } from '../i18n/texts.svelte';
import { forget, recall, recallData, remember } from '../lib/memory';
import { isAnything, isText, listOf, orMissing, recordOf, tableOf } from '../lib/shape';
import { ApiError, api } from '../wire/api';
import type { Message, PadForm, PadPart, PadScore } from '../wire/types';
import { cellsOf, differences, idsFor, newId, padOf, type PadState } from './cells';
import { rememberNames, usualNames } from './names';
import { gridOf, isAsked, isBegun, tidied, type PadData, type PadPlayer } from './part';
import { sharedPad, Together } from './together.svelte';

const USUAL_PLAYERS = 2;
const PAUSE_MS = 3_000;

/** What this browser keeps of a pad. */
interface Kept {
  data: PadData;
  /** By group: the item of a grid that is in play. */
  picked: Record<string, string>;
  /** The game of the history in which its result is kept, if it is. */
  keptAs?: string | undefined;
}
const isPad = recordOf<Kept>({
  data: recordOf<PadData>({ players: listOf(tableOf(isAnything)) }),
  picked: tableOf(isText),
  keptAs: orMissing(isText),
});

/** The pad of one game: what was entered, kept at once, and what the engine says it is worth. Others may fill it in too. */
export class Pad {
  data = $state.raw<PadData>({ players: [] });
  picked = $state.raw<Readonly<Record<string, string>>>({});
  /** The game of the history in which this pad's result is kept; nothing, if it is not. */
  keptAs = $state('');
  ids = $state.raw<readonly string[]>([]);
  together = $state.raw<Together | null>(null);
  /** Pads of this game that had to make room. */
  aside = $state.raw<readonly Kept[]>([]);
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
    together: Together | null = null,
  ) {
    const kept = readKept(game, form);
    this.data = kept?.data ?? this.#blank();
    this.picked = kept?.picked ?? {};
    this.keptAs = kept?.keptAs ?? '';
    this.ids = idsFor(this.data.players);
    this.aside = (recallData(asideOf(game), listOf(isPad)) ?? []).flatMap((each) => legible(each, form) ?? []);
    if (together) this.join(together);
    void this.#update();
  }

  /** From now on this is the pad that others fill in too. */
  join(together: Together): void {
    this.together = together;
    this.keptAs = recall(keptAsOf(together)) ?? '';
    together.onnews = () => this.#hear();
    this.#hear();
  }

  /** A link by which others fill it in too. */
  async share(): Promise<void> {
    const cells = this.cells;
    const { pad } = await api.sharePad(this.game, cells);
    const keptAs = this.keptAs;
    this.join(Together.begun(pad, this.game, cells));
    if (keptAs) this.keepAs(keptAs);
    forget(keyOf(this.game));
  }

  /** It is this phone's own again, with everything that stands there. One that was begun here before is put aside. */
  leave(): void {
    const own = readKept(this.game, this.form);
    if (this.together) forget(keptAsOf(this.together));
    this.together?.forget();
    this.together = null;
    this.#putAside(own);
    this.#keep();
  }

  /** The pad that was put aside last, in the place of this one. */
  changeOver(): void {
    const [last, ...others] = this.aside;
    if (!last) return;
    this.aside = others;
    this.#putAside({ data: this.data, picked: this.picked, keptAs: this.keptAs });
    this.keptAs = last.keptAs ?? '';
    this.#change(last.data, idsFor(last.data.players), last.picked);
  }

  #putAside(kept: Kept | null): void {
    if (kept?.data.players.some((player) => isBegun(this.form.parts, player))) this.aside = [...this.aside, kept];
    remember(asideOf(this.game), JSON.stringify(this.aside));
  }

  /** In small pieces, as others are told it. */
  get cells(): ReturnType<typeof cellsOf> {
    return cellsOf(this.form, this.#state);
  }

  get #state(): PadState {
    return { data: this.data, picked: this.picked, ids: this.ids };
  }

  #hear(): void {
    const { data, picked, ids } = padOf(this.form, this.together?.cells ?? {});
    const players = data.players.map((player) => tidied(this.form.parts, player));
    const before = this.cells;
    this.picked = picked;
    this.ids = ids;
    this.data = { ...data, players };
    if (this.keptAs && !players.some((player) => isBegun(this.form.parts, player))) this.keepAs('');
    if (Object.keys(differences(before, this.cells)).length === 0) return;
    this.#changes += 1;
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

  names(texts: GameTexts, players = this.data.players): string[] {
    return players.map((player, seat) => {
      if (this.form.rival && player[this.form.rival.key] !== undefined) return texts.say('rival');
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
    this.#players([...people, { name: usualNames()[people.length] ?? '' }], [...this.ids.slice(0, people.length), newId(this.ids)]);
  }

  addRival(): void {
    if (this.form.rival) this.#players([...this.data.players, { [this.form.rival.key]: this.form.rival.least }], [...this.ids, newId(this.ids)]);
  }

  remove(seat: number): void {
    const others = <T>(list: readonly T[]): T[] => list.filter((_, index) => index !== seat);
    this.#players(others(this.data.players), others(this.ids));
  }

  /** Of the things of a group one is in play: everybody's becomes that. */
  pick(part: PadPart, group: string, id: string): void {
    const picked = { ...this.picked, [group]: id };
    const others = new Set(part.items.filter((item) => item.group === group).map((item) => item.id));
    const swapped = (player: PadPlayer): PadPlayer => ({ ...player, [part.key]: gridOf(part, player).map((row) => row.map((field) => (others.has(field) ? id : field))) });
    this.#change({ ...this.data, players: this.data.players.map(swapped) }, this.ids, picked);
  }

  /** The result is kept in the history as this game; with nothing, a new game begins. */
  keepAs(id: string): void {
    this.keptAs = id;
    if (this.together) remember(keptAsOf(this.together), id);
    else this.#keep();
  }

  /** The same people, nothing entered. */
  clear(): void {
    this.keepAs('');
    if (!this.together) forget(keyOf(this.game));
    const players = this.data.players.slice(0, this.people).map(({ name }) => ({ name }));
    this.#change({ players }, this.ids.slice(0, players.length), {});
  }

  #blank(): PadData {
    const known = usualNames();
    const fewest = Math.min(...this.form.seats);
    const players = Array.from({ length: Math.max(USUAL_PLAYERS, fewest) }, (_, seat) => ({ name: known[seat] ?? '' }));
    return { players: players.map((player) => tidied(this.form.parts, player)) };
  }

  #players(players: readonly PadPlayer[], ids = this.ids): void {
    this.#change({ ...this.data, players }, ids);
  }

  #change(data: PadData, ids = this.ids, picked = this.picked): void {
    const players = data.players.map((player) => tidied(this.form.parts, player));
    const before = this.cells;
    this.data = { ...data, players };
    this.ids = ids;
    this.picked = picked;
    this.#changes += 1;
    if (this.together) this.together.enter(differences(before, this.cells));
    else this.#keep();
    rememberNames(players.map(({ name }) => (typeof name === 'string' ? name : '')));
    void this.#update();
  }

  #keep(): void {
    const kept: Kept = { data: this.data, picked: this.picked, keptAs: this.keptAs };
    remember(keyOf(this.game), JSON.stringify(kept));
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
    this.together?.close();
  }
}

function keyOf(game: string): string {
  return `pad.${game}`;
}

function keptAsOf({ token }: Together): string {
  return `pad-kept.${token}`;
}

function asideOf(game: string): string {
  return `pads-aside.${game}`;
}

/** Whether a pad was begun here and not yet put away. */
export function isKept(game: string): boolean {
  return recall(keyOf(game)) !== null || sharedPad(game) !== null;
}

/** The pad that is filled in with others, unless one of its own was begun here. */
export function openPad(game: string): string | null {
  return recall(keyOf(game)) === null ? sharedPad(game) : null;
}

function readKept(game: string, form: PadForm): Kept | null {
  const kept = recallData(keyOf(game), isPad);
  return kept && legible(kept, form);
}

/** What the page can show of a pad that was kept: it is read as one that somebody else has written. Null: of so many there is no game. */
function legible({ data, picked, keptAs }: Kept, form: PadForm): Kept | null {
  const read = padOf(form, cellsOf(form, { data, picked, ids: idsFor(data.players) }));
  const people = read.data.players.filter((player) => !form.rival || player[form.rival.key] === undefined).length;
  if (!form.seats.includes(people)) return null;
  const players = read.data.players.map((player) => tidied(form.parts, player));
  return { data: { ...read.data, players }, picked: read.picked, keptAs };
}
