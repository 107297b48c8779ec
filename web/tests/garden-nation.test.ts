import { describe, expect, it } from 'vitest';
import { BANDS, populationPoints } from '../src/games/garden_nation/cards';
import { DIRECTIONS, nextInDirection } from '../src/lib/hexes';
import { adjacent, fieldCentre, PITCH, PLACES, planks, slotCentre, territoryOutline } from '../src/games/garden_nation/geometry';
import { craneAfter, modesIn, projectsOf, targets } from '../src/games/garden_nation/moves';
import { projectCells } from '../src/games/garden_nation/pictures';
import { growth, type Position } from '../src/games/garden_nation/position';
import { GARDEN } from '../src/games/garden_nation/world';
import { nearTo } from '../src/parts/camera/camera';
import type { MoveOffer } from '../src/wire/types';
import recorded from './garden_nation/positions.json';

// Positions of played games with one move of each kind.
const games = recorded as unknown as { seat: number; position: Position; offers: MoveOffer[] }[];
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
        const next = nextInDirection(points, from, direction, PITCH);
        if (next >= 0) reached.add(next);
      }
    }
    expect(reached.size).toBe(49);
  });
});

describe('what a view and an offer tell', () => {
  it('sends the crane to the slot named like the place of the action (GN-28)', () => {
    for (const { position, offers } of games) {
      for (const field of position.fields) expect(position.slots.find(({ slot }) => slot === field.place)?.territory).toBe(field.crane_to);
      for (const offer of offers.filter(({ id }) => id === 'build')) expect(craneAfter(offer)).toBe(position.fields.find(({ field }) => field === offer.args.field)?.crane_to);
    }
  });

  it('adds up what the majorities bring', () => {
    for (const { position } of games) {
      const all = position.seats.reduce((sum, { seat }) => sum + growth(position, seat), 0);
      expect(all).toBe(position.majorities.reduce((sum, { seats, gain }) => sum + seats.length * gain, 0));
    }
  });

  it('names every project that some move would meet once', () => {
    const offers = games[0]!.offers.map((offer, index) => ({ ...offer, args: { ...offer.args, projects: ['forge', ...(index ? ['temple'] : [])] } }));
    expect(projectsOf(offers)).toEqual(['forge', 'temple']);
    expect(projectsOf([{ ...offers[0]!, args: {} }])).toEqual([]);
  });
});

describe('moves to point at', () => {
  const { position, offers } = games[1]!;

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
  it('shows hexes 47 pixels wide near the turtle', () => {
    expect(PITCH / nearTo(GARDEN, { width: 390, height: 500 }, slotCentre('e')).units).toBeCloseTo(47);
  });
});
