import { lacking, may, type Obstacle } from './lacking';
import { levyAt, rangeOf, within, type Position } from './position';

/** What keeps my stewards from a place, all of it that can be known; both of two things where it cannot be known which. */
export function obstacles(position: Position, seat: number, place: string): Obstacle[] {
  const { tiles, turn } = position;
  const me = position.seats[seat];
  const stewards = me?.stewards ?? [];
  if (!me || !tiles.some((tile) => tile.place === place)) return [{ id: 'not-yet', rule: 'CO-49' }];
  if (stewards.includes(place)) return [{ id: 'own', rule: 'CO-62' }];
  if (stewards.length === 0) return [{ id: 'enter', rule: 'CO-55' }];
  const range = rangeOf(position, seat);
  const isNear = stewards.some((from) => within(position, from, range).has(place));
  const isLast = turn?.move === 3; // then not every steward may go, and none back to where it began
  if (isNear && isLast && stewards.length === 1 && turn.starts[0] === place) return [{ id: 'return', rule: 'CO-67' }];
  const waits = me.steward_limit > stewards.length; // one that may still enter on any market
  if (!isNear && !waits && !may(me, 'range', 'jump', 'ability')) return [{ id: 'too-far', rule: 'CO-56', args: { range } }]; // a jump, or an ability that has its price
  const due = levyAt(position, seat, place);
  const lacks = lacking(position, me, place).filter(({ id }) => id !== 'plot' || !due); // a plot may be free, and the levy too dear
  if (lacks.length > 0) return lacks;
  if (due) return [{ id: 'levy-first', rule: 'CO-78', args: { first: due.first, materials: due.materials } }];
  return [!isNear || (isLast && stewards.length > 1) ? { id: 'far', rule: 'CO-56' } : { id: 'nothing', rule: 'CO-54' }];
}
