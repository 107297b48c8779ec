import { cardFacts, colonyFacts, placeFacts } from './cards';
import { levyAt, rangeOf, within, type Player, type Position } from './position';

/** What keeps my stewards from a place, and the rule; both of two things where it cannot be known which. */
export function obstacle(position: Position, seat: number, place: string): [id: string, rule: string] {
  const { tiles, turn } = position;
  const me = position.seats[seat];
  const stewards = me?.stewards ?? [];
  if (!me || !tiles.some((tile) => tile.place === place)) return ['not-yet', 'CO-49'];
  if (stewards.includes(place)) return ['own', 'CO-62'];
  if (stewards.length === 0) return ['enter', 'CO-55'];
  const range = rangeOf(position, seat);
  const isNear = stewards.some((from) => within(position, from, range).has(place));
  const isLast = turn?.move === 3; // then not every steward may go, and none back to where it began
  if (isNear && isLast && stewards.length === 1 && turn.starts[0] === place) return ['return', 'CO-67'];
  const waits = me.steward_limit > stewards.length; // one that may still enter on any market
  if (!isNear && !waits && !maySkip(me)) return ['too-far', 'CO-56'];
  if (levyAt(position, seat, place)) return ['levy', 'CO-78'];
  if (!isNear || (isLast && stewards.length > 1)) return ['far', 'CO-56'];
  const plays = placeFacts(place)?.effects.some(({ op }) => op === 'play_card');
  return plays && me.hand.length === 0 ? ['card', 'CO-163'] : ['nothing', 'CO-54'];
}

/** Relations or cards may bring a steward farther than its range: by a jump, or by an ability that has its price. */
function maySkip({ embassies, table }: Player): boolean {
  const relations = embassies.flatMap(({ colony, level }) => colonyFacts(colony)?.levels.slice(0, level) ?? []);
  const effects = [...relations, ...table.map(({ card }) => cardFacts(card))].flatMap((facts) => facts?.effects ?? []);
  return effects.some(({ op }) => ['range', 'jump', 'ability'].includes(op));
}
