/** Looking at a map that is larger than its window. Pure geometry: `lens.svelte.ts` puts it into somebody's hands. */
export type Point = readonly [x: number, y: number];

export interface Size {
  width: number;
  height: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What there is to see. The bounds may grow while it is looked at. */
export interface World {
  bounds: Bounds;
  /** No nearer than so many units of the drawing to one pixel. */
  closest: number;
  /** How near `near` is, in the same measure. */
  near: number;
  /** Buttons lie over so many pixels at the head: what is under them can be drawn down, and lies below them where there is room. */
  head: number;
  /** Buttons always lie over so many pixels at the foot. */
  bar: number;
  /** A sheet may cover so many pixels there: what lies under it can be drawn up. */
  sheet: number;
}

/** What part of the world is seen: its middle, and how many units of the drawing one pixel shows. */
export interface Camera {
  middle: Point;
  units: number;
}

const ZOOM_STEP = 1.25;
/** Of the window, for one press of an arrow key. */
const PAN_STEP = 0.2;
const ARROWS: Record<string, Point> = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export function wholeOf({ bounds, head }: World, { width, height }: Size): Camera {
  const high = bounds.bottom - bounds.top;
  const units = Math.max((bounds.right - bounds.left) / Math.max(width, 1), high / Math.max(height, 1));
  // In a tall window the world lies at the top, so that what rises from the foot does not cover it.
  const room = Math.min(head * units, height * units - high);
  return { middle: [(bounds.left + bounds.right) / 2, bounds.top - room + (height * units) / 2], units };
}

/** Near to a point; never so far that the world does not fill what is free above the bar. */
export function nearTo(world: World, size: Size, centre: Point): Camera {
  const filling = (world.bounds.bottom - world.bounds.top) / Math.max(size.height - world.bar, 1);
  return kept(world, size, { middle: centre, units: Math.min(world.near, filling) });
}

/** How near and how far something may be shown, in units to one pixel; what is seen in any case, and so many pixels around it. */
export interface Reach {
  closest: number;
  farthest: number;
  focus: Point;
  room: number;
}

/** All of these points and some pixels around them, no nearer than `near`, and no more of what lies beyond the world than must
 * be; or as many of them as fit into a reach. */
export function around(world: World, size: Size, points: readonly Point[], margin: number, reach?: Reach): Camera {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.max((right - left) / Math.max(size.width - 2 * margin, 1), (bottom - top) / Math.max(size.height - 2 * margin, 1));
  const bare = { ...world, sheet: 0 };
  const camera = kept(bare, size, { middle: [(left + right) / 2, (top + bottom) / 2], units: between(fits, reach?.closest ?? world.near, reach?.farthest ?? Infinity) });
  return reach ? inSight(bare, size, camera, reach.focus, reach.room) : camera;
}

/** Neither past the edge of the world nor absurdly near. */
export function kept(world: World, size: Size, { middle, units: wished }: Camera): Camera {
  const { left, top, right, bottom } = world.bounds;
  const units = between(wished, world.closest, wholeOf(world, size).units);
  const [wide, high] = [size.width * units, size.height * units];
  const highest = top - world.head * units + high / 2;
  const lowest = bottom + Math.min(world.sheet, size.height / 4) * units - high / 2;
  return {
    units,
    middle: [
      wide >= right - left ? (left + right) / 2 : between(middle[0], left + wide / 2, right - wide / 2),
      between(middle[1], highest, Math.max(lowest, highest)),
    ],
  };
}

/** Nearer by a factor, so that the point under the fingers (in pixels from the middle) stays there. */
export function zoomed(world: World, size: Size, camera: Camera, factor: number, [x, y]: Point = [0, 0]): Camera {
  const units = between(camera.units / factor, world.closest, wholeOf(world, size).units);
  const shift = camera.units - units;
  return kept(world, size, { units, middle: [camera.middle[0] + x * shift, camera.middle[1] + y * shift] });
}

export function dragged(world: World, size: Size, camera: Camera, [dx, dy]: Point): Camera {
  return kept(world, size, { ...camera, middle: [camera.middle[0] - dx * camera.units, camera.middle[1] - dy * camera.units] });
}

/** Moves just so far that a point and some pixels around it are seen, above what covers the foot. */
export function inSight(world: World, size: Size, camera: Camera, [x, y]: Point, around: number, covered = 0): Camera {
  const [wide, high] = [size.width * camera.units, size.height * camera.units];
  const room = Math.min(around * camera.units, wide / 2, high / 2);
  const middle: Point = [
    between(camera.middle[0], x + room - wide / 2, x - room + wide / 2),
    between(camera.middle[1], y + room - high / 2 + covered * camera.units, y - room + high / 2),
  ];
  return covered > 0 ? { ...camera, middle } : kept(world, size, { ...camera, middle });
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** The side of the window beyond which a point lies: the one that it is farthest beyond; null where it is seen with so many pixels around it. */
export function beyond({ width, height }: Size, { middle, units }: Camera, [x, y]: Point, around: number): Side | null {
  const [right, bottom] = [(x - middle[0]) / units, (y - middle[1]) / units];
  const past = { left: -right - width / 2, right: right - width / 2, top: -bottom - height / 2, bottom: bottom - height / 2 };
  const [side, far] = Object.entries(past).reduce((most, each) => (each[1] > most[1] ? each : most));
  return far > -around ? (side as Side) : null;
}

/** What a key does: + and − zoom, arrows move, 0 shows the whole world. Null: the key means something else. */
export function steered(world: World, size: Size, camera: Camera, key: string): Camera | 'whole' | null {
  if (key === '+' || key === '=') return zoomed(world, size, camera, ZOOM_STEP);
  if (key === '-') return zoomed(world, size, camera, 1 / ZOOM_STEP);
  if (key === '0') return 'whole';
  const way = ARROWS[key];
  if (!way) return null;
  return dragged(world, size, camera, [way[0] * size.width * PAN_STEP, way[1] * size.height * PAN_STEP]);
}

/** How much nearer a turn of the wheel brings things; a trackpad's pinch turns it with Ctrl, in small steps. */
export function wheelFactor(delta: number, pinching: boolean): number {
  return Math.exp(-between(delta, -120, 120) * (pinching ? 0.01 : 0.0018));
}

export function viewBox({ middle, units }: Camera, { width, height }: Size): string {
  const [w, h] = [width * units, height * units];
  return `${middle[0] - w / 2} ${middle[1] - h / 2} ${w} ${h}`;
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
