import type { MoveOffer } from '../../wire/types';

/** One way to bring a building into the town: what is paid, and the fields it may then stand on (with the move for each). */
export interface Placement {
  card: string;
  paid: string[];
  at: Map<string, string>;
}

/** `build CARD at F from F…`, `add CARD at F` and `set CARD at F`, sorted by what is paid. */
export function placementsOf(offers: MoveOffer[], card: string): Placement[] {
  const found = new Map<string, Placement>();
  for (const { move } of offers) {
    const [verb, named, , at = '', , ...paid] = move.split(' ');
    if (named !== card || (verb !== 'build' && verb !== 'add' && verb !== 'set')) continue;
    const key = paid.join(' ');
    const placement = found.get(key) ?? { card, paid, at: new Map<string, string>() };
    placement.at.set(at, move);
    found.set(key, placement);
  }
  return [...found.values()];
}

/** Cards that a move of these offers brings into the town. */
export function buildable(offers: MoveOffer[]): string[] {
  const cards = offers.map(({ move }) => /^(?:build|add|set) (\S+) at/.exec(move)?.[1]);
  return [...new Set(cards.filter((card) => card !== undefined))];
}

/** Fields with a `place` move. */
export function placeMoves(offers: MoveOffer[]): Map<string, string> {
  return movesByWord(offers, 'place', 1);
}

/** `choose`, `name`, `open`, `mark`, `take`: the kinds that can be said, with their moves. */
export function kindMoves(offers: MoveOffer[], verbs: readonly string[]): Map<string, string> {
  return new Map(verbs.flatMap((verb) => [...movesByWord(offers, verb, 1)]));
}

/** `replace F with CARD`: per field the cards it can become. */
export function replacements(offers: MoveOffer[]): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const { move } of offers) {
    const [verb, field = '', , card = ''] = move.split(' ');
    if (verb !== 'replace') continue;
    found.set(field, (found.get(field) ?? new Map<string, string>()).set(card, move));
  }
  return found;
}

/** The `watch` move that lays exactly these three cards on the Watch. */
export function watchMove(offers: MoveOffer[], cards: string[]): string | null {
  const wanted = [...cards].sort().join(' ');
  const found = offers.find(({ move }) => move.startsWith('watch ') && move.split(' ').slice(1).sort().join(' ') === wanted);
  return found?.move ?? null;
}

/** A move that is just its verb (`done`, `decline`, `stop`, `aside`), if offered. */
export function plainMove(offers: MoveOffer[], verbs: readonly string[]): string | null {
  return offers.find(({ move }) => verbs.includes(move))?.move ?? null;
}

function movesByWord(offers: MoveOffer[], verb: string, word: number): Map<string, string> {
  const found = new Map<string, string>();
  for (const { move } of offers) {
    const words = move.split(' ');
    const key = words[word];
    if (words[0] === verb && key) found.set(key, move);
  }
  return found;
}
