import type { LogLine, Moment } from '../wire/types';
import { momentAt, roundAt, type Round } from './history.svelte';

/**
 * What people tell of a game afterwards. How somebody stood is seen at the ends of rounds:
 *
 *     lead      the winner takes the lead for good
 *     late      the same, shortly before the end
 *     behind    somebody was far behind, and won or nearly caught up
 *
 * What somebody did is a single action, with what it brought and nothing else:
 *
 *     leap      the most that anybody won by one; what they had cost themselves just before is no part of its size
 *     mine      the same for me
 *     blow      the most that anybody lost by one of somebody else
 */
export type TurnKind = 'lead' | 'late' | 'behind' | 'leap' | 'mine' | 'blow';

/** A round, or an action of a game without rounds: the moments at which it begins and ends. */
export interface Stage {
  round: number;
  from: number;
  to: number;
}

export interface Turn {
  letter: string;
  kind: TurnKind;
  stage: Stage;
  seat: number;
  /** Who brought it about: of somebody who fell behind, the one in front. */
  doer: number;
  /** How far ahead or behind, how many won or lost. */
  points: number;
  /** Of a leap: so many of them only made good what the same one had given up before. */
  owed: number;
  /** How far behind at the end; 0 for the winner. */
  finally: number;
  /** The largest leap of all, if it was a part of this. */
  leap: Stage | null;
}

type Found = Omit<Turn, 'letter' | 'leap'>;

/** The log of the game, and the events in it that bring points at the end of a round, whoever's action it ended with. */
export interface Told {
  log: LogLine[];
  counting: readonly string[];
}

const MOST = 4;
/** A lead that is taken in the last part of the game is a late one. */
const LATE = 0.9;
/** Less is not worth a word. */
const FAR_BEHIND = 4;
const HARD = 3;
const GOOD = 2;

/** What somebody did: one entry, or several where it took more than one to say (a card, then how it was paid). */
export function actionsOf(moments: Moment[]): Stage[] {
  const ends = moments.flatMap(({ unfinished }, at) => (at > 0 && (!unfinished || at === moments.length - 1) ? [at] : []));
  return ends.map((to, index) => ({ round: 0, from: ends[index - 1] ?? 0, to }));
}

/** The action that this entry belongs to. */
export function actionOf(moments: Moment[], entry: number): Stage | undefined {
  return actionsOf(moments).find(({ to }) => (moments[to]?.entry ?? -1) >= entry);
}

/** Rounds, because a turn may first cost what it brings in later and all have had theirs then; actions where there are none. */
export function stagesOf(moments: Moment[], rounds: Round[]): Stage[] {
  const last = moments.length - 1;
  if (rounds.length === 0) return actionsOf(moments);
  const starts = rounds.map(({ entry }) => momentAt(moments, entry));
  return rounds.map(({ number }, index) => ({ round: number, from: starts[index] ?? 0, to: starts[index + 1] ?? last })).filter(({ from, to }) => to > from);
}

/** How somebody stands at the beginning and at the end of each stage, and what each action brought. */
export class Course {
  readonly stages: Stage[];
  readonly actions: Stage[];
  readonly #lines = new Map<number, LogLine[]>();

  constructor(
    readonly moments: Moment[],
    readonly rounds: Round[],
    readonly told: Told,
  ) {
    for (const line of told.log) this.#lines.set(line.entry, [...(this.#lines.get(line.entry) ?? []), line]);
    this.stages = stagesOf(moments, rounds);
    this.actions = rounds.length === 0 ? this.stages : actionsOf(moments).map((action) => ({ ...action, round: roundAt(rounds, moments[action.from]?.entry ?? -1) }));
  }

