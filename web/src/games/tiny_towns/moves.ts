import type { MoveOffer } from '../../wire/types';

/** One way to bring a building into the town: what is paid, and the fields it may then stand on (with the move for each). */
export interface Placement {
  card: string;
  paid: string[];
  at: Map<string, string>;
}

/** Moves that bring a building into the town: by payment, by a monument, from the Watch. */
const BRINGS = ['build', 'add', 'set'];

function textArg(offer: MoveOffer, name: string): string {
  const value = offer.args[name];
  return typeof value === 'string' ? value : '';
}

function listArg(offer: MoveOffer, name: string): string[] {
  const value = offer.args[name];
  return Array.isArray(value) ? value : [];
}

/** The ways to bring this card into the town, sorted by what is paid. */
export function placementsOf(offers: MoveOffer[], card: string): Placement[] {
  const found = new Map<string, Placement>();
  for (const offer of offers) {
    if (!BRINGS.includes(offer.id) || offer.args.card !== card) continue;
    const paid = listArg(offer, 'paid');
    const placement = found.get(paid.join(' ')) ?? { card, paid, at: new Map<string, string>() };
    placement.at.set(textArg(offer, 'field'), offer.move);
    found.set(paid.join(' '), placement);
  }
  return [...found.values()];
}

/** Cards that a move of these offers brings into the town. */
export function buildable(offers: MoveOffer[]): string[] {
  return [...new Set(offers.filter(({ id }) => BRINGS.includes(id)).map((offer) => textArg(offer, 'card')))];
}

/** Fields on which the resource can be placed, with the move for each. */
export function placeMoves(offers: MoveOffer[]): Map<string, string> {
  return movesBy(offers, ['place'], 'field');
}

/** The cards that could be built after placing the resource: for each field those that it completes. */
export function completions(offers: MoveOffer[]): Map<string, string[]> {
  return new Map(offers.filter(({ id }) => id === 'place').map((offer) => [textArg(offer, 'field'), listArg(offer, 'completes')]));
}

/** The kinds that can be chosen, named, opened or marked, with their moves. */
export function kindMoves(offers: MoveOffer[], ids: readonly string[]): Map<string, string> {
  return movesBy(offers, ids, 'resource');
}

/** Per field the cards it can become. */
export function replacements(offers: MoveOffer[]): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const offer of offers) {
    if (offer.id !== 'replace') continue;
    const field = textArg(offer, 'field');
    found.set(field, (found.get(field) ?? new Map<string, string>()).set(textArg(offer, 'card'), offer.move));
  }
  return found;
}

/** The move that lays exactly these three cards on the Watch. */
export function watchMove(offers: MoveOffer[], cards: string[]): string | null {
  const wanted = [...cards].sort().join(' ');
  const found = offers.find((offer) => offer.id === 'watch' && [...listArg(offer, 'cards')].sort().join(' ') === wanted);
  return found?.move ?? null;
}

/** A move that needs nothing more (done, decline, stop, aside), if offered. */
export function plainMove(offers: MoveOffer[], ids: readonly string[]): string | null {
  return offers.find(({ id }) => ids.includes(id))?.move ?? null;
}

function movesBy(offers: MoveOffer[], ids: readonly string[], name: string): Map<string, string> {
  return new Map(offers.filter(({ id }) => ids.includes(id)).map((offer) => [textArg(offer, name), offer.move]));
}
