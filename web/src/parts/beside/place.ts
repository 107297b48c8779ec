/** Where a note can lie beside the thing it speaks of, without hiding what must stay in sight. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Extent = Pick<Box, 'width' | 'height'>;
export type Point = Pick<Box, 'x' | 'y'>;

/** Something that had better stay in sight, and how much it hurts to hide it. */
export interface Kept {
  box: Box;
  weight: number;
}

/** Hides nothing else than what no place can spare. */
export const NEVER = 10_000;
/** Between a note and the edge of the window, or its thing. */
const EDGE = 8;
const GAP = 10;
const STEP = 12;
/** Between a note and a band that it only just leaves free. */
const MARGIN = 2;
/** A note stays where it is unless another place is better by so much. */
const PATIENCE = 60;

/**
 * The place with the least harm: hidden things count by weight and area, then nearness to the thing. `present` is where
 * the note lies now; it moves only for good reason.
 */
export function placeBeside(note: Extent, room: Extent, thing: Box | null, kept: readonly Kept[], present: Point | null = null): Point {
  const all = thing ? [...kept, { box: grown(thing, GAP - 1), weight: NEVER }] : kept;
  const corner: Box = { x: room.width, y: room.height, width: 0, height: 0 };
  const harm = (at: Point): number => {
    const box = { ...at, width: note.width, height: note.height };
    return all.reduce((sum, { box: other, weight }) => sum + (weight * shared(box, other)) / 100, 0) + apart(box, thing ?? corner);
  };
  const xs = along(note.width, room.width, thing ? [thing.x, thing.x + thing.width] : []);
  const ys = [...along(note.height, room.height, thing ? [thing.y, thing.y + thing.height] : []), ...besideBands(note, room, kept)];
  const inside = present && within(present.x, xs) && within(present.y, ys) ? present : null;
  let best = inside ?? { x: xs.at(-1) ?? EDGE, y: ys.at(-1) ?? EDGE };
  let least = inside ? harm(inside) - PATIENCE : Infinity;
  for (const y of ys) {
    for (const x of xs) {
      const cost = harm({ x, y });
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The nearest points of two boxes, for a thread from one to the other. */
export function thread(from: Box, to: Box): [Point, Point] {
  const [fx, tx] = nearest(from.x, from.width, to.x, to.width);
  const [fy, ty] = nearest(from.y, from.height, to.y, to.height);
  return [
    { x: fx, y: fy },
    { x: tx, y: ty },
  ];
}

function nearest(a: number, aSize: number, b: number, bSize: number): [number, number] {
  if (a + aSize < b) return [a + aSize, b];
  if (b + bSize < a) return [a, b + bSize];
  const middle = (Math.max(a, b) + Math.min(a + aSize, b + bSize)) / 2;
  return [middle, middle];
}

/** Places along one side of the window: right before, in line with and right after the thing, and everywhere between. */
function along(size: number, room: number, edges: number[]): number[] {
  const last = Math.max(EDGE, room - size - EDGE);
  const [from, to] = edges;
  const near = from === undefined || to === undefined ? [] : [from - GAP - size, from, (from + to - size) / 2, to - size, to + GAP];
  const grid = Array.from({ length: Math.ceil((last - EDGE) / STEP) }, (_, index) => EDGE + index * STEP);
  return [...near.filter((at) => at >= EDGE && at <= last), ...grid, last];
}

/** Right above and right below whatever goes across the window: a question, a sheet. There the grid is too coarse. */
function besideBands(note: Extent, room: Extent, kept: readonly Kept[]): number[] {
  const bands = kept.filter(({ box }) => box.width > room.width / 2);
  const edges = bands.flatMap(({ box }) => [box.y - note.height - MARGIN, box.y + box.height + MARGIN]);
  return edges.filter((at) => at >= EDGE && at <= room.height - note.height - EDGE);
}

function within(at: number, places: number[]): boolean {
  return at >= Math.min(...places) && at <= Math.max(...places);
}

export function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function apart(a: Box, b: Box): number {
  const [from, to] = thread(a, b);
  return Math.hypot(from.x - to.x, from.y - to.y);
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}
