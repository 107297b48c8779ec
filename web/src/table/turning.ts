import type { Moment } from '../wire/types';
import { momentAt, type Round } from './history.svelte';

/**
 * What people tell of a game afterwards:
 *
 *     lead      the winner takes the lead for good
 *     late      the same, shortly before the end
 *     behind    somebody was far behind, and won or nearly caught up
 *     leap      the most that anybody won at once
 *     mine      the same for me
 *     blow      the most that anybody lost at once
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
  /** How far behind at the end; 0 for the winner. */
  finally: number;
  /** Whether nobody ever won more at once. */
  best: boolean;
}

type Found = Omit<Turn, 'letter' | 'best'>;

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

/** Rounds, because a turn may first cost what it brings in later; actions where there are no rounds. */
export function stagesOf(moments: Moment[], rounds: Round[]): Stage[] {
  const last = moments.length - 1;
  if (rounds.length === 0) return actionsOf(moments);
  const starts = rounds.map(({ entry }) => momentAt(moments, entry));
  return rounds.map(({ number }, index) => ({ round: number, from: starts[index] ?? 0, to: starts[index + 1] ?? last })).filter(({ from, to }) => to > from);
}

/** How somebody stands at the beginning and at the end of each stage. */
class Course {
  constructor(
    readonly moments: Moment[],
    readonly stages: Stage[],
  ) {}

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

/** At most four, each at another time, in the order of the game. */
export function turningPoints(moments: Moment[], rounds: Round[], ranking: number[], me: number | null): Turn[] {
  const course = new Course(moments, stagesOf(moments, rounds));
  if (course.stages.length < 2) return [];
  const seats = ranking.map((_, seat) => seat);
  const leap = largestLeap(course, seats, 'leap');
  const mine = me === null ? null : largestLeap(course, [me], 'mine');
  const found = [finalLead(course, ranking), farBehind(course, seats), leap, mine, hardestBlow(course, seats)];
  const different = found.reduce<Found[]>((kept, turn) => (turn && !kept.some(({ stage }) => stage === turn.stage) ? [...kept, turn] : kept), []);
  return different
    .slice(0, MOST)
    .sort((a, b) => a.stage.to - b.stage.to)
    .map((turn, index) => ({ ...turn, letter: 'ABCD'[index] ?? '', best: turn.stage === leap?.stage && turn.seat === leap.seat }));
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
  return { kind, stage, seat: winner, doer: winner, points: course.ahead(stage.to, winner), finally: 0 };
}

/** The widest gap that somebody made up, all of it or most. */
function farBehind(course: Course, seats: number[]): Found | null {
  if (seats.length < 2) return null;
  const falls = seats.flatMap((seat): Found[] => {
    const gaps = course.stages.map(({ to }) => Math.max(0, -course.ahead(to, seat)));
    const points = Math.max(...gaps);
    const stage = course.stages[gaps.indexOf(points)];
    return stage ? [{ kind: 'behind', stage, seat, doer: course.leader(stage.to), points, finally: gaps.at(-1) ?? 0 }] : [];
  });
  const madeUp = ({ points, finally: left }: Found): number => points - left;
  const widest = most(falls, madeUp);
  return widest && madeUp(widest) >= FAR_BEHIND && 2 * widest.finally <= widest.points ? widest : null;
}

function largestLeap(course: Course, seats: number[], kind: TurnKind): Found | null {
  const best = most(jumps(course, seats, kind, 1), ({ points }) => points);
  return best && best.points >= GOOD ? best : null;
}

function hardestBlow(course: Course, seats: number[]): Found | null {
  const worst = most(jumps(course, seats, 'blow', -1), ({ points }) => points);
  return worst && worst.points >= HARD ? worst : null;
}

function jumps(course: Course, seats: number[], kind: TurnKind, sign: 1 | -1): Found[] {
  return course.stages.flatMap((stage) => seats.map((seat): Found => ({ kind, stage, seat, doer: seat, points: sign * course.gain(stage, seat), finally: 0 })));
}

/** The first of those with the largest value. */
function most<T>(all: T[], value: (each: T) => number): T | null {
  return all.reduce<T | null>((best, each) => (best !== null && value(best) >= value(each) ? best : each), null);
}
