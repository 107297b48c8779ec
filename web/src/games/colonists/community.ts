import { BUILDINGS, buildingFacts, PLOTS } from './cards';
import type { Player } from './position';
import type { BuildingView } from './view';

/** A plot of the community board, and what stands there. */
export interface Plot {
  id: string;
  building?: BuildingView;
  embassy?: { colony: string; level: number };
  /** The kind of plot that an embassy stands on; a building says it itself. */
  plot?: string;
  /** It would be there after the move I look at, or be gone. */
  comes?: boolean;
  goes?: boolean;
}
export interface Community {
  plots: Plot[];
  storage: Plot[];
  /** Open plots: how many are taken, of how many. */
  used: number;
  all: number;
  /** Free plots beyond them. */
  borderland: number;
}

const KINDS = ['residence', 'production', 'provision', 'money', 'special', 'storage'];

/** Buildings in the order of their kinds; equal ones side by side. `short`: only the first era is played. */
export function communityOf(player: Player, short: boolean, after?: Player): Community {
  const gone = after ? surplus(player.buildings, after.buildings.map(nameOf)) : [];
  const coming = after ? surplus(after.buildings, player.buildings.map(nameOf)) : [];
  const standing = player.buildings.map((old): Plot => {
    const at = gone.includes(old) ? coming.findIndex(({ building, plot }) => building === old.building && plot === old.plot) : -1;
    const [building = old] = at < 0 ? [] : coming.splice(at, 1); // another crew: it stays where it is
    return { id: nameOf(building), building, comes: building !== old, goes: building === old && gone.includes(old) };
  });
  const all: Plot[] = [...standing, ...coming.map((building): Plot => ({ id: nameOf(building), building, comes: true }))];
  const embassies = (after ?? player).embassies.map(({ colony, level, plot }): Plot => {
    const now = player.embassies.find((each) => each.colony === colony);
    return { id: `embassy.${colony}`, embassy: { colony, level }, comes: now?.level !== level, plot };
  });
  const inStorage = [...all.filter(({ building }) => building?.plot === 'storage'), ...embassies.filter(({ plot }) => plot === 'storage')];
  const others = [...all.filter(({ building }) => building?.plot !== 'storage').sort(byKind), ...embassies.filter(({ plot }) => plot !== 'storage')];
  const open = short ? PLOTS.plots_era_I_only : PLOTS.plots;
  const stand = others.filter((plot) => !plot.goes && (plot.building?.plot ?? plot.plot) === 'open').length;
  return {
    plots: [...others, ...empty(open - stand)],
    storage: [...inStorage, ...empty(PLOTS.storage_plots - inStorage.filter(({ goes }) => !goes).length)],
    used: [...player.buildings, ...player.embassies].filter(({ plot }) => plot === 'open').length,
    borderland: short ? 0 : PLOTS.plots_with_borderland - PLOTS.plots - [...player.buildings, ...player.embassies].filter(({ plot }) => plot === 'borderland').length,
    all: open,
  };
}

function nameOf({ building, plot, crew }: BuildingView): string {
  return `${building}.${plot}.${crew}`;
}

/** What is more there than there was. */
function surplus(buildings: readonly BuildingView[], there: readonly string[]): BuildingView[] {
  const left = [...there];
  return buildings.filter((building) => {
    const at = left.indexOf(nameOf(building));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function byKind(one: Plot, other: Plot): number {
  return rank(one) - rank(other);
}
function rank({ building }: Plot): number {
  const id = building?.building ?? '';
  return KINDS.indexOf(buildingFacts(id)?.kind ?? '') * 100 + BUILDINGS.indexOf(id);
}

function empty(count: number): Plot[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({ id: `empty.${index}` }));
}