  linesOf({ from, to }: Stage): LogLine[] {
    return this.moments.slice(from + 1, to + 1).flatMap(({ entry }) => this.#lines.get(entry) ?? []);
  }

  /** Whether a round ended with it, and brought points on its own. */
  counts(stage: Stage): boolean {
    return this.linesOf(stage).some(({ id }) => this.told.counting.includes(id));
  }

  /** What an action brought: where a round ended with it only what the log says of the action itself. */
  brought(action: Stage, seat: number): number {
    if (!this.counts(action)) return this.gain(action, seat);
    const own = this.linesOf(action).filter(({ id, args }) => args.seat === seat && !this.told.counting.includes(id));
    return own.reduce((sum, { args }) => sum + Number(args.points ?? 0), 0);
  }

  /** Whose action it was. */
  doer(action: Stage): number | null {
    return this.linesOf(action).find(({ by }) => by !== null)?.by ?? null;
  }

  total(at: number, seat: number): number {
    return this.moments[at]?.totals[seat] ?? 0;
  }

  gain({ from, to }: Stage, seat: number): number {
    return this.total(to, seat) - this.total(from, seat);
  }

  /** Points ahead of the best of the others; below zero: behind. */
  ahead(at: number, seat: number): number {
    const others = (this.moments[at]?.totals ?? []).filter((_, other) => other !== seat);
    return this.total(at, seat) - Math.max(...others);
  }

  leader(at: number): number {
    const totals = this.moments[at]?.totals ?? [];
    return totals.indexOf(Math.max(...totals));
  }
}

/** At most four, each its own event, in the order of the game. */
export function turningPoints(course: Course, ranking: number[], me: number | null): Turn[] {
  if (course.stages.length < 2) return [];
  const seats = ranking.map((_, seat) => seat);
  const leap = largestLeap(course, seats, 'leap');
  const mine = me === null ? null : largestLeap(course, [me], 'mine');
  const found = [finalLead(course, ranking), farBehind(course, seats), leap, mine, hardestBlow(course, seats)];
  const different = found.reduce<Found[]>((kept, turn) => (turn && !kept.some((other) => isPart(turn, other)) ? [...kept, turn] : kept), []);
  return different
    .slice(0, MOST)
    .sort((a, b) => a.stage.to - b.stage.to)
    .map((turn, index) => ({ ...turn, letter: 'ABCD'[index] ?? '', leap: leap && isPart(leap, turn) ? leap.stage : null }));
}

/** Whether the one is told with the other: the same time, or what the same one did then. */
function isPart(turn: Found, of: Found): boolean {
  if (turn.stage.from === of.stage.from && turn.stage.to === of.stage.to) return true;
  return turn.doer === of.doer && turn.stage.from >= of.stage.from && turn.stage.to <= of.stage.to;
}

/** How often somebody else took the lead. */
export function leadChanges(moments: Moment[], rounds: Round[]): number {
  const leaders = stagesOf(moments, rounds).flatMap(({ to }) => soleLeader(moments[to]?.totals ?? []));
  return leaders.filter((seat, index) => index > 0 && seat !== leaders[index - 1]).length;
}

function soleLeader(totals: number[]): number[] {
  const best = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return leaders.length === 1 ? leaders : [];
}

/** When the winner took the lead and never fell behind again. */
function finalLead(course: Course, ranking: number[]): Found | null {
  const winner = ranking.indexOf(1);
  if (ranking.length < 2 || ranking.lastIndexOf(1) !== winner) return null;
  const { stages } = course;
  const lost = stages.findLastIndex(({ to }) => course.ahead(to, winner) < 0);
  const at = stages.findIndex(({ to }, index) => index > lost && course.ahead(to, winner) > 0);
  const stage = stages[at];
  if (!stage) return null;
  const kind = at >= LATE * (stages.length - 1) ? 'late' : 'lead';
  return { kind, stage, seat: winner, doer: winner, points: course.ahead(stage.to, winner), owed: 0, finally: 0 };
}

/** The widest gap that somebody made up, all of it or most. */
function farBehind(course: Course, seats: number[]): Found | null {
  if (seats.length < 2) return null;
  const falls = seats.flatMap((seat): Found[] => {
    const gaps = course.stages.map(({ to }) => Math.max(0, -course.ahead(to, seat)));
    const points = Math.max(...gaps);
    const stage = course.stages[gaps.indexOf(points)];
    return stage ? [{ kind: 'behind', stage, seat, doer: course.leader(stage.to), points, owed: 0, finally: gaps.at(-1) ?? 0 }] : [];
  });
  const madeUp = ({ points, finally: left }: Found): number => points - left;
  const widest = most(falls, madeUp);
  return widest && madeUp(widest) >= FAR_BEHIND && 2 * widest.finally <= widest.points ? widest : null;
}

function largestLeap(course: Course, seats: number[], kind: TurnKind): Found | null {
  const leaps = seats.flatMap((seat) => leapsOf(course, seat, kind));
  const size = ({ points, owed }: Found): number => points - owed;
  const best = most(leaps, size);
  return best && size(best) >= GOOD ? best : null;
}

/** What each of somebody's actions won. Who climbs out of a low of their own making comes back to where they stood before. */
function leapsOf(course: Course, seat: number, kind: TurnKind): Found[] {
  let given = 0;
  return course.actions.flatMap((stage): Found[] => {
    const own = course.doer(stage) === seat;
    const points = own ? course.brought(stage, seat) : 0;
    const owed = Math.min(given, Math.max(points, 0));
    given = Math.max(0, given - Math.max(points, course.gain(stage, seat), 0)) + Math.max(0, -points);
    return own ? [{ kind, stage, seat, doer: seat, points, owed, finally: 0 }] : [];
  });
}

/** What somebody pays for their own action is no blow, nor what a round's end takes from them. */
function hardestBlow(course: Course, seats: number[]): Found | null {
  const blows = course.actions.flatMap((stage): Found[] => {
    const doer = course.doer(stage);
    if (doer === null || course.counts(stage)) return [];
    return seats.filter((seat) => seat !== doer).map((seat) => ({ kind: 'blow', stage, seat, doer, points: -course.gain(stage, seat), owed: 0, finally: 0 }));
  });
  const worst = most(blows, ({ points }) => points);
  return worst && worst.points >= HARD ? worst : null;
}

/** The first of those with the largest value. */
function most<T>(all: T[], value: (each: T) => number): T | null {
  return all.reduce<T | null>((best, each) => (best !== null && value(best) >= value(each) ? best : each), null);
}
