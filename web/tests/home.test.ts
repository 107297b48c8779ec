import { describe, expect, it } from 'vitest';
import { columnsFor } from '../src/home/columns';

describe('the cards of the games', () => {
  it('stand in one row on a desk, or in rows as equal as can be', () => {
    expect([1, 2, 3, 4, 5, 6].map((games) => columnsFor(games, 'desk', false))).toEqual([1, 2, 3, 4, 3, 3]);
  });
  it('stand in pairs where there is less room, and three in a row on a wide tablet', () => {
    expect([1, 2, 3, 4].map((games) => columnsFor(games, 'tablet', true))).toEqual([1, 2, 2, 2]);
    expect([1, 2, 3, 4].map((games) => columnsFor(games, 'tablet', false))).toEqual([1, 2, 3, 2]);
    expect([1, 2, 3, 4].map((games) => columnsFor(games, 'low', false))).toEqual([1, 2, 2, 2]);
  });
  it('stand one below the other on a phone', () => {
    expect([2, 4].map((games) => columnsFor(games, 'phone', true))).toEqual([1, 1]);
  });
});
