import type { Amounts } from '../../parts/goods/amounts';
import data from './cards.json';

export const GOODS = ['wood', 'clay', 'planks', 'bricks', 'food', 'ore', 'coal', 'iron', 'robes'] as const;
export const CLASSES = ['farmer', 'citizen', 'merchant'] as const;
export const PROVISIONS = ['food', 'robes'] as const;
export type ColonistClass = (typeof CLASSES)[number];
/** Cards in hand at most. */
export const HAND = { hand_limit: data.hand_limit };
/** What razing something for a building costs besides (CO-138). */
export const RAZING = { razing_extra_tools: data.razing_tools };
export const PLOTS = data.setup;

/** Where values come from, by their names, and which of them could be otherwise (the engine's doubts.toml). */
export interface Origin {
  from: Readonly<Record<string, string>>;
  doubt: string;
}
export interface Recipe {
  from: Amounts;
  to: Amounts;
}
/** What something does, in the words of the facts; only what can be drawn is named here. */
export interface Effect {
  op: string;
  goods?: Amounts;
  options?: Amounts[] | Effect[][];
  recipes?: Recipe[];
  /** Recipes of a year's end. */
  lines?: { recipes: Recipe[] }[];
  /** Of whom it is about, or of which good. */
  who?: ColonistClass;
  good?: string;
  offers?: { give: Amounts; dollars: number }[];
  building?: string;
  cost?: Amounts;
  times?: number;
  spaces?: number;
  /** Cards that are drawn; with a Library so many are seen, and so many kept. */
  cards?: number;
  library_draw?: number;
  library_keep?: number;
  /** How much more of something there is. */
  plus?: number;
}
export interface CardFacts extends Origin {
  id: string;
  era: number;
  kind: 'immediate' | 'permanent' | 'limited';
  cost: Amounts;
  value: number;
  effects: Effect[];
  uses: number;
}
export interface PlaceFacts extends Origin {
  id: string;
  family: string;
  era: number;
  kind: 'builder' | 'resource' | 'refiner' | 'provider' | 'special';
  effects: Effect[];
  replaces: string;
}
export interface BuildingFacts extends Origin {
  id: string;
  era: number;
  kind: 'residence' | 'storage' | 'production' | 'provision' | 'money' | 'special';
  cost: Amounts;
  value: number;
  /** Who works there; `any` in a Factory. */
  worker: Amounts;
  remodel_from: string;
  /** So many at most in one move, and in a community; 0: as many as one likes. */
  per_move: number;
  own_max: number;
  effects: Effect[];
}
export interface MarketFacts extends Origin {
  id: string;
  era: number;
  sale: Effect[];
  subsidy: Effect[];
  action: Effect[];
}
export interface ColonyFacts {
  id: string;
  levels: (Origin & { effects: Effect[] })[];
}
export interface LevelFacts extends Origin {
  level: number;
  cost: Amounts;
  value: number;
  min_era: number;
}

export interface GoodFacts extends Origin {
  id: string;
  /** What it costs before the first year of a later era; Tools are not for sale there. */
  later_start?: number;
}

function byId<T extends { id: string }>(all: unknown): Map<string, T> {
  return new Map((all as T[]).map((each) => [each.id, each]));
}
const cards = byId<CardFacts>(data.cards);
const places = byId<PlaceFacts>(data.places);
const buildings = byId<BuildingFacts>(data.buildings);
const markets = byId<MarketFacts>(data.markets);
const colonies = byId<ColonyFacts>(data.colonies);
const goods = byId<GoodFacts>(data.goods);
export const LEVELS = data.levels as unknown as LevelFacts[];
export const BUILDINGS: readonly string[] = [...buildings.keys()];

/** The tables of the facts, by the names that values of one's own have for them. */
const TABLES: Readonly<Record<string, Map<string, Origin>>> = {
  improvements: cards,
  places,
  buildings,
  market_cards: markets,
  colony_levels: new Map(LEVELS.map((level) => [String(level.level), level])),
  goods,
};
/** Numbers that are no card's, by the same names. */
const NUMBERS: Readonly<Record<string, object>> = { improvement_rules: HAND, building_rules: RAZING, setup: PLOTS };
export const PRINTED = 'printed';
let values = PRINTED;
const changed: (() => void)[] = [];

/** From now on everything has the values that a table plays with: the owner's own, by their paths, and else what is printed. */
export function playWith(own: string): void {
  if (own === values) return;
  values = own;
  for (const restore of changed.splice(0)) restore();
  if (own === PRINTED) return;
  for (const [path, value] of Object.entries(JSON.parse(own) as Record<string, unknown>)) {
    const [table = '', id = '', field = ''] = path.split('.');
    const facts = TABLES[table]?.get(id);
    if (facts) change(facts, { [field]: value, from: { ...facts.from, [field]: 'own' } });
    else if (NUMBERS[table]) change(NUMBERS[table], { [id]: value });
  }
}
function change(facts: object, news: Readonly<Record<string, unknown>>): void {
  const before = Object.fromEntries(Object.keys(news).map((name) => [name, facts[name as keyof typeof facts]]));
  changed.unshift(() => Object.assign(facts, before));
  Object.assign(facts, news);
}

export function cardFacts(id: string): CardFacts | undefined {
  return cards.get(id);
}
export function buildingFacts(id: string): BuildingFacts | undefined {
  return buildings.get(id);
}
export function marketFacts(id: string): MarketFacts | undefined {
  return markets.get(id);
}
export function colonyFacts(id: string): ColonyFacts | undefined {
  return colonies.get(id);
}
/** What a good costs before the first year of a later era. */
export function goodPrice(id: string): number {
  return goods.get(id)?.later_start ?? 0;
}
/** The place that a tile is; of two equal tiles the second has a letter. */
export function placeFacts(tile: string): PlaceFacts | undefined {
  return places.get(tile) ?? places.get(tile.replace(/_[bcd]$/, ''));
}
export function isMarket(tile: string): boolean {
  return /^(small_)?market(_[abc])?$/.test(tile);
}
/** What a builder builds there. */
export function builtAt(tile: string): string {
  return placeFacts(tile)?.effects.find(({ op }) => op === 'build')?.building ?? '';
}
/** Names are no values. */
const NAMES = ['de', 'en', 'board_en', 'text'];

/** Whether a value is the owner's own, or how uncertain the least certain is; nothing where all of them were read somewhere. */
export function uncertainty({ from }: Origin): 'own' | 'reconstructed' | 'memory' | '' {
  const found = Object.entries(from).flatMap(([name, source]) => (NAMES.includes(name) ? [] : [source]));
  if (found.includes('own')) return 'own';
  if (found.includes('reconstructed')) return 'reconstructed';
  return found.includes('memory') ? 'memory' : '';
}

/** The sentence that says so, if anything does: the owner's own value is beyond doubt, and a doubt tells its source itself. */
export function doubtOf(origin: Origin): string[] {
  const unsure = uncertainty(origin);
  if (unsure !== 'own' && origin.doubt) return [`doubt-${origin.doubt}`];
  return unsure ? [`co-source-${unsure}`] : [];
}
