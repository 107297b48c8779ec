import { describe, expect, it } from 'vitest';
import type { GameTexts } from '../src/i18n/texts.svelte';
import { buildingPrice, mayRepeat, withRazing } from '../src/games/colonists/building';
import { buildingFacts, doubtOf, goodPrice, HAND, PLOTS, playWith, uncertainty } from '../src/games/colonists/cards';
import { communityOf } from '../src/games/colonists/community';
import { beside, centreOf, PITCH } from '../src/games/colonists/geometry';
import { answerName } from '../src/games/colonists/named';
import type { Player } from '../src/games/colonists/position';
import { isFed, lackedAtHome, provisionsOf } from '../src/games/colonists/provisions';
import { razedName, razes, razingsOf } from '../src/games/colonists/razing';
import { slotsOf } from '../src/games/colonists/stock';
import { onlyDeed, thingOf } from '../src/games/colonists/things';
import type { LogLine } from '../src/wire/types';

function player(parts: Partial<Player>): Player {
  const none = { pool: {}, buffer: {}, typed: {}, residents: {}, idle: {}, demand: {}, volume: {}, coming: {}, embassy_room: {} };
  const empty = { tools: 6, dollars: 0, storage: 3, warehouse: 1, buildings: [], embassies: [], guest: '', table: [], hand: [], backs: [], stewards: [], levies: [], steward_limit: 1, apprentice: null };
  return { ...none, ...empty, ...parts };
}
const offer = (id: string, args: Record<string, string>) => ({ id, args, move: '', spots: [], beside: false });
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
  it('shows a building once that would have another crew, and both where one would go for another', () => {
    const pub = { ...house('nobody'), building: 'pub' };
    const shown = (...later: (typeof pub)[]) => communityOf(player({ buildings: [house('nobody')] }), true, player({ buildings: later })).plots.flatMap(({ building, comes, goes }) => (building ? [[building.building, building.crew, Boolean(comes), Boolean(goes)]] : []));
    expect(shown(house('farmer'))).toEqual([['foresters_house', 'farmer', true, false]]);
    const two = (crew: string) => player({ buildings: [house(crew), house(crew)] });
    expect(communityOf(two('nobody'), true, two('farmer')).plots.filter(({ building }) => building).length).toBe(2);
    expect(shown(house('nobody'))).toEqual([['foresters_house', 'nobody', false, false]]);
    expect(shown(pub)).toEqual([['foresters_house', 'nobody', false, true], ['pub', 'nobody', true, false]]);
  });
});

it('neighbouring cells are one pitch apart in every direction of a market', () => {
  for (const direction of ['east', 'northeast', 'northwest']) {
    const [[x, y], [a, b]] = [centreOf('31.31'), centreOf(beside('31.31', direction))];
    expect(Math.hypot(a - x, b - y)).toBeCloseTo(PITCH);
  }
});

it('the second half of a market is pointed at by its cell', () => {
  expect(thingOf(offer('turn_market', { direction: 'east' }), [offer('lay_market', { cell: '30.32' })])).toBe('31.32');
});

it('a name that was reconstructed leaves the value certain', () => {
  expect(uncertainty({ from: { default: 'public', de: 'reconstructed' }, doubt: '' })).toBe('');
  expect(uncertainty({ from: { default: 'public', cost: 'memory' }, doubt: '' })).toBe('memory');
});

