import { describe, expect, it } from 'vitest';
import { buildingFacts, goodPrice, HAND, PLOTS, playWith, uncertainty } from '../src/games/colonists/cards';
import { communityOf } from '../src/games/colonists/community';
import { beside, centreOf, PITCH } from '../src/games/colonists/geometry';
import type { Player } from '../src/games/colonists/position';
import { slotsOf } from '../src/games/colonists/stock';
import { thingOf } from '../src/games/colonists/things';

function player(parts: Partial<Player>): Player {
  const none = { pool: {}, buffer: {}, typed: {}, residents: {}, idle: {}, demand: {}, volume: {}, coming: {}, embassy_room: {} };
  const empty = { tools: 6, dollars: 0, storage: 3, warehouse: 1, buildings: [], embassies: [], guest: '', table: [], hand: [], backs: [], stewards: [], levies: [], steward_limit: 1, apprentice: null };
  return { ...none, ...empty, ...parts };
}
const goods = (of: Player, after?: Player) => slotsOf(of, after).map(({ slots }) => slots.map(({ good }) => good));

describe('storage and warehouse', () => {
  it('provisions lie in the warehouse first', () => {
    expect(goods(player({ pool: { wood: 2, food: 1 } }))).toEqual([['wood', 'wood', ''], ['food']]);
  });
  it('what the storage has no room for lies in the warehouse', () => {
    expect(goods(player({ pool: { wood: 4 } }))).toEqual([['wood', 'wood', 'wood'], ['wood']]);
  });
  it('what a move takes and brings is marked', () => {
    const [storage] = slotsOf(player({ pool: { wood: 2 } }), player({ pool: { planks: 1 } }));
    expect(storage?.slots).toEqual([
      { good: 'wood', leaves: true, comes: false },
      { good: 'wood', leaves: true, comes: false },
      { good: 'planks', leaves: false, comes: true },
    ]);
  });
});

describe('a community', () => {
  const house = (crew: string) => ({ building: 'foresters_house', plot: 'open', crew, share: 0 });
  it('has twelve plots and three for storage where one era is played', () => {
    const { plots, storage, used, all } = communityOf(player({ buildings: [house('nobody')] }), true);
    expect([plots.length, storage.length, used, all]).toEqual([12, 3, 1, 12]);
  });
});

it('neighbouring cells are one pitch apart in every direction of a market', () => {
  for (const direction of ['east', 'northeast', 'northwest']) {
    const [[x, y], [a, b]] = [centreOf('31.31'), centreOf(beside('31.31', direction))];
    expect(Math.hypot(a - x, b - y)).toBeCloseTo(PITCH);
  }
});

it('the second half of a market is pointed at by its cell', () => {
  const offer = (id: string, args: Record<string, string>) => ({ id, args, move: '', spots: [], beside: false });
  expect(thingOf(offer('turn_market', { direction: 'east' }), [offer('lay_market', { cell: '30.32' })])).toBe('31.32');
});

it('a name that was reconstructed leaves the value certain', () => {
  expect(uncertainty({ from: { default: 'public', de: 'reconstructed' }, doubt: '' })).toBe('');
  expect(uncertainty({ from: { default: 'public', cost: 'memory' }, doubt: '' })).toBe('memory');
});

describe('values of the owner\'s own', () => {
  const cost = () => buildingFacts('farm')?.cost;
  it('are shown at a table that plays with them, and nowhere else', () => {
    playWith('{"buildings.farm.cost":{"wood":1}}');
    expect(cost()).toEqual({ wood: 1 });
    expect(uncertainty(buildingFacts('farm')!)).toBe('own');
    playWith('{"buildings.pub.value":9}');
    expect([cost(), buildingFacts('pub')?.value]).toEqual([{ tools: 1, wood: 2 }, 9]);
    playWith('{"goods.wood.later_start":7,"improvement_rules.hand_limit":8,"setup.plots":21}');
    expect([goodPrice('wood'), HAND.hand_limit, PLOTS.plots]).toEqual([7, 8, 21]);
    playWith('printed');
    expect([uncertainty(buildingFacts('farm')!), uncertainty(buildingFacts('pub')!)]).toEqual(['', '']);
  });
});
