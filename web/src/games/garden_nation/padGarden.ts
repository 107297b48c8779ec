import type { PadPlayer } from '../../companion/part';
import data from './cards.json';
import type { Place } from './geometry';
import type { Ground, Terrain } from './position';

/** A building as the score pad writes it down. */
export interface PadBuilding {
  territory: number;
  terrain: Terrain;
  floors: number;
  roof?: boolean;
  place?: Place;
}

/** A field as it is printed, and what stands there. */
export interface PadField {
  territory: number;
  place: Place;
  ground: Ground;
  number: number;
  seat: number | null;
  building: PadBuilding | null;
}

export const TERRITORIES = data.territories.map(({ number }) => number);
export const TERRAINS = data.terrains.map(({ id }) => id as Terrain);

export function buildingsOf(player: PadPlayer | undefined): PadBuilding[] {
  return (player?.buildings ?? []) as PadBuilding[];
}

/** Every field of the garden. A building of which nobody said where it stands is put where its terrain is free. */
export function padGarden(players: readonly PadPlayer[]): PadField[] {
  const fields: PadField[] = data.territories.flatMap(({ number: territory, fields: printed }) =>
    printed.map(({ place, ground, number }) => ({ territory, place: place as Place, ground: ground as Ground, number, seat: null, building: null })),
  );
  const all = players.flatMap((player, seat) => buildingsOf(player).map((building) => ({ seat, building })));
  for (const { seat, building } of [...all].sort((a, b) => Number(!a.building.place) - Number(!b.building.place))) {
    const free = fields.filter((field) => field.territory === building.territory && field.building === null);
    const field = free.find(({ place }) => place === building.place) ?? free.find(({ ground }) => ground === building.terrain) ?? free.find(({ ground }) => ground === 'bramble');
    if (field) Object.assign(field, { seat, building });
  }
  return fields;
}

/** The buildings of whoever owns a field, after this has become of it; null: it is cleared. */
export function changed(fields: readonly PadField[], at: PadField, seat: number, next: PadBuilding | null): PadBuilding[] {
  const others = fields.filter((field) => field.seat === seat && !(field.territory === at.territory && field.place === at.place));
  const kept = others.flatMap(({ building, place }) => (building ? [{ ...building, place }] : []));
  return next ? [...kept, { ...next, place: at.place }] : kept;
}

/** Where the field at this place of a territory lies, in hundredths of its picture; hexes stand on a corner. */
const AXIAL: Readonly<Record<Place, readonly [number, number]>> = { c: [0, 0], nw: [0, -1], ne: [1, -1], e: [1, 0], se: [0, 1], sw: [-1, 1], w: [-1, 0] };
const SIDE = 1 / Math.sqrt(3);
const HEIGHT = 5 * SIDE;

export function placeAt(place: Place): { left: number; top: number; width: number; height: number } {
  const [q, r] = AXIAL[place];
  const left = (1 + q + r / 2) / 3;
  const top = (HEIGHT / 2 + (Math.sqrt(3) / 2) * r - SIDE) / HEIGHT;
  return { left: 100 * left, top: 100 * top, width: 100 / 3, height: 100 * ((2 * SIDE) / HEIGHT) };
}
