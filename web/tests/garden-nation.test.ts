import { describe, expect, it } from 'vitest';
import { after, growth, majorities } from '../src/games/garden_nation/after';
import { dragged, kept, nearTo, wholeGarden, WORLD, zoomed } from '../src/games/garden_nation/camera';
import { BANDS, populationPoints } from '../src/games/garden_nation/cards';
import { chances, neighbours } from '../src/games/garden_nation/chances';
import { adjacent, DIRECTIONS, fieldCentre, nextInDirection, PITCH, PLACES, planks, slotCentre, territoryOutline } from '../src/games/garden_nation/geometry';
import { modesIn, targets } from '../src/games/garden_nation/moves';
import { projectCells } from '../src/games/garden_nation/pictures';
import type { Field, Majority, Position } from '../src/games/garden_nation/position';
import type { MoveOffer } from '../src/wire/types';
import recorded from './garden_nation/positions.json';

// Positions of played games with what the engine made of one move of each kind.
interface Step {
  offer: MoveOffer;
  crane: number | null;
  population: number[];
  supply: number[];
  tricks: number[];
  fields: Pick<Field, 'field' | 'owner' | 'floors' | 'roof' | 'terrain' | 'cost'>[];
  majorities: Majority[];
}
const games = recorded as unknown as { seat: number; position: Position; steps: Step[] }[];
const cells = PLACES.flatMap((slot) => PLACES.map((place) => ({ slot, place })));

describe('the lie of the garden', () => {
  it('has 96 adjacent pairs, 12 of them across territories (GN-7)', () => {
    const pairs = cells.flatMap((a, index) => cells.slice(index + 1).filter((b) => adjacent(a.slot, a.place, b.slot, b.place)).map((b) => [a, b] as const));
    expect(pairs).toHaveLength(96);
    expect(pairs.filter(([a, b]) => a.slot !== b.slot)).toHaveLength(12);
  });

  it('joins exactly the facing fields with planks', () => {
    expect(adjacent('c', 'nw', 'nw', 'se')).toBe(true);
    expect(adjacent('se', 'w', 'sw', 'e')).toBe(true);
    expect(adjacent('c', 'ne', 'e', 'nw')).toBe(false);
    expect(planks()).toHaveLength(12);
  });

  it('draws adjacent fields nearer than any others', () => {
    for (const a of cells) {
      for (const b of cells) {
        const [ax, ay] = fieldCentre(a.slot, a.place);
        const [bx, by] = fieldCentre(b.slot, b.place);
        if (a !== b) expect(Math.hypot(ax - bx, ay - by) < PITCH * 1.4).toBe(adjacent(a.slot, a.place, b.slot, b.place));
      }
    }
  });

  it('outlines a territory by eighteen corners, none inside it', () => {
    const corners = territoryOutline();
    expect(new Set(corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)).size).toBe(18);
    for (const [x, y] of corners) expect(Math.hypot(x, y)).toBeGreaterThan(PITCH);
  });

  it('lets the arrow keys reach every field from every other', () => {
    const points = cells.map(({ slot, place }) => fieldCentre(slot, place));
    const reached = new Set([0]);
    for (const from of reached) {
      for (const direction of Object.values(DIRECTIONS)) {
        const next = nextInDirection(points, from, direction);
        if (next >= 0) reached.add(next);
      }
    }
    expect(reached.size).toBe(49);
  });
});

