import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { prefersStill } from '../../lib/settings.svelte';
import { around, dragged, inSight, kept, nearTo, steered, wheelFactor, wholeOf, zoomed, type Camera, type Point, type Reach, type Size, type World } from './camera';

/** Who moved further than this did not click. */
const SLIP = 9;
const GLIDE_MS = 420;

/**
 * The camera in somebody's hands: wheel, drag, pinch, keys, and a glide to where something happens. `MapView` hands it
 * what it feels; a board tells it what there is to see (`world`, which may grow) and what to show.
 */
export class Lens {
  size = $state.raw<Size>({ width: 1, height: 1 });
  /** Whether the whole world is shown; it stays whole when it grows. */
  whole = $state(true);
  #camera = new Tween<Camera>({ middle: [0, 0], units: 1 }, { duration: 0, easing: cubicOut });
  #fingers = new Map<number, Point>();
  #travelled = 0;

  constructor(readonly world: () => World) {}

  get camera(): Camera {
    return this.whole ? wholeOf(this.world(), this.size) : this.#camera.current;
  }

  /** On the way to where it shall look. */
  get gliding(): boolean {
    return !this.whole && this.#camera.current !== this.#camera.target;
  }

  /** A finger, or a mouse with its button down, that wandered did not tap. */
  get slipped(): boolean {
    return this.#travelled > SLIP;
  }

  showWhole(): void {
    this.whole = true;
  }

  showNear(centre: Point): void {
    const glide = this.whole ? 0 : GLIDE_MS;
    this.whole = false;
    this.#put(nearTo(this.world(), this.size, centre), glide);
  }

  /** All of these points, as near as that is possible; or as many as fit into a reach. */
  showAround(points: readonly Point[], margin: number, reach?: Reach): void {
    const glide = this.whole ? 0 : GLIDE_MS;
    this.whole = false;
    this.#put(around(this.world(), this.size, points, margin, reach), glide);
  }

  /** Whether all of these points can be seen at once with no more than so many units to a pixel. */
  canShow(points: readonly Point[], margin: number, units: number): boolean {
    return around(this.world(), this.size, points, margin).units <= units;
  }

  /** Brings a point into sight, with so many pixels around it and above what covers the foot. */
  keepInSight(point: Point, around: number, covered = 0): void {
    if (!this.whole) this.#put(inSight(this.world(), this.size, this.camera, point, around, covered), GLIDE_MS / 2);
  }

  /** A new gesture begins; whatever wandered before is forgotten. */
  steady(): void {
    this.#travelled = 0;
  }

  /** Whether the key was for the camera. A board takes the arrows first if it walks with them. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const next = steered(this.world(), this.size, this.camera, event.key);
    if (next === 'whole') this.showWhole();
    else if (next) this.#look(next);
    return next !== null;
  }

  /** Whether the wheel was for the camera: a page that can be scrolled is scrolled before a whole map comes nearer. */
  wheel(event: WheelEvent, box: DOMRect, scrolled: boolean): boolean {
    if (this.whole && (event.deltaY >= 0 || (scrolled && !event.ctrlKey))) return event.ctrlKey;
    const at: Point = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
    this.#look(zoomed(this.world(), this.size, this.camera, wheelFactor(event.deltaY, event.ctrlKey), at));
    return true;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#fingers.size === 0) this.steady();
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  /** Whether the map follows this finger now. */
  move(event: PointerEvent, box: DOMRect): boolean {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return false;
    const now: Point = [event.clientX, event.clientY];
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    this.#travelled += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (other) this.#pinch(before, now, other, box);
    else if (this.whole || !this.slipped) return false;
    else this.#put(dragged(this.world(), this.size, this.camera, [now[0] - before[0], now[1] - before[1]]));
    return true;
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** The window or the world has changed; a glide goes on to where it was going. */
  keep(): void {
    if (!this.whole) this.#put(kept(this.world(), this.size, this.#camera.target), this.gliding ? GLIDE_MS : 0);
  }

  #pinch(before: Point, now: Point, other: Point, box: DOMRect): void {
    const span = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
    const middle: Point = [(now[0] + other[0]) / 2 - box.left - box.width / 2, (now[1] + other[1]) / 2 - box.top - box.height / 2];
    this.#look(zoomed(this.world(), this.size, this.camera, span(now) / span(before), middle));
  }

  /** Zoomed out as far as it goes is whole again. */
  #look(camera: Camera): void {
    this.whole = camera.units >= wholeOf(this.world(), this.size).units;
    if (!this.whole) this.#put(camera);
  }

  #put(camera: Camera, duration = 0): void {
    void this.#camera.set(camera, { duration: prefersStill() ? 0 : duration });
  }
}
