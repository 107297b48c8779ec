import { PLACES, planks, slotCentre, type Place, type Plank, type Point } from './geometry';
import type { Ground } from './position';

/** A garden, or a part of it, as the rules describe it. */
export interface Scene {
  /** Territories by their slots. */
  slots: { slot: Place; territory: number }[];
  /** Fields to look at. */
  marked: { territory: number; place: Place }[];
  /** The territory of the turtle. */
  turtle: number | null;
  /** Whether fields show the names of their places. */
  named: boolean;
}

/** `nw=1 ne=2 1.e turtle=2 places`: territories in slots, a marked field, the turtle, and names on the fields. */
export function sceneOf(words: readonly string[]): Scene {
  const scene: Scene = { slots: [], marked: [], turtle: null, named: words.includes('places') };
  for (const word of words) {
    const [name = '', number] = word.split('=');
    const [territory, place] = word.split('.');
    if (name === 'turtle') scene.turtle = Number(number);
    else if (isPlace(name)) scene.slots.push({ slot: name, territory: Number(number) });
    else if (place && isPlace(place)) scene.marked.push({ territory: Number(territory), place });
  }
  return scene;
}

function isPlace(word: string): word is Place {
  return (PLACES as readonly string[]).includes(word);
}

/** From the middle of a territory to the edge of its picture. */
const REACH = 122;
/** The turtle stands behind the number of its territory and looks over the edge. */
const TALL = 56;

/** What must be seen for all these territories to be in the picture. */
export function boxOf({ slots, turtle }: Scene): { left: number; top: number; width: number; height: number } {
  const xs = slots.map(({ slot }) => slotCentre(slot)[0]);
  const ys = slots.map(({ slot }) => slotCentre(slot)[1]);
  const [left, top] = [Math.min(...xs) - REACH, Math.min(...ys) - REACH - (turtle ? TALL : 0)];
  return { left, top, width: Math.max(...xs) + REACH - left, height: Math.max(...ys) + REACH - top };
}

/** The planks between territories that are in the picture. */
export function planksOf({ slots }: Scene): Plank[] {
  const near = ([x, y]: Point, slot: Place): boolean => Math.hypot(slotCentre(slot)[0] - x, slotCentre(slot)[1] - y) < REACH;
  return planks().filter(({ at }) => slots.filter(({ slot }) => near(at, slot)).length === 2);
}

const RING: readonly Place[] = ['nw', 'ne', 'e', 'se', 'sw', 'w'];
const GROUNDS: readonly Ground[] = ['meadow', 'straw', 'leaf', 'bramble', 'straw', 'leaf'];

/** A ground for a field: two of each kind and a bramble, turned a little from territory to territory (GN-3). */
export function sampleGround(territory: number, place: Place): Ground {
  if (place === 'c') return 'meadow';
  return GROUNDS[(RING.indexOf(place) + territory * 2) % GROUNDS.length] ?? 'meadow';
}