describe('what a move would do, as the engine does it', () => {
  it('sends the crane to the slot named like the place of the action (GN-28)', () => {
    for (const { position } of games) {
      for (const field of position.fields) expect(position.slots.find(({ slot }) => slot === field.place)?.territory).toBe(field.crane_to);
    }
  });

  it.each(games.flatMap((game, index) => game.steps.map((step) => ({ game, step, name: `${index} ${step.offer.move}` }))))('$name', ({ game, step }) => {
    const next = after(game.position, game.seat, step.offer);
    expect(next.seats.map(({ population }) => population)).toEqual(step.population);
    expect(next.seats.map(({ supply }) => supply)).toEqual(step.supply);
    expect(next.seats.map(({ tricks }) => tricks)).toEqual(step.tricks);
    expect(next.majorities).toEqual(step.majorities);
    if (step.crane !== null) expect(next.crane).toBe(step.crane);
    for (const expected of step.fields) expect(next.fields.find(({ field }) => field === expected.field)).toMatchObject(expected);
  });

  it('knows the majorities and what they bring', () => {
    for (const { position } of games) {
      expect(majorities(position.seats)).toEqual(position.majorities);
      const all = position.seats.reduce((sum, { seat }) => sum + growth(position, seat), 0);
      expect(all).toBe(position.majorities.reduce((sum, { seats, gain }) => sum + seats.length * gain, 0));
    }
  });

  it('finds the projects that can be completed where the crane stands', () => {
    for (const { seat, position } of games) {
      const buildable = position.display.filter(({ could }) => could.some((move) => move.startsWith('build'))).map(({ card }) => card);
      expect(chances(position, seat, position.crane).map(({ card }) => card)).toEqual(buildable);
    }
    expect(chances(games[0]!.position, games[0]!.seat, games[0]!.position.crane).length).toBeGreaterThan(0);
  });

  it('gives a field of an inner edge its neighbours across the plank', () => {
    const position = games[0]!.position;
    const counts = position.fields.map((field) => neighbours(position, field).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2 * 96);
  });
});

describe('moves to point at', () => {
  const { position, steps } = games[1]!;
  const offers = steps.map(({ offer }) => offer);

  it('are sorted by the kind of action', () => {
    expect(modesIn(offers)).toEqual(['build', 'demolish', 'raid', 'territory', 'roof']);
  });

  it('light all fields of a territory to change to, and of a roof first source, then target', () => {
    expect(targets(offers, 'territory', position.fields, null).size).toBe(7);
    expect([...targets(offers, 'roof', position.fields, null).keys()]).toEqual(['2.e']);
    expect([...targets(offers, 'roof', position.fields, '2.e').keys()]).toEqual(['2.ne']);
  });
});

describe('cards and track', () => {
  it('worth of a population (GN-71)', () => {
    expect([1, 3, 9, 10, 11, 22, 40, 95].map(populationPoints)).toEqual([-30, -20, -3, 0, 1, 4, 10, 10]);
    expect(BANDS.at(-1)?.to).toBe(40);
  });

  it('a project between two terrains shows the tall building in the middle (GN-51)', () => {
    const shown = projectCells({ group: 'f', terrain: 'straw', free: null, floors: 2 });
    expect(shown.map(({ terrain, floors }) => [terrain, floors])).toEqual([['meadow', 1], ['straw', 2], ['leaf', 1]]);
  });
});

describe('the camera', () => {
  const phone = { width: 390, height: 500 };

  it('shows the whole drawing, or hexes 47 pixels wide near the turtle', () => {
    const whole = wholeGarden(phone);
    expect(phone.width * whole.units).toBeGreaterThanOrEqual(WORLD.right - WORLD.left - 0.01);
    expect(PITCH / nearTo(slotCentre('e'), phone).units).toBeCloseTo(47);
  });

  it('keeps inside the drawing when dragged, and the point under the fingers when pinched', () => {
    const near = nearTo([0, 0], phone);
    expect(dragged(near, phone, [5000, 0]).middle[0]).toBeCloseTo(WORLD.left + (phone.width * near.units) / 2);
    const closer = zoomed(near, phone, 1.2, [40, 30]);
    expect(closer.middle[0] + 40 * closer.units).toBeCloseTo(near.middle[0] + 40 * near.units);
    expect(kept({ ...near, units: 99 }, phone).units).toBe(wholeGarden(phone).units);
  });
});
