import type { Reach, World } from '../../parts/camera/camera';
import { PITCH, slotCentre, type Place } from './geometry';

/** On a phone a hex is at least this many pixels wide when the garden is zoomed to the action territory, and so many at most. */
const HEX_NEAR = 47;
const HEX_LARGEST = 58;

/** The drawing with banks, and with room for a turtle above the topmost territories. */
export const GARDEN: World = {
  bounds: { left: -374, top: -398, right: 374, bottom: 350 },
  closest: 0.45,
  near: PITCH / HEX_NEAR,
  head: 0,
  bar: 74,
  sheet: 190,
};

/** The turtle's territory in any case, and as much of those around it as a finger can still tap. */
export function reachOf(slot: Place): Reach {
  const closest = PITCH / HEX_LARGEST;
  return { closest, farthest: GARDEN.near, focus: slotCentre(slot), room: (2.4 * PITCH) / GARDEN.near };
}