it('what is not certain is said once: by its doubt, which tells where the value comes from', () => {
  const reconstructed = { cost: 'reconstructed' };
  expect(doubtOf({ from: reconstructed, doubt: 'customs_office' })).toEqual(['doubt-customs_office']);
  expect(doubtOf({ from: reconstructed, doubt: '' })).toEqual(['co-source-reconstructed']);
  expect(doubtOf({ from: { cost: 'own' }, doubt: 'farm_cost' })).toEqual(['co-source-own']);
  expect(doubtOf({ from: { cost: 'public' }, doubt: '' })).toEqual([]);
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

describe('building several at once', () => {
  const farm = offer('build', { building: 'farm' });
  const contract = [offer('play', { card: 'contract_farm' })];
  it('needs goods for two, at the price of a contract where one was played', () => {
    expect(mayRepeat(farm, [], player({ pool: { wood: 4 } }))).toBe(true);
    expect(mayRepeat(farm, [], player({ pool: { wood: 3 } }))).toBe(false);
    expect(mayRepeat(farm, contract, player({ pool: { wood: 2 } }))).toBe(true);
    expect(buildingPrice(farm, contract)).toEqual({ wood: 1 });
  });
  it('is not for what there can be only one of', () => {
    expect(mayRepeat(offer('build', { building: 'library' }), [], player({ pool: { wood: 4, planks: 4 } }))).toBe(false);
    const sheds = Array.from({ length: 2 }, () => ({ building: 'storage_shed', plot: 'storage', crew: 'nobody', share: 0 }));
    expect(mayRepeat(offer('build', { building: 'storage_shed' }), [], player({ pool: { wood: 8 }, buildings: sheds }))).toBe(false);
  });
  it('remodels as many as there are alike', () => {
    const estate = offer('remodel', { building: 'estate', old: 'farm', plot: 'open', crew: 'nobody' });
    const farms = (count: number) => player({ pool: { wood: 6, bricks: 2 }, buildings: Array.from({ length: count }, () => ({ building: 'farm', plot: 'open', crew: 'nobody', share: 0 })) });
    expect([mayRepeat(estate, [], farms(1)), mayRepeat(estate, [], farms(2))]).toEqual([false, true]);
  });
});

describe('razing for something new', () => {
  const texts = { say: (id: string) => id } as unknown as GameTexts;
  const over = (building: string, old: string, crew = 'nobody', plot = 'open') => offer('over', { building, old, plot, crew });
  it('is one group for each thing that is put up, and its own like goes last', () => {
    const offers = [offer('build', { building: 'pub' }), over('pub', 'pub'), over('pub', 'farm'), over('farm', 'pub'), offer('embassy_over', { colony: 'envoys', old: 'pub', plot: 'open', crew: 'nobody' })];
    expect(razingsOf(offers, undefined, texts).map(({ what, offers }) => [what, ...offers.map(({ args }) => args.old)])).toEqual([['building-pub', 'farm', 'pub'], ['building-farm', 'pub'], ['colony-envoys', 'pub']]);
  });
  it('names first what is worth least', () => {
    const offers = [offer('over_embassy', { building: 'farm', colony: 'lords' }), over('farm', 'boardinghouse'), over('farm', 'hollow')];
    const me = player({ embassies: [{ colony: 'lords', level: 3, plot: 'open' }] });
    expect(razingsOf(offers, me, texts)[0]?.offers.map(({ args }) => args.old ?? args.colony)).toEqual(['hollow', 'boardinghouse', 'lords']);
  });
  it('takes no answer away', () => {
    const offers = [offer('build', { building: 'library' }), over('library', 'library'), offer('over_embassy', { building: 'library', colony: 'lords' }), offer('embassy_for', { colony: 'envoys', other_colony: 'lords' })];
    expect([...offers.filter((each) => !razes(each)), ...razingsOf(offers, undefined, texts).flatMap(({ offers }) => offers)].length).toBe(4);
  });
  it('names plot and crew only where they tell something', () => {
    const name = (...offers: ReturnType<typeof over>[]) => razedName(offers[0]!, { what: '', name: '', offers }, undefined, texts);
    expect(name(over('pub', 'farm'), over('pub', 'library'))).toBe('building-farm');
    expect(name(over('pub', 'pub', 'farmer'))).toBe('building-pub (crew-farmer)');
    expect(name(over('pub', 'pub'), over('pub', 'pub', 'nobody', 'storage'))).toBe('building-pub (plot-open)');
  });
  it('so do other answers about a building of mine', () => {
    const staff = (building: string, plot = 'open', who = 'farmer', crew = 'nobody') => offer('staff', { building, plot, class: who, crew });
    const said = { say: (id: string, args: Record<string, string> = {}) => (id.startsWith('co-move') ? String(args.building) : id), move: ({ id }: { id: string }) => id } as unknown as GameTexts;
    const name = (...offers: ReturnType<typeof staff>[]) => answerName(offers[0]!, offers, said);
    expect(name(staff('farm'), staff('pub', 'storage'), staff('farm', 'storage', 'citizen'))).toBe('building-farm');
    expect(name(staff('farm'), staff('farm', 'storage'))).toBe('building-farm (plot-open)');
    expect(name(staff('farm', 'open', 'farmer', 'one_farmer'))).toBe('building-farm (crew-one_farmer)');
    expect(name(offer('deed', {}))).toBe('deed');
  });
  it('costs Tools besides, for an embassy too', () => {
    expect(withRazing(offer('embassy_over', {}), { clay: 2 })).toEqual({ clay: 2, tools: 2 });
    expect(withRazing(offer('embassy', {}), { clay: 2 })).toEqual({ clay: 2 });
  });
});

it('the only thing to do on a place is proposed, though somebody could be put to work first', () => {
  const [take, sell, staff, decline] = [offer('deed', {}), offer('deed', {}), offer('staff', {}), offer('decline', {})];
  expect(onlyDeed([take, staff])).toBe(take);
  expect(onlyDeed([take, sell, staff])).toBeUndefined();
  expect(onlyDeed([take, decline])).toBeUndefined();
});

describe('the end of a year', () => {
  const before = player({ pool: { food: 1 }, buffer: { food: 1 } });
  const after = player({ demand: { food: 2 } });
  it('is provided for by what there was before it', () => {
    expect(provisionsOf(after, before)).toEqual([{ id: 'food', need: 2, made: 0, gap: 2, stock: 2, home: 0 }]);
  });
  it('leaves nothing to be found once everybody has eaten', () => {
    expect(provisionsOf(after, after, true)[0]?.gap).toBe(0);
  });
  it('tells what those at home would need if they worked: a Merchant both, a Farmer nothing', () => {
    const idle = player({ idle: { farmer: 4, citizen: 2, merchant: 1 } });
    expect(provisionsOf(idle, before).map(({ id, home }) => [id, home])).toEqual([['food', 3], ['robes', 1]]);
    expect(provisionsOf(idle, before, true).map(({ home }) => home)).toEqual([0]);
  });
  it('keeps at home who cannot be fed', () => {
    expect(lackedAtHome({ ...after, idle: { citizen: 1 } }, before)).toEqual(['food']);
    expect(lackedAtHome({ ...after, idle: { merchant: 1 } }, before)).toEqual(['food', 'robes']);
    expect(lackedAtHome({ ...after, idle: { farmer: 1 } }, before)).toEqual([]);
    expect(lackedAtHome({ ...after, idle: { citizen: 1 }, volume: { food: 1 } }, before)).toEqual([]);
  });
});

it('workers have been fed from when it is told until the next year', () => {
  const line = (id: string, seat?: number) => ({ id, entry: 0, by: 0, args: seat === undefined ? {} : { seat }, withdrawn: [] }) as unknown as LogLine;
  expect(isFed([line('year'), line('sustained', 1)], 0)).toBe(false);
  expect(isFed([line('year'), line('sustained', 0), line('produced', 0)], 0)).toBe(true);
  expect(isFed([line('sustained', 0), line('year')], 0)).toBe(false);
});
