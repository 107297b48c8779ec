import { amount, type Amounts } from '../../parts/goods/amounts';
import { builtAt, buildingFacts, cardFacts, CLASSES, colonyFacts, HAND, LEVELS, placeFacts, type BuildingFacts, type Effect } from './cards';
import { total, type Player, type Position } from './position';

/** What is in the way: a word for its sentence, the rule, and what the sentence names. */
export interface Obstacle {
  id: string;
  rule: string;
  args?: Readonly<Record<string, number | string | string[]>>;
}

/** What keeps me from doing what a place offers; nothing where that cannot be told from what lies on the table. */
export function lacking(position: Position, me: Player, place: string): Obstacle[] {
  const effects = placeFacts(place)?.effects ?? [];
  const does = new Set(effects.map(({ op }) => op));
  const building = buildingFacts(builtAt(place));
  if (building) return lackingFor(building, me);
  if (does.has('play_card')) return [me.hand.length === 0 ? { id: 'card', rule: 'CO-163' } : { id: 'price', rule: 'CO-163' }];
  if (does.has('draw_cards')) return me.hand.length >= HAND.hand_limit ? [{ id: 'hand', rule: 'CO-160', args: { number: HAND.hand_limit } }] : [];
  if (does.has('embassy')) return lackingAbroad(position, me);
  const prices = effects.flatMap(({ recipes }) => recipes?.map(({ from }) => from) ?? []);
  return prices.length > 0 ? unpaid(prices, me) : [];
}

function lackingFor(building: BuildingFacts, me: Player): Obstacle[] {
  const owned = (id: string): number => me.buildings.filter((each) => each.building === id).length;
  const found: Obstacle[] = [];
  const base = buildingFacts(building.remodel_from);
  if (base && !may(me, 'remodel_also')) {
    const home = CLASSES.find((each) => amount(me.idle, each) < houses(base, each) - houses(building, each));
    if (owned(base.id) === 0) found.push({ id: 'base', rule: 'CO-145', args: { building: base.id } });
    else if (home) found.push({ id: `home-${home}`, rule: 'CO-148' });
  }
  if (building.own_max > 0 && owned(building.id) >= building.own_max) found.push({ id: 'most', rule: 'CO-133' });
  found.push(...unpaid([building.cost], me));
  return found.length > 0 || base ? found : [{ id: 'plot', rule: 'CO-137' }];
}

function lackingAbroad({ colonies, era }: Position, me: Player): Obstacle[] {
  const next = colonies.map((id) => LEVELS[me.embassies.find(({ colony }) => colony === id)?.level ?? 0]);
  const prices = next.flatMap((level) => (level && level.min_era <= era ? [level.cost] : []));
  return prices.length > 0 ? unpaid(prices, me) : [{ id: 'level', rule: 'CO-176' }];
}

/** What is missing for the price that is nearest, and that it does not fit into the storage. */
function unpaid(prices: readonly Amounts[], me: Player): Obstacle[] {
  if (may(me, 'ambassador', 'place_extra')) return []; // something may be saved, or come first
  const [nearest] = prices.map((price) => ({ price, goods: missing(price, me) })).sort((one, other) => one.goods.length - other.goods.length);
  const { price = {}, goods = [] } = nearest ?? {};
  const number = total(price) - amount(price, 'tools');
  const fits = number <= me.storage || may(me, 'pay_from_buffer', 'warehouse_is_storage');
  return [
    ...(goods.length > 0 ? [{ id: 'missing', rule: 'CO-54', args: { goods } }] : []),
    ...(fits ? [] : [{ id: 'storage', rule: 'CO-108', args: { number, spaces: me.storage } }]),
  ];
}
function missing(price: Amounts, me: Player): string[] {
  return Object.entries(price).flatMap(([good, count]) => Array.from({ length: Math.max(0, count - has(me, good)) }, () => good));
}
function has(me: Player, good: string): number {
  return good === 'tools' ? me.tools : amount(me.pool, good) + amount(me.buffer, good);
}
function houses({ effects }: BuildingFacts, who: string): number {
  return amount(effects.find(({ op }) => op === 'residents') as unknown as Amounts | undefined, who);
}

/** Whether relations or cards of mine do one of these things. */
export function may({ embassies, table }: Player, ...verbs: string[]): boolean {
  const relations = embassies.flatMap(({ colony, level }) => colonyFacts(colony)?.levels.slice(0, level) ?? []);
  const effects: Effect[] = [...relations, ...table.map(({ card }) => cardFacts(card))].flatMap((facts) => facts?.effects ?? []);
  return effects.some(({ op }) => verbs.includes(op));
}
