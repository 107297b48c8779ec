import { hexCentre, hexCorners, roundPath, type Point } from '../../lib/hexes';
import type { World } from '../../parts/camera/camera';

/** Distance of two neighbouring tiles; a tile is a little smaller, so that the ground shows between them. */
export const PITCH = 86;
export const RADIUS = 47;
/** Units of the map to a pixel: beyond that names on tiles would be smaller than nine and a half pixels. */
export const READABLE = 1.37;
const MARGIN = 80;
export const TILE = roundPath(hexCorners([0, 0], RADIUS), 6);
export const RING = roundPath(hexCorners([0, 0], RADIUS - 2), 5);
export const SHORE = roundPath(hexCorners([0, 0], RADIUS + 12), 8);
export const SHALLOWS = roundPath(hexCorners([0, 0], RADIUS + 26), 14);

/** The engine names a cell by column and row: "31.32". */
export type Cell = string;
const STEPS: Readonly<Record<string, readonly [number, number]>> = { east: [1, 0], northeast: [1, -1], northwest: [0, -1] };

function axial(cell: Cell): readonly [number, number] {
  const [q = 0, r = 0] = cell.split('.').map(Number);
  return [q, r];
}

export function centreOf(cell: Cell): Point {
  const [q, r] = axial(cell);
  return hexCentre([q - 31, r - 31], PITCH);
}

/** The cell that lies beside another one. */
export function beside(cell: Cell, direction: string): Cell {
  const [q, r] = axial(cell);
  const [dq, dr] = STEPS[direction] ?? [0, 0];
  return `${q + dq}.${r + dr}`;
}

/** The outline of a market: two hexes and the bridge between them, around nothing else. */
export function marketOutline(cell: Cell, half: Cell, radius: number): string {
  const [one, other] = [centreOf(cell), centreOf(half)];
  const toward = Math.atan2(other[1] - one[1], other[0] - one[0]);
  return roundPath([...arc(one, toward, radius), ...arc(other, toward + Math.PI, radius)], 6);
}

/** The six corners of a hex, clockwise, from one end of the side that looks there to its other end. */
function arc([x, y]: Point, toward: number, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, step) => {
    const angle = toward + Math.PI / 6 + (step * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** What there is to see: it grows with the country. */
export function worldOf(cells: readonly Cell[]): World {
  const points = cells.map(centreOf);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    bounds: { left: Math.min(...xs) - MARGIN, right: Math.max(...xs) + MARGIN, top: Math.min(...ys) - MARGIN, bottom: Math.max(...ys) + MARGIN },
    closest: 0.45,
    near: PITCH / 66,
    head: 58,
    bar: 0,
    sheet: 190,
  };
}
