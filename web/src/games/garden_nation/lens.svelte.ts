import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { prefersStill } from '../../lib/settings.svelte';
import { clearOf, dragged, nearTo, wholeGarden, zoomed, type Camera, type Size } from './camera';
import type { Point } from './geometry';

const SLIP = 9;

/** The camera in somebody's hands: drag with one finger, pinch with two, and a glide to where the turtle is. */
export class Lens {
  size = $state.raw<Size>({ width: 1, height: 1 });
  /** Whether the whole garden is shown. */
  whole = $state(true);
  #camera = new Tween<Camera>(wholeGarden({ width: 1, height: 1 }), { duration: 0, easing: cubicOut });
  #fingers = new Map<number, Point>();
  #travelled = 0;

  get camera(): Camera {
    return this.whole ? wholeGarden(this.size) : this.#camera.current;
  }

  /** On the way to where it shall look. */
  get gliding(): boolean {
    return !this.whole && this.#camera.current !== this.#camera.target;
  }

  /** A finger that wandered did not tap. */
  get slipped(): boolean {
    return this.#travelled > SLIP;
  }

  showNear(centre: Point): void {
    const glide = this.whole || prefersStill() ? 0 : 420;
    this.whole = false;
    void this.#camera.set(nearTo(centre, this.size), { duration: glide });
  }

  /** Draws a point up from under a sheet. */
  showAbove(point: Point, covered: number): void {
    if (this.whole) return;
    void this.#camera.set(clearOf(this.camera, this.size, point, covered), { duration: prefersStill() ? 0 : 200 });
  }

  showWhole(): void {
    this.whole = true;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    if (this.#fingers.size === 0) this.#travelled = 0;
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  move(event: PointerEvent, box: DOMRect): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    this.#travelled += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (other) this.#pinch(before, now, other, box);
    else if (!this.whole && this.slipped) this.#put(dragged(this.camera, this.size, [now[0] - before[0], now[1] - before[1]]));
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #pinch(before: Point, now: Point, other: Point, box: DOMRect): void {
    const span = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
    const middle: Point = [(now[0] + other[0]) / 2 - box.left - box.width / 2, (now[1] + other[1]) / 2 - box.top - box.height / 2];
    const camera = this.camera;
    this.whole = false;
    this.#put(zoomed(camera, this.size, span(now) / span(before), middle));
  }

  #put(camera: Camera): void {
    void this.#camera.set(camera, { duration: 0 });
  }
}
