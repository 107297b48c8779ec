import { Draft } from '../../parts/draft.svelte';
import type { Good } from '../../parts/goods/good';
import type { Decision, MoveOffer, Preview, Screen, ScoreSheet, SeatInfo, View } from '../../wire/types';

/** Made-up data for the gallery of parts: no game, no server. */
export const CARDS = ['cottage', 'farm', 'well', 'chapel', 'tavern', 'theater', 'factory', 'bakery', 'inn', 'orchard', 'abbey'];
export const KINDS = ['wood', 'wheat', 'brick', 'glass', 'stone'];
const NAMES = ['Mila', 'Priya', 'Tom', 'Ayşe', 'Konstantin', 'Ruth'];

export function goods(name: (kind: string) => string, counts: number[], next: (number | null)[] = []): Good[] {
  return counts.map((count, index) => {
    const kind = KINDS[index] ?? 'wood';
    return { id: kind, name: name(kind), icon: `tiny_towns-r-${kind}`, count, next: next[index] ?? null, brief: index < 1 };
  });
}

function seatInfo(seat: number): SeatInfo {
  return { seat, name: NAMES[seat] ?? '', kind: 'person', bot: null, host: false, lent_by: null, online: true, ready: true, seconds_left: null, seconds_used: 0, you: seat === 0, yours: seat === 0 };
}

function view(seats: number, deciding: number[], lanes: unknown[]): View {
  return { agenda: { lanes }, deciding, game: 'tiny_towns', numbers: Array.from({ length: seats }, () => 0), options: {}, over: false, position: {}, rules_version: 1, seat: 0, seats };
}

/** So many at a table; these have still to decide, all at once. */
export function table(seats: number, deciding: number[]): Screen {
  const lanes = Array.from({ length: seats }, (_, seat) => (deciding.includes(seat) ? [['place', seat, []]] : []));
  return {
    decision: null,
    end: null,
    log_length: 0,
    moves: [],
    standing: [],
    table: { deciding, game: 'tiny_towns', host: true, id: 'sample', options: {}, pace: { kind: 'none' }, ranking: null, rematch: null, seed: null, closing: null, seats: Array.from({ length: seats }, (_, seat) => seatInfo(seat)), state: 'running', watchers: 0 },
    undo: { ask: false, asked_by: null, own: false },
    view: view(seats, deciding, lanes),
  };
}

const sheet = (total: number): ScoreSheet => ({ seat: 0, total, lines: [] });
const offer = (move: string): MoveOffer => ({ move, id: 'sample', args: {}, spots: [], beside: false });
const question = (kind: string, form: string): Decision => ({ args: { number: 3 }, form, kind, number: 1, part: true, rule: '' });

/** A table that offers these moves, takes any action and tells `sent` about it. To be called while a component is made. */
export function draftOf(form: string, moves: string[], sent: (moves: string[]) => void): Draft {
  const screen: Screen = { ...table(2, [0]), decision: { ...question('sample', form), part: false }, moves: moves.map(offer) };
  const preview = (chosen: string[]): Promise<Preview> =>
    Promise.resolve({ after: sheet(36), before: sheet(33), decision: null, events: [], moves: chosen, offers: [], outlook: [], view: screen.view });
  return new Draft(() => ({ screen, active: true, preview, answer: sent, hint: null }));
}
