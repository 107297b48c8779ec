import { addDrawings } from '../../lib/sprite';
import { builtAt, isMarket, placeFacts } from './cards';

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

export function colonyPicture(colony: string): string {
  return drawing(drawn.has(`c-${colony}`) ? `c-${colony}` : 'b-embassy');
}
