import { describe, expect, it } from 'vitest';
import { NEVER, placeBeside, shared, thread, type Box, type Kept } from '../src/parts/beside/place';

const NOTE = { width: 300, height: 100 };
const PHONE = { width: 390, height: 844 };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const at = (place: { x: number; y: number }): Box => ({ ...place, ...NOTE });

describe('a note', () => {
  it('lies beside its thing, inside the window, and not on it', () => {
    for (const thing of [box(0, 0, 40, 40), box(350, 800, 40, 44), box(180, 400, 60, 60), box(0, 0, 390, 60)]) {
      const place = at(placeBeside(NOTE, PHONE, thing, []));
      expect(shared(place, thing)).toBe(0);
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + place.width).toBeLessThanOrEqual(PHONE.width);
      expect(place.y).toBeGreaterThanOrEqual(0);
      expect(place.y + place.height).toBeLessThanOrEqual(PHONE.height);
      const [from, to] = thread(place, thing);
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(24);
    }
  });
  it('leaves the main button free even where that means to lie further off', () => {
    const thing = box(150, 600, 80, 80);
    const kept: Kept[] = [
      { box: box(12, 690, 366, 60), weight: NEVER },
      { box: box(12, 400, 366, 190), weight: NEVER },
    ];
    const place = at(placeBeside(NOTE, PHONE, thing, kept));
    expect(kept.map((each) => shared(place, each.box))).toEqual([0, 0]);
    expect(shared(place, thing)).toBe(0);
  });
  it('rather hides a line of text than something to click', () => {
    const thing = box(150, 300, 80, 80);
    const fields: Kept = { box: box(0, 390, 390, 454), weight: 40 };
    const line: Kept = { box: box(0, 0, 390, 290), weight: 2 };
    const place = at(placeBeside(NOTE, PHONE, thing, [fields, line]));
    expect(shared(place, fields.box)).toBe(0);
  });
  it('lies between the question and the sheet wherever it fits, though it be just so', () => {
    const thing = box(300, 500, 40, 40);
    for (const top of [151, 157, 163, 170]) {
      const question: Kept = { box: box(0, 100, 390, top - 100), weight: 12 };
      const sheet: Kept = { box: box(12, top + NOTE.height + 5, 366, 420), weight: 20 };
      const place = at(placeBeside(NOTE, PHONE, thing, [question, sheet]));
      expect([shared(place, question.box), shared(place, sheet.box)]).toEqual([0, 0]);
    }
  });
  it('stays where it is unless that place has become bad', () => {
    const thing = box(150, 300, 80, 80);
    const present = { x: 20, y: 420 };
    expect(placeBeside(NOTE, PHONE, thing, [], present)).toEqual(present);
    expect(placeBeside(NOTE, PHONE, thing, [{ box: box(0, 400, 390, 140), weight: 40 }], present)).not.toEqual(present);
  });
  it('without a thing lies in the corner', () => {
    expect(placeBeside(NOTE, PHONE, null, [])).toEqual({ x: 82, y: 736 });
  });
});
