import type { World } from '../../parts/camera/camera';
import { PITCH } from './geometry';

/** On a phone a hex is this many pixels wide when the garden is zoomed to the action territory. */
const HEX_NEAR = 47;

/** The drawing with banks, and with room for a turtle above the topmost territories. */
export const GARDEN: World = {
  bounds: { left: -374, top: -398, right: 374, bottom: 350 },
  closest: 0.45,
  near: PITCH / HEX_NEAR,
  head: 0,
  bar: 74,
  sheet: 190,
};
