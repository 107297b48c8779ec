import { addDrawings } from '../../lib/sprite';
import { builtAt, CLASSES, isMarket, placeFacts, type CardFacts } from './cards';

const files = import.meta.glob<string>('../../../art/colonists/*.svg', { query: '?raw', import: 'default', eager: true });
const drawn = new Set(Object.keys(files).map((path) => /([^/]+)\.svg$/.exec(path)?.[1] ?? ''));
/** Places that look like others of their trade. */
const LIKE: Readonly<Record<string, string>> = {
  day_laborer: 'p-head_official',
  clay_pocket: 'p-clay_delve',
  clay_pit: 'p-clay_delve',
  grand_baker: 'p-baker',
  loamburner: 'p-clayburner',
  brickburner: 'p-clayburner',
  carpenter: 'p-joiner',
  ore_mine: 'p-ore_pit',
  ironsmith: 'p-blacksmith',
  iron_smelter: 'p-blacksmith',
  coalburner: 'p-clayburner',
  charburner: 'p-clayburner',
  forest: 'p-grove',
  chief_officer: 'p-head_official',
  weaver: 'b-tailor_shop',
  tailor: 'b-tailor_shop',
};
/** Improvements by what they do, where they give or make no good and build nothing. */
const DOING: Readonly<Record<string, string>> = {
  warehouse: 'i-shelf',
  storage: 'b-storage_shed',
  draw_bonus: 'p-librarian',
  pay_from_buffer: 'i-dolly',
  market_option: 'p-market',
  plot: 'i-site',
  borderland: 'b-community_hall',
  factory_pair: 'b-factory',
};

export function addColonistsArt(): void {
  addDrawings('colonists', files);
}

/** The symbol of a drawing. */
export function drawing(name: string): string {
  return `colonists-${name}`;
}

/** A building on its plot looks like the place that builds it. */
export function buildingPicture(building: string): string {
  return drawing(drawn.has(`b-${building}`) ? `b-${building}` : 'b-flat');
}

export function placePicture(tile: string): string {
  if (isMarket(tile)) return drawing('p-market');
  const building = builtAt(tile);
  if (building) return buildingPicture(building);
  const family = placeFacts(tile)?.family ?? tile;
  return drawing(drawn.has(`p-${family}`) ? `p-${family}` : (LIKE[family] ?? 'p-head_official'));
}

/** What an improvement is about: itself where it is drawn, a building, people, the good that it names, or what it does. */
export function cardPicture({ id, effects: [effect] }: CardFacts): string {
  const itself = `i-${id.replace(/_\d$/, '')}`;
  if (drawn.has(itself)) return drawing(itself);
  if (!effect) return drawing('p-head_official');
  if (effect.building) return buildingPicture(effect.building);
  const people = effect.who ?? CLASSES.find((each) => each in effect);
  if (people) return drawing(`colonist-${people}`);
  const made = effect.recipes ?? effect.lines?.[0]?.recipes;
  const good = effect.good ?? Object.keys(effect.goods ?? made?.[0]?.to ?? {})[0];
  if (good && drawn.has(`g-${good}`)) return drawing(`g-${good}`);
  return drawing(DOING[effect.op] ?? 'p-head_official');
}

export function colonyPicture(colony: string): string {
  return drawing(drawn.has(`c-${colony}`) ? `c-${colony}` : 'b-embassy');
}
