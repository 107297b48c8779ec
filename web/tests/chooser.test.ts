import { describe, expect, it } from 'vitest';
import { changed, laid } from '../src/games/generic/laid';
import { beside } from '../src/parts/card/roving';
import { answers, canAdd, forced, leftOf, sumOf, type Allotment } from '../src/parts/chooser/allot';

const price = (counts: Record<string, number>, need: number): Allotment => ({
  goods: Object.entries(counts).map(([id, count]) => ({ id, name: id, count })),
  need,
  move: (good) => `pay ${good}`,
});

describe('an allotment', () => {
  const three = price({ apples: 2, bread: 1, cloth: 0 }, 2);

  it('is answered in the order of the goods, whatever was clicked first, and not before it is complete', () => {
    expect(answers(three, { bread: 1 })).toEqual([]);
    expect(answers(three, { bread: 1, apples: 1 })).toEqual(['pay apples', 'pay bread']);
  });

  it('gives no more than there is and no more than is due', () => {
    expect(canAdd(three, {}, 'cloth')).toBe(false);
    expect(canAdd(three, { bread: 1 }, 'bread')).toBe(false);
    expect(canAdd(three, { bread: 1 }, 'apples')).toBe(true);
    expect(canAdd(three, { apples: 2 }, 'bread')).toBe(false);
  });

  it('may be smaller where so few are enough, and is ended then', () => {
    const upToTwo: Allotment = { ...three, least: 0, enough: 'done' };
    expect(answers(upToTwo, {})).toEqual(['done']);
    expect(answers(upToTwo, { bread: 1 })).toEqual(['pay bread', 'done']);
    expect(answers(upToTwo, { bread: 1, apples: 1 })).toEqual(['pay apples', 'pay bread']);
    expect(answers({ ...upToTwo, least: 1 }, {})).toEqual([]);
    expect(forced({ ...price({ apples: 2 }, 2), least: 0 })).toBeNull();
  });

  it('of one stock, for several people, gives no more than there is', () => {
    const gifts: Allotment = { ...price({ 'apples Ben': 2, 'apples Cat': 2, 'bread Ben': 1 }, 3), least: 0, enough: 'done', stock: (id) => id.split(' ')[0] ?? '' };
    const both = { 'apples Cat': 1, 'apples Ben': 1 };
    expect(canAdd(gifts, { 'apples Cat': 1 }, 'apples Ben')).toBe(true);
    expect([canAdd(gifts, both, 'apples Ben'), canAdd(gifts, both, 'apples Cat'), canAdd(gifts, both, 'bread Ben')]).toEqual([false, false, true]);
    expect([leftOf(gifts, both, 'apples Ben'), leftOf(gifts, both, 'bread Ben')]).toEqual([0, 1]);
    expect(answers(gifts, { 'bread Ben': 1, ...both })).toEqual(['pay apples Ben', 'pay apples Cat', 'pay bread Ben']);
  });

  it('chooses itself where there is no choice', () => {
    expect(forced(three)).toBeNull();
    expect(forced(price({ apples: 2, bread: 1 }, 3))).toEqual({ apples: 2, bread: 1 });
    expect(sumOf(forced(price({ apples: 0, bread: 7 }, 3)) ?? {})).toBe(3);
  });
});

describe('a position read without knowing the game', () => {
  const isCard = (id: string, part: string): boolean => part !== 'picks' && ['bell', 'mirror', 'orchard', 'hidden'].includes(id);
  const position = {
    deck: ['hidden', 'hidden', 'bell'],
    row: ['bell', 'mirror'],
    goods: [{ apples: 2 }, { apples: 0 }],
    stalls: [['bell', ''], []],
    hands: [{ cards: ['orchard'], count: 1, seen: [], gone: 0 }, { cards: [], count: 2, seen: [], gone: 0 }],
    picks: ['', 'hidden'],
    day: 3,
  };
  const { common, own } = laid(position, 2, isCard);

  it('tells what is everybody’s from what is one seat’s, though a row may be as long as there are seats', () => {
    expect(common.map(({ kind, name }) => [kind, name])).toEqual([['cards', 'row'], ['pile', 'deck'], ['word', 'day']]);
    expect(own[1]?.map(({ kind, name }) => [kind, name])).toEqual([['hand', 'hands'], ['cards', 'stalls'], ['goods', 'goods'], ['word', 'picks']]);
  });

  it('knows the top of a pile and empty places, and leaves out what says nothing', () => {
    expect(common.find(({ kind }) => kind === 'pile')).toMatchObject({ count: 3, top: 'bell' });
    expect(own[0]?.find(({ name }) => name === 'stalls')).toMatchObject({ cards: ['bell', null] });
    expect(own[0]?.some(({ name }) => name === 'picks')).toBe(false);
  });

  it('shows what would come and what would go', () => {
    const would = changed(['bell', null, 'mirror'], ['bell', 'orchard', null]);
    expect(would.map(({ card, ghost, spent }) => [card, ghost, spent])).toEqual([['bell', false, false], ['orchard', true, false], ['mirror', false, true]]);
  });
});

describe('arrow keys among cards', () => {
  const grid = [0, 1, 2, 3, 4, 5].map((index) => [(index % 3) * 100, Math.floor(index / 3) * 120] as const);

  it('keep to rows and columns and stop at the edge', () => {
    expect(beside(grid, 0, [1, 0])).toBe(1);
    expect(beside(grid, 1, [0, 1])).toBe(4);
    expect(beside(grid, 5, [-1, 0])).toBe(4);
    expect(beside(grid, 2, [1, 0])).toBe(2);
    expect(beside(grid, 2, undefined)).toBe(2);
  });
});
