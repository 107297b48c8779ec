import { PITCH, type Point } from './geometry';

/** What part of the garden is seen: its middle, and how many units of the drawing one pixel shows. */
export interface Camera {
  middle: Point;
  units: number;
}
export interface Size {
  width: number;
  height: number;
}

/** The drawing with banks, and with room for a turtle above the topmost territories. */
export const WORLD = { left: -374, top: -398, right: 374, bottom: 350 } as const;
const CLOSEST = 0.45;
/** On a phone a hex is this many pixels wide when the garden is zoomed to the action territory. */
const HEX_NEAR = 47;
/** Buttons lie over so many pixels at the foot. */
const BAR = 74;

export function wholeGarden({ width, height }: Size): Camera {
  const units = Math.max((WORLD.right - WORLD.left) / Math.max(width, 1), (WORLD.bottom - WORLD.top) / Math.max(height, 1));
  // On a tall screen the garden lies at the top, so that what rises from the foot does not cover it.
  return { middle: [(WORLD.left + WORLD.right) / 2, WORLD.top + (height * units) / 2], units };
}

export function nearTo(centre: Point, size: Size): Camera {
  const whole = wholeGarden(size);
  const filling = (WORLD.bottom - WORLD.top) / Math.max(size.height - BAR, 1);
  return kept({ middle: centre, units: Math.min(whole.units, PITCH / HEX_NEAR, filling) }, size);
}

/** Moves the garden up just so far that this point is not under a sheet that covers `covered` pixels at the foot. */
export function clearOf(camera: Camera, size: Size, point: Point, covered: number): Camera {
  const lowest = camera.middle[1] + (size.height / 2 - covered) * camera.units;
  return point[1] <= lowest ? camera : { ...camera, middle: [camera.middle[0], camera.middle[1] + point[1] - lowest] };
}

/** A bar or sheet covers so many pixels at the foot: what lies there can be drawn up from under it. */
const FOOT = 190;

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** Neither past the edge of the drawing nor absurdly near. */
export function kept(camera: Camera, size: Size): Camera {
  const whole = wholeGarden(size);
  const units = Math.min(Math.max(camera.units, CLOSEST), whole.units);
  const [wide, high] = [size.width * units, size.height * units];
  const foot = Math.min(FOOT, size.height / 4) * units;
  return {
    units,
    middle: [
      wide >= WORLD.right - WORLD.left ? (WORLD.left + WORLD.right) / 2 : between(camera.middle[0], WORLD.left + wide / 2, WORLD.right - wide / 2),
      between(camera.middle[1], WORLD.top + high / 2, Math.max(WORLD.bottom + foot - high / 2, WORLD.top + high / 2)),
    ],
  };
}

/** Zoom by a factor so that the point under the fingers (in pixels from the middle) stays there. */
export function zoomed(camera: Camera, size: Size, factor: number, [x, y]: Point): Camera {
  const units = camera.units / factor;
  const shift = camera.units - units;
  return kept({ units, middle: [camera.middle[0] + x * shift, camera.middle[1] + y * shift] }, size);
}

export function dragged(camera: Camera, size: Size, [dx, dy]: Point): Camera {
  return kept({ ...camera, middle: [camera.middle[0] - dx * camera.units, camera.middle[1] - dy * camera.units] }, size);
}

export function viewBox({ middle, units }: Camera, { width, height }: Size): string {
  const [w, h] = [width * units, height * units];
  return `${middle[0] - w / 2} ${middle[1] - h / 2} ${w} ${h}`;
}
