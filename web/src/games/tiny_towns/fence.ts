import { fieldIndex } from './position';

type Point = readonly [number, number];

/**
 * The outline around a set of fields as closed loops on the grid of lanes (corner points 0..4 in both directions).
 * Each loop runs clockwise and holds only its corners.
 */
export function outlines(fields: readonly string[]): Point[][] {
  const inside = new Set(fields.map(fieldIndex));
  const has = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < 4 && y < 4 && inside.has(y * 4 + x);
  const edges = new Map<string, Point>();
  for (const index of inside) {
    const x = index % 4;
    const y = Math.floor(index / 4);
    // The key says which field an edge bounds, so that fields touching at a corner keep their own loops.
    if (!has(x, y - 1)) edges.set(`${x},${y}>r`, [x + 1, y]);
    if (!has(x + 1, y)) edges.set(`${x + 1},${y}>d`, [x + 1, y + 1]);
    if (!has(x, y + 1)) edges.set(`${x + 1},${y + 1}>l`, [x, y + 1]);
    if (!has(x - 1, y)) edges.set(`${x},${y + 1}>u`, [x, y]);
  }
  const loops: Point[][] = [];
  for (let first = edges.keys().next(); !first.done; first = edges.keys().next()) loops.push(walk(edges, first.value));
  return loops;
}

const RIGHT_TURN: Record<string, string> = { r: 'd', d: 'l', l: 'u', u: 'r' };
const LEFT_TURN: Record<string, string> = { r: 'u', u: 'l', l: 'd', d: 'r' };

function walk(edges: Map<string, Point>, start: string): Point[] {
  const corners: Point[] = [];
  let key: string | undefined = start;
  while (key !== undefined) {
    const end: Point | undefined = edges.get(key);
    if (!end) break;
    edges.delete(key);
    const going = key.slice(-1);
    const at = `${end[0]},${end[1]}>`;
    const next: string | undefined = [RIGHT_TURN[going], going, LEFT_TURN[going]]
      .map((direction) => at + direction)
      .find((candidate) => edges.has(candidate) || candidate === start);
    if (next?.slice(-1) !== going) corners.push(end);
    key = next === start ? undefined : next;
  }
  return corners;
}

/** A loop as an SVG path with round corners; `at` turns a lane number into a coordinate. */
export function roundedPath(loop: Point[], at: (lane: number) => number, radius: number): string {
  const points = loop.map(([x, y]): Point => [at(x), at(y)]);
  const parts = points.map((corner, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const from = towards(corner, before, radius);
    const to = towards(corner, after, radius);
    return `${index === 0 ? 'M' : 'L'}${from[0]} ${from[1]}Q${corner[0]} ${corner[1]} ${to[0]} ${to[1]}`;
  });
  return `${parts.join('')}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [from[0] + ((to[0] - from[0]) / length) * distance, from[1] + ((to[1] - from[1]) / length) * distance];
}
