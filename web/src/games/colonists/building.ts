import { amount, type Amounts } from '../../parts/goods/amounts';
import type { MoveOffer } from '../../wire/types';
import { buildingFacts, cardFacts, RAZING, type Effect } from './cards';
import type { Player } from './position';
import { razes } from './razing';

/** Answers that put up a building. */
export function isBuilding(id: string): boolean {
  return ['build', 'over', 'over_embassy', 'remodel'].includes(id);
}

/** A contract that was played before has a price and a number of its own. */
function contractFor(building: string, steps: readonly MoveOffer[]): Effect | undefined {
  const effects = steps.flatMap((step) => (step.id === 'play' ? (cardFacts(String(step.args.card))?.effects ?? []) : []));
  return effects.find((effect) => effect.building === building);
}

/** What such an answer costs. */
export function buildingPrice(offer: MoveOffer, steps: readonly MoveOffer[]): Amounts {
  const building = String(offer.args.building);
  return withRazing(offer, contractFor(building, steps)?.cost ?? buildingFacts(building)?.cost ?? {});
}
/** Razing something costs Tools besides. */
export function withRazing(offer: MoveOffer, cost: Amounts): Amounts {
  return razes(offer) ? { ...cost, tools: amount(cost, 'tools') + RAZING.razing_extra_tools } : cost;
}

/** Whether a second one can be hoped for: it may be built twice, there are goods for two, and another one to remodel. */
export function mayRepeat(offer: MoveOffer, steps: readonly MoveOffer[], player: Player): boolean {
  const { building, old, plot, crew } = offer.args;
  const facts = buildingFacts(String(building));
  const have = { ...player.pool, tools: player.tools };
  const owned = player.buildings.filter((each) => each.building === building).length;
  const alike = player.buildings.filter((each) => each.building === old && each.plot === plot && each.crew === crew).length;
  if (!facts || (offer.id !== 'build' && (offer.id !== 'remodel' || alike < 2))) return false;
  if (facts.per_move === 1 || contractFor(facts.id, steps)?.times === 1 || (facts.own_max > 0 && owned + 2 > facts.own_max)) return false;
  return Object.entries(buildingPrice(offer, steps)).every(([good, count]) => amount(have, good) >= 2 * count);
}
