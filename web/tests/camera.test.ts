import { describe, expect, it } from 'vitest';
import { around, beyond, dragged, inSight, kept, nearTo, steered, viewBox, wheelFactor, wholeOf, zoomed, type Camera, type World } from '../src/parts/camera/camera';

const phone = { width: 400, height: 500 };
const world: World = { bounds: { left: -300, top: -200, right: 500, bottom: 400 }, closest: 0.5, near: 1, head: 0, bar: 0, sheet: 100 };
const near = nearTo(world, phone, [100, 100]);

describe('a camera over a map', () => {
  it('shows the whole of it, at the top of a tall window', () => {
    const whole = wholeOf(world, phone);
    expect(whole).toEqual({ units: 2, middle: [100, 300] });
    expect(viewBox(whole, phone)).toBe('-300 -200 800 1000');
  });

  it('leaves room for buttons at the head, where there is some', () => {
    expect(wholeOf({ ...world, head: 60 }, phone)).toEqual({ units: 2, middle: [100, 180] });
    expect(wholeOf({ ...world, head: 60 }, { width: 400, height: 320 })).toEqual({ units: 2, middle: [100, 80] });
    expect(dragged({ ...world, head: 60 }, phone, near, [0, 9000]).middle[1]).toBe(-200 - 60 + 250);
  });

  it('shows more where the map has grown', () => {
    const grown = { ...world, bounds: { ...world.bounds, right: 1300 } };
    expect(wholeOf(grown, phone).units).toBe(4);
    expect(dragged(world, phone, near, [-9000, 0]).middle[0]).toBe(300);
    expect(dragged(grown, phone, near, [-9000, 0]).middle[0]).toBe(1100);
  });

  it('comes near to a point, and as near as needed to fill the window above the bar', () => {
    expect(near).toEqual({ units: 1, middle: [100, 100] });
    expect(nearTo({ ...world, near: 9, bar: 100 }, phone, [100, 100]).units).toBe(1.5);
  });

  it('shows several points, as near as they allow and no nearer than near', () => {
    expect(around(world, phone, [[90, 100], [110, 100]], 50)).toEqual({ units: 1, middle: [100, 100] });
    expect(around(world, phone, [[-200, 100], [250, 100]], 50).units).toBe(1.5);
    expect(around(world, phone, [[100, 390]], 50).middle).toEqual([100, 400 - 250]); // and nothing beyond the map
  });

  it('shows as many points as fit into a reach, and what matters in any case', () => {
    const reach = { closest: 0.6, farthest: 1.2, focus: [-190, 100] as const, room: 40 };
    expect(around(world, phone, [[90, 100], [110, 100]], 50, reach).units).toBe(0.6);
    const far = around(world, phone, [[-200, 100], [450, 100]], 50, reach);
    expect(far.units).toBe(1.2);
    expect(far.middle[0] - 200 * 1.2).toBeLessThanOrEqual(-190 - 40 * 1.2);
  });

  it('knows beyond which side of the window a point lies', () => {
    const side = (x: number, y: number) => beyond(phone, near, [x, y], 10);
    expect([side(100, 100), side(-110, 100), side(320, 120), side(100, -160), side(100, 360)]).toEqual([null, 'left', 'right', 'top', 'bottom']);
    expect(side(295, 100)).toBe('right'); // hardly seen is not seen
  });

  it('keeps inside the map when dragged, but lets its foot be drawn up from under a sheet', () => {
    expect(dragged(world, phone, near, [5000, 5000]).middle).toEqual([-100, 50]);
    expect(dragged(world, phone, near, [0, -5000]).middle[1]).toBe(400 + 100 - 250);
  });

  it('keeps the point under the fingers when it zooms, and knows nearest and farthest', () => {
    const closer = zoomed(world, phone, near, 1.2, [40, 30]);
    expect(closer.middle[0] + 40 * closer.units).toBeCloseTo(near.middle[0] + 40 * near.units);
    expect(closer.middle[1] + 30 * closer.units).toBeCloseTo(near.middle[1] + 30 * near.units);
    expect(zoomed(world, phone, near, 1000).units).toBe(world.closest);
    expect(zoomed(world, phone, near, 0.001)).toEqual(wholeOf(world, phone));
    expect(kept(world, phone, { ...near, units: 99 }).units).toBe(2);
  });

  it('moves just far enough to show a point, and above what covers the foot', () => {
    expect(inSight(world, phone, near, [120, 90], 20)).toEqual(near);
    expect(inSight(world, phone, near, [310, 90], 20).middle).toEqual([130, 100]);
    expect(inSight(world, phone, near, [120, 300], 20, 200).middle).toEqual([100, 270]);
  });

  it('is steered by + − 0 and arrows, and leaves other keys alone', () => {
    const looks = (key: string): Camera => steered(world, phone, near, key) as Camera;
    expect(looks('+').units).toBeCloseTo(0.8);
    expect(looks('-').units).toBeCloseTo(1.25);
    expect(steered(world, phone, near, '0')).toBe('whole');
    expect(looks('ArrowRight').middle).toEqual([180, 100]);
    expect(looks('ArrowUp').middle).toEqual([100, 50]);
    expect(steered(world, phone, near, 'Enter')).toBeNull();
  });

  it('turns a wheel forth and back to where it was', () => {
    expect(wheelFactor(-100, false)).toBeGreaterThan(1.1);
    expect(wheelFactor(-100, false) * wheelFactor(100, false)).toBeCloseTo(1);
    expect(wheelFactor(-9999, false)).toBe(wheelFactor(-120, false));
  });
});
