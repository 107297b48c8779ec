import { shuffled, type Chance } from '../lib/chance';
import { isAnything, isNumber, isText, listOf, orNull, recordOf, tableOf, type Shape } from '../lib/shape';
import type { Args } from '../wire/types';
import type { RivalDeed, TurnDeck, TurnRival, TurnWay } from '../wire/generated';

/** The cards of a round that the phone draws: the top one last. */
export interface DeckState {
  draw: readonly string[];
  /** All cards in the order of the next pile: a step back and on again shows the same one. */
  ahead: readonly string[];
  /** Those that lie open to choose from. */
  open: readonly string[];
  /** What counts in this round; nothing where everybody chooses. */
  shown: string;
  /** Drawn since the last shuffle. */
  seen: readonly string[];
  /** The pile was empty, and shuffled for this round. */
  anew: boolean;
}

/** What a rival was told to do: a sentence, or what a die showed. */
export interface RivalWord {
  say: string;
  args: Args;
}

export interface RivalState {
  level: number;
  season: number;
  points: number;
  cards: number;
  /** What he does now. */
  said: readonly RivalWord[];
}

/** An evening so far. Times are milliseconds; the clock runs since a moment, so that it is right after any sleep. */
export interface TurnState {
  way: string;
  names: readonly string[];
  round: number;
  /** Whose turn it is; nobody's where all play at once, or while it is asked who begins. */
  seat: number | null;
  /** Whose turns there were in this round. */
  had: readonly number[];
  out: readonly number[];
  first: number;
  used: readonly number[];
  table: number;
  /** Null: the clock stands. */
  since: number | null;
  deck: DeckState | null;
  rival: RivalState | null;
}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isWord = recordOf<RivalWord>({ say: isText, args: tableOf(isAnything) as Shape<Args> });

/** Whether what was kept is an evening as this page knows it. */
export const isTurnState = recordOf<TurnState>({
  way: isText,
  names: listOf(isText),
  round: isNumber,
  seat: orNull(isNumber),
  had: listOf(isNumber),
  out: listOf(isNumber),
  first: isNumber,
  used: listOf(isNumber),
  table: isNumber,
  since: orNull(isNumber),
  deck: orNull(recordOf<DeckState>({ draw: listOf(isText), ahead: listOf(isText), open: listOf(isText), shown: isText, seen: listOf(isText), anew: isFlag })),
  rival: orNull(recordOf<RivalState>({ level: isNumber, season: isNumber, points: isNumber, cards: isNumber, said: listOf(isWord) })),
});

export function begun(way: TurnWay, names: readonly string[], first: number, level: number, now: number, chance: Chance): TurnState {
  const state: TurnState = {
    way: way.id,
    names,
    round: 1,
    seat: way.order === 'together' ? null : first,
    had: [],
    out: [],
    first,
    used: names.map(() => 0),
    table: 0,
    since: now,
    deck: null,
    rival: way.rival && { level, season: 0, points: 0, cards: 0, said: way.rival.begins.map(({ say, args }) => ({ say, args })) },
  };
  return way.deck ? { ...state, deck: roundOf(way.deck, fresh(way.deck, allCards(way.deck, chance), chance), 1, chance) } : state;
}

// -- the clock ---------------------------------------------------------------------------------------------------------

/** As it is now: what has passed is written down. */
export function upTo(state: TurnState, now: number): TurnState {
  if (state.since === null) return state;
  const passed = Math.max(0, now - state.since);
  const used = state.used.map((time, seat) => (seat === state.seat ? time + passed : time));
  return { ...state, used, table: state.table + passed, since: now };
}

export function paused(state: TurnState, now: number): TurnState {
  return state.since === null ? { ...state, since: now } : { ...upTo(state, now), since: null };
}

/** Back to an earlier moment: the time since then was its player's, and the clock goes on or stands as it does now. */
export function backTo(earlier: TurnState, state: TurnState, now: number): TurnState {
  const passed = upTo(state, now).table - earlier.table;
  const at = { ...earlier, since: now - passed };
  return { ...upTo(at, now), since: state.since === null ? null : now };
}

