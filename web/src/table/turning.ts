import type { Moment } from '../wire/types';

/**
 * What people tell of a game afterwards:
 *
 *     lead      the winner takes the lead for good
 *     late      the same, shortly before the end
 *     behind    somebody was far behind, and won or nearly caught up
 *     move      the best move of the game
 *     mine      my own best move
 *     blow      the hardest loss
 */
export type TurnKind = 'lead' | 'late' | 'behind' | 'move' | 'mine' | 'blow';

export interface Turn {
  letter: string;
  kind: TurnKind;
  seat: number;
  /** Which moment it is. */
  at: number;
  /** How far ahead, how far behind, how many won or lost. */
  points: number;
  /** How far behind at the end; 0 for the winner. */
  finally: number;
  /** Whether no move of the game brought more. */
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

interface Game {
  moments: Moment[];
  /** Places by seat. */
  ranking: number[];
  /** Who made the entry of each moment. */
  by: (number | null)[];
  me: number | null;
}

/** At most four moments, each a different one, in the order of the game. */
export function turningPoints(game: Game): Turn[] {
  if (game.moments.length < 3) return [];
  const best = bestMove(game, () => true);
  const found = [finalLead(game), farBehind(game), best, bestMove(game, (seat) => seat === game.me, 'mine'), hardestBlow(game)];
  const different = found.reduce<Found[]>((kept, turn) => (turn && !kept.some(({ at }) => at === turn.at) ? [...kept, turn] : kept), []);
  return different
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map((turn, index) => ({ ...turn, letter: 'ABCD'[index] ?? '', best: turn.at === best?.at && turn.seat === best.seat }));
}

/** How often somebody else took the lead. */
export function leadChanges(moments: Moment[]): number {
  const leaders = moments.map(({ totals }) => soleLeader(totals)).filter((seat) => seat !== null);
  return leaders.filter((seat, index) => index > 0 && seat !== leaders[index - 1]).length;
}

function soleLeader(totals: number[]): number | null {
  const best = Math.max(...totals);
  const first = totals.indexOf(best);
  return totals.lastIndexOf(best) === first ? first : null;
}

/** Points ahead of the best of the others; below zero: behind. */
function ahead(moment: Moment | undefined, seat: number): number {
  const totals = moment?.totals ?? [];
  return (totals[seat] ?? 0) - Math.max(...totals.filter((_, other) => other !== seat));
}

/** When the winner took the lead and never fell behind again. */
function finalLead({ moments, ranking }: Game): Found | null {
  const winner = ranking.indexOf(1);
  if (ranking.length < 2 || ranking.lastIndexOf(1) !== winner) return null;
  const lost = moments.findLastIndex((moment) => ahead(moment, winner) < 0);
  const at = moments.findIndex((moment, index) => index > lost && ahead(moment, winner) > 0);
  if (at < 1) return null;
  const kind = at >= LATE * (moments.length - 1) ? 'late' : 'lead';
  return { kind, seat: winner, at, points: ahead(moments[at], winner), finally: 0 };
}

/** The widest gap that somebody made up, all of it or most. */
function farBehind({ moments, ranking }: Game): Found | null {
  if (ranking.length < 2) return null;
  const falls = ranking.map((_, seat): Found => {
    const gaps = moments.map((moment) => Math.max(0, -ahead(moment, seat)));
    const points = Math.max(...gaps);
    return { kind: 'behind', seat, at: gaps.lastIndexOf(points), points, finally: gaps.at(-1) ?? 0 };
  });
  const madeUp = ({ points, finally: left }: Found): number => points - left;
  const widest = falls.reduce((a, b) => (madeUp(b) > madeUp(a) ? b : a));
  return madeUp(widest) >= FAR_BEHIND && 2 * widest.finally <= widest.points ? widest : null;
}

/** What a seat won by its own entry at this moment. */
function gain({ moments }: Game, at: number, seat: number): number {
  return (moments[at]?.totals[seat] ?? 0) - (moments[at - 1]?.totals[seat] ?? 0);
}

function bestMove(game: Game, counts: (seat: number) => boolean, kind: TurnKind = 'move'): Found | null {
  const moves = game.by.flatMap((seat, at): Found[] => {
    return at > 0 && seat !== null && counts(seat) ? [{ kind, seat, at, points: gain(game, at, seat), finally: 0 }] : [];
  });
  const best = moves.reduce<Found | null>((a, b) => (a && a.points >= b.points ? a : b), null);
  return best && best.points >= GOOD ? best : null;
}

/** The most that anybody lost at once. */
function hardestBlow(game: Game): Found | null {
  const losses = game.moments.flatMap((_, at) =>
    at === 0 ? [] : game.ranking.map((__, seat): Found => ({ kind: 'blow', seat, at, points: -gain(game, at, seat), finally: 0 })),
  );
  const worst = losses.reduce<Found | null>((a, b) => (a && a.points >= b.points ? a : b), null);
  return worst && worst.points >= HARD ? worst : null;
}
