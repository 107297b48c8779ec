/** Where the 49 fields lie. Places and slots share their names (GN-2); y grows downwards, hexes stand on a corner. */
export const PLACES = ['c', 'nw', 'ne', 'e', 'se', 'sw', 'w'] as const;
export type Place = (typeof PLACES)[number];
export type Point = readonly [x: number, y: number];

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

function plane([q, r]: readonly [number, number], factor: number): Point {
  return [PITCH * factor * (q + r / 2), PITCH * factor * (Math.sqrt(3) / 2) * r];
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

/** Corners of a hex, clockwise from the top. */
export function hexCorners([x, y]: Point, radius: number = RADIUS): Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** The outline of a territory around its own middle: eighteen corners, clockwise. */
export function territoryOutline(): Point[] {
  const ring: Place[] = ['nw', 'ne', 'e', 'se', 'sw', 'w'];
  // Of each outer hex three corners look outwards; the third one is the notch shared with the next hex.
  return ring.flatMap((place, index) => {
    const corners = hexCorners(plane(AXIAL[place], 1));
    return [0, 1, 2].map((step) => corners[(index + 5 + step) % 6] ?? corners[0]!);
  });
}

/** A closed path with round corners through these points. */
export function roundPath(points: readonly Point[], round: number): string {
  const count = points.length;
  const step = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [from[0] + ((to[0] - from[0]) / length) * round, from[1] + ((to[1] - from[1]) / length) * round];
  };
  const parts = points.map((corner, index) => {
    const from = step(corner, points[(index + count - 1) % count] ?? corner);
    const to = step(corner, points[(index + 1) % count] ?? corner);
    return `${index === 0 ? 'M' : 'L'}${show(from)}Q${show(corner)} ${show(to)}`;
  });
  return `${parts.join('')}Z`;
}

function show([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Where number and turtle stand: in the notch above a territory. */
export function notch(slot: Place): Point {
  const [x, y] = slotCentre(slot);
  return [x, y - PITCH * 1.36];
}

export const DIRECTIONS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The next of these points in a direction: near, and not far off the line; -1 at the edge. */
export function nextInDirection(points: readonly Point[], from: number, [dx, dy]: Point): number {
  const origin = points[from];
  if (!origin) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach(([x, y], index) => {
    const ahead = (x - origin[0]) * dx + (y - origin[1]) * dy;
    const aside = Math.abs((x - origin[0]) * dy) + Math.abs((y - origin[1]) * dx);
    if (index === from || ahead < PITCH / 4 || aside > ahead * 1.2) return;
    const far = ahead + 1.6 * aside;
    if (far < least - 0.01) {
      least = far;
      best = index;
    }
  });
  return best;
}