// -- turns -------------------------------------------------------------------------------------------------------------

export function active(state: TurnState): number[] {
  return state.names.map((_, seat) => seat).filter((seat) => !state.out.includes(seat));
}

function nextTo(state: TurnState, seat: number): number {
  const circle = state.names.map((_, step) => (seat + 1 + step) % state.names.length);
  return circle.find((other) => !state.out.includes(other)) ?? seat;
}

function turnsOf(had: readonly number[], seat: number): number {
  return had.filter((other) => other === seat).length;
}

/** Who may come after this turn. Empty: it was the last one of a round after which it is asked who begins. */
export function followers(way: TurnWay, state: TurnState): number[] {
  const { seat } = state;
  if (way.order === 'together') return [];
  if (seat === null) return active(state);
  const had = [...state.had, seat];
  const left = active(state).filter((other) => turnsOf(had, other) < Math.max(1, way.turns));
  const counted = way.turns > 0 && way.counts.length > 0;
  if (counted && left.length === 0) return isAsked(way, state) ? [] : [beginner(way, state, seat)];
  if (way.order === 'chosen') return left;
  return [nextTo(state, seat)];
}

/** With a marker, whoever has it begins when the first count begins anew: that is asked. */
function isAsked(way: TurnWay, state: TurnState): boolean {
  const length = way.counts[0]?.values.length ?? 0;
  return way.begins === 'marker' && active(state).length > 1 && length > 0 && state.round % length === 0;
}

function beginner(way: TurnWay, state: TurnState, last: number): number {
  const wanted = way.begins === 'last' ? last : state.first;
  return state.out.includes(wanted) ? nextTo(state, wanted) : wanted;
}

/** It is somebody else's turn from now on; null: it is asked who begins. */
export function handedOn(way: TurnWay, state: TurnState, to: number | null, now: number): TurnState {
  const then = { ...upTo(state, now), since: now };
  if (state.seat === null) return { ...then, seat: to, first: to ?? state.first };
  const had = [...state.had, state.seat];
  const over = way.turns === 0 || (way.counts.length > 0 && active(state).every((seat) => turnsOf(had, seat) >= way.turns));
  if (!over) return { ...then, seat: to, had };
  return { ...then, seat: to, had: [], round: state.round + 1, first: way.begins === 'same' ? state.first : (to ?? state.first) };
}

/** Somebody is out, or in again. */
export function outOrIn(way: TurnWay, state: TurnState, seat: number, now: number): TurnState {
  if (state.out.includes(seat)) return { ...state, out: state.out.filter((other) => other !== seat) };
  const then = { ...state, out: [...state.out, seat] };
  if (active(then).length === 0) return { ...upTo(then, now), since: null };
  return seat === state.seat ? { ...handedOn(way, state, nextTo(then, seat), now), out: then.out } : then;
}

/** How many actions this turn has; 0: that is not said. */
export function actionsNow(way: TurnWay, state: TurnState): number {
  return way.actions[Math.min(state.had.length, way.actions.length - 1)] ?? 0;
}

/** What is counted, by name: the first goes on with each round, the next one when that begins anew. */
export function countsNow(way: TurnWay, round: number): Record<string, string | number> {
  let left = round - 1;
  const found: Record<string, string | number> = {};
  for (const { id, values } of way.counts) {
    found[id] = values.length > 0 ? (values[left % values.length] ?? '') : left + 1;
    left = values.length > 0 ? Math.floor(left / values.length) : 0;
  }
  return found;
}

/** After the last round that is counted there is none. */
export function isOver(way: TurnWay, round: number): boolean {
  const rounds = way.counts.reduce((product, { values }) => product * (values.length || Infinity), 1);
  return way.counts.length > 0 && round > rounds;
}

// -- the deck ----------------------------------------------------------------------------------------------------------

