import { hexCentre, hexCorners, type Point } from '../../lib/hexes';

export type { Point };

/** Where the 49 fields lie. Places and slots share their names (GN-2); y grows downwards, hexes stand on a corner. */
export const PLACES = ['c', 'nw', 'ne', 'e', 'se', 'sw', 'w'] as const;
export type Place = (typeof PLACES)[number];

/** Distance of two neighbouring fields, and of a hex's corner from its middle. */
export const PITCH = 72.6;
export const RADIUS = PITCH / Math.sqrt(3);
/** Territories lie a little further apart than the lattice, so that water and planks show between them. */
const SPREAD = 3.3;

const AXIAL: Record<Place, readonly [number, number]> = {
  c: [0, 0],
  nw: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
};

function plane(cell: readonly [number, number], factor: number): Point {
  return hexCentre(cell, PITCH * factor);
}

/** The middle of a territory that lies in this slot. */
export function slotCentre(slot: Place): Point {
  return plane(AXIAL[slot], SPREAD);
}

/** The middle of the field at `place` of the territory in `slot`. */
export function fieldCentre(slot: Place, place: Place): Point {
  const [x, y] = slotCentre(slot);
  const [dx, dy] = plane(AXIAL[place], 1);
  return [x + dx, y + dy];
}

/** GN-7: neighbours on the lattice where slots are three steps apart; across territories only facing fields. */
export function adjacent(slotA: Place, placeA: Place, slotB: Place, placeB: Place): boolean {
  const cell = (slot: Place, place: Place): readonly [number, number] => [
    3 * AXIAL[slot][0] + AXIAL[place][0],
    3 * AXIAL[slot][1] + AXIAL[place][1],
  ];
  const [qa, ra] = cell(slotA, placeA);
  const [qb, rb] = cell(slotB, placeB);
  const q = qa - qb;
  const r = ra - rb;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

/** Whether two territories lie beside each other, or are the same. */
export function beside(a: Place, b: Place): boolean {
  const [q, r] = [AXIAL[a][0] - AXIAL[b][0], AXIAL[a][1] - AXIAL[b][1]];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 1;
}

export interface Plank {
  at: Point;
  /** Degrees; a plank lies along the line between the two fields it joins. */
  angle: number;
}

/** The twelve planks between facing fields of neighbouring territories. */
export function planks(): Plank[] {
  const found: Plank[] = [];
  PLACES.forEach((slotA, a) => {
    for (const slotB of PLACES.slice(a + 1)) {
      for (const placeA of PLACES) for (const placeB of PLACES) if (adjacent(slotA, placeA, slotB, placeB)) found.push(plank(fieldCentre(slotA, placeA), fieldCentre(slotB, placeB)));
    }
  });
  return found;
}

function plank([ax, ay]: Point, [bx, by]: Point): Plank {
  return { at: [(ax + bx) / 2, (ay + by) / 2], angle: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI };
}

/** The outline of a territory around its own middle: eighteen corners, clockwise. */
export function territoryOutline(): Point[] {
  const ring: Place[] = ['nw', 'ne', 'e', 'se', 'sw', 'w'];
  // Of each outer hex three corners look outwards; the third one is the notch shared with the next hex.
  return ring.flatMap((place, index) => {
    const corners = hexCorners(plane(AXIAL[place], 1), RADIUS);
    return [0, 1, 2].map((step) => corners[(index + 5 + step) % 6] ?? corners[0]!);
  });
}

/** Where number and turtle stand: in the notch above a territory. */
export function notch(slot: Place): Point {
  const [x, y] = slotCentre(slot);
  return [x, y - PITCH * 1.36];
}

/** The tip of the turtle's crane. */
export function turtleTop(slot: Place): Point {
  const [x, y] = notch(slot);
  return [x, y - 60];
}
