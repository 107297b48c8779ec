import { describe, expect, it } from 'vitest';
import { askedTimes, gridOf, isAsked, mostOf, tidied, valueOf } from '../src/companion/part';
import { byFit, matches } from '../src/companion/search';
import { changed, padGarden, placeAt } from '../src/games/garden_nation/padGarden';
import type { PadPart } from '../src/wire/types';

function part(key: string, more: Partial<PadPart> = {}): PadPart {
  return { key, shape: 'number', names: '', items: [], least: 0, most: 3, rows: 0, columns: 0, needs: {}, each: false, instead_of: '', entry: '', one_of_group: false, for_rival: false, ...more };
}
const TOWN = part('town', {
  shape: 'grid',
  rows: 2,
  columns: 2,
  items: [
    { id: 'shed', group: '', most: 4, needs: '', for_rival: true, parts: [] },
    { id: 'monument', group: '', most: 1, needs: 'card', for_rival: true, parts: [] },
  ],
});
const STORED = part('stored', { needs: { town: 'shed' }, each: true });

describe('what a pad asks for', () => {
  const two = { town: [['shed', ''], ['', 'shed']] };

  it('is left out where nothing needs it', () => {
    expect(isAsked(STORED, { town: [['', '']] })).toBe(false);
    expect(isAsked(STORED, two)).toBe(true);
  });
  it('may be so many for each', () => {
    expect(askedTimes(STORED, two)).toBe(2);
    expect(mostOf(STORED, two)).toBe(6);
  });
  it('is one or the other', () => {
    const points = part('points', { instead_of: 'projects' });
    expect(isAsked(points, { projects: ['temple'] })).toBe(false);
    expect(isAsked(points, { projects: [] })).toBe(true);
  });
});

describe('a tidied player', () => {
  it('forgets what belongs to something that is gone', () => {
    expect(tidied([TOWN, STORED], { town: [['', ''], ['', '']], stored: 3 })).not.toHaveProperty('stored');
  });
  it('takes away what has lost its card', () => {
    const player = tidied([TOWN], { town: [['monument', 'shed'], ['', '']] });
    expect(gridOf(TOWN, player)).toEqual([['', 'shed'], ['', '']]);
  });
  it('has every field of its grid, whatever was there', () => {
    expect(gridOf(TOWN, {})).toEqual([['', ''], ['', '']]);
  });
});

it('writes ids that are numbers as numbers', () => {
  expect([valueOf('8'), valueOf('farm')]).toEqual([8, 'farm']);
});

describe('search', () => {
  it('minds neither case nor accents', () => {
    expect(matches('Mühle am Bach', 'bach MUHLE')).toBe(true);
  });
  it('finds what is called just so before what begins so', () => {
    expect(byFit(['Innkeeper', 'Twin', 'Inn'], (name) => name, 'inn')).toEqual(['Inn', 'Innkeeper']);
    expect(byFit(['Big Farm', 'Farmhouse'], (name) => name, 'farm')).toEqual(['Farmhouse', 'Big Farm']);
  });
});

describe('the garden of a pad', () => {
  const meadow = { territory: 1, terrain: 'meadow' as const, floors: 2 };

  it('puts a building where its terrain is free, if nobody said where', () => {
    const fields = padGarden([{ buildings: [meadow, meadow, meadow] }]);
    const built = fields.filter(({ building }) => building !== null);
    expect(built.map(({ ground }) => ground).sort()).toEqual(['bramble', 'meadow', 'meadow']);
  });
  it('keeps to the place that was said', () => {
    const fields = padGarden([{ buildings: [meadow, { ...meadow, place: 'nw' }] }]);
    expect(fields.find(({ territory, place }) => territory === 1 && place === 'nw')?.building).toMatchObject({ place: 'nw' });
  });
  it('changes one field and leaves the others', () => {
    const fields = padGarden([{ buildings: [meadow] }, { buildings: [] }]);
    const at = fields.find(({ territory, place }) => territory === 2 && place === 'c')!;
    expect(changed(fields, at, 0, { territory: 2, terrain: 'straw', floors: 1 })).toHaveLength(2);
    const built = fields.find(({ building }) => building !== null)!;
    expect(changed(fields, built, 0, null)).toEqual([]);
  });
  it('lies within its picture', () => {
    for (const place of ['c', 'nw', 'ne', 'e', 'se', 'sw', 'w'] as const) {
      const { left, top, width, height } = placeAt(place);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.01);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100.01);
    }
  });
});