function allCards(deck: TurnDeck, chance: Chance): string[] {
  return shuffled(Object.entries(deck.cards).flatMap(([card, count]) => Array.from({ length: count }, () => card)), chance);
}

/** A new pile; some cards lie away unseen, or some lie open. */
function fresh(deck: TurnDeck, all: readonly string[], chance: Chance): DeckState {
  const draw = all.slice(0, all.length - deck.aside - deck.open);
  return { draw, ahead: allCards(deck, chance), open: all.slice(all.length - deck.open), shown: '', seen: [], anew: false };
}

/** The card of a round; an empty pile is shuffled when one is needed, with all cards. */
function roundOf(deck: TurnDeck, state: DeckState, round: number, chance: Chance): DeckState {
  if (deck.open > 0 || (deck.free_every > 0 && round % deck.free_every === 0)) return { ...state, shown: '', anew: false };
  const anew = state.draw.length === 0;
  const pile = anew ? fresh(deck, state.ahead, chance) : state;
  const shown = pile.draw.at(-1) ?? '';
  return { ...pile, draw: pile.draw.slice(0, -1), shown, seen: [...pile.seen, shown], anew };
}

export function nextRound(way: TurnWay, state: TurnState, now: number, chance: Chance): TurnState {
  const round = state.round + 1;
  return { ...upTo(state, now), since: now, round, deck: way.deck && state.deck && roundOf(way.deck, state.deck, round, chance) };
}

/** One of the open cards is chosen: it goes under the pile at once, and a new one is turned up in its place. */
export function chosen(state: TurnState, index: number, now: number): TurnState {
  const { deck } = state;
  const card = deck?.open[index];
  if (!deck || card === undefined) return state;
  const draw = [card, ...deck.draw];
  const open = deck.open.map((other, at) => (at === index ? (draw.at(-1) ?? other) : other));
  return { ...upTo(state, now), since: now, round: state.round + 1, deck: { ...deck, draw: draw.slice(0, -1), open, shown: card } };
}

// -- a rival -----------------------------------------------------------------------------------------------------------

function does(rival: TurnRival, state: RivalState, deed: RivalDeed, chance: Chance): RivalState {
  const faces = deed.roll ? (rival.dice[deed.roll] ?? []) : [];
  if (faces.length > 0) {
    const face = chance(faces.length);
    const rolled = { ...state, said: [...state.said, { say: 'turns-rolled', args: { number: face + 1 } }] };
    return (faces[face] ?? []).reduce<RivalState>((now, next) => does(rival, now, next, chance), rolled);
  }
  const said = [...state.said, { say: deed.say, args: deed.args }];
  return { ...state, said, points: state.points + deed.points, cards: state.cards + deed.cards };
}

export function happened(way: TurnWay, state: TurnState, deeds: readonly RivalDeed[], chance: Chance): TurnState {
  const { rival } = way;
  if (!rival || !state.rival) return state;
  return { ...state, rival: deeds.reduce<RivalState>((now, deed) => does(rival, now, deed, chance), { ...state.rival, said: [] }) };
}

/** The next season of the rival's level, if there is one. */
export function seasonAhead(way: TurnWay, state: TurnState): TurnRival['occasions'][number] | null {
  return (state.rival && way.rival?.seasons[state.rival.level]?.[state.rival.season]) ?? null;
}

export function seasonChanged(way: TurnWay, state: TurnState, chance: Chance): TurnState {
  const season = seasonAhead(way, state);
  if (!season || !state.rival) return state;
  return happened(way, { ...state, rival: { ...state.rival, season: state.rival.season + 1 } }, season.deeds, chance);
}

/** Points or cards that he has more or fewer, as somebody at the table says. */
export function corrected(state: TurnState, what: 'points' | 'cards', by: number): TurnState {
  return state.rival ? { ...state, rival: { ...state.rival, [what]: Math.max(0, state.rival[what] + by) } } : state;
}
