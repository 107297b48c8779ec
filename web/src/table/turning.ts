import type { Moment } from './history.svelte';

/** A moment that decided something: somebody took the lead for good, or made the largest leap. */
export interface Turn {
  letter: string;
  entry: number;
  /** How many lines the log had then. */
  lines: number;
  kind: 'lead' | 'leap';
  seat: number;
  points: number;
}

export function turningPoints(moments: Moment[]): Turn[] {
  const last = moments.at(-1);
  if (!last || last.totals.length === 0 || moments.length < 3) return [];
  const found = [...(last.totals.length > 1 ? [finalLead(moments, last)] : []), largestLeap(moments)];
  const turns = found.filter((turn) => turn !== null).sort((a, b) => a.entry - b.entry);
  return turns.map((turn, index) => ({ ...turn, letter: 'ABC'[index] ?? '' }));
}

function leader(moment: Moment): number {
  const best = Math.max(...moment.totals);
  const first = moment.totals.indexOf(best);
  return moment.totals.lastIndexOf(best) === first ? first : -1;
}

/** When the winner took the lead and never lost it again. */
function finalLead(moments: Moment[], last: Moment): Turn | null {
  const winner = leader(last);
  if (winner < 0) return null;
  let at = moments.length - 1;
  while (at > 0 && leader(moments[at - 1] ?? last) === winner) at--;
  const moment = moments[at] ?? last;
  const others = moment.totals.filter((_, seat) => seat !== winner);
  const ahead = (moment.totals[winner] ?? 0) - Math.max(...others);
  return { letter: '', entry: moment.entry, lines: moment.lines, kind: 'lead', seat: winner, points: ahead };
}

function largestLeap(moments: Moment[]): Turn | null {
  let best: Turn | null = null;
  for (let index = 1; index < moments.length; index++) {
    const before = moments[index - 1];
    const after = moments[index];
    if (!before || !after) continue;
    after.totals.forEach((total, seat) => {
      const points = total - (before.totals[seat] ?? 0);
      if (points > (best?.points ?? 1)) best = { letter: '', entry: after.entry, lines: after.lines, kind: 'leap', seat, points };
    });
  }
  return best;
}
