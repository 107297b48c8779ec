import type { MoveOffer } from '../../wire/types';
import { cardFacts } from './cards';

/** An occupied marker costs nothing. Then comes the price; the rest takes something else that is dear. */
const ORDER = ['mark', 'pay_price', 'reservation', 'judge', 'gild', 'spend', 'imprison'];

/** The ways to pay, the cheapest first: of occupied markers the one that could invite nobody else before the one that invites anybody. */
export function cheapestFirst(ways: readonly MoveOffer[]): MoveOffer[] {
  return ways.toSorted((one, other) => rank(one) - rank(other));
}

function rank({ id, args }: MoveOffer): number {
  return ORDER.indexOf(id) + (cardFacts(String(args.card))?.any_critter ? 0.5 : 0);
}
