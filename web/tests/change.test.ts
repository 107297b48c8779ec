import { describe, expect, it } from 'vitest';
import { applied, type Change } from '../src/wire/change';
import examples from '../../tests/table/changes.json';

describe('a change', () => {
  it.each(examples)('leads from one tree to the other: $name', ({ old, new: fresh, change }) => {
    const before = structuredClone(old);
    expect(applied(old, change as Change)).toEqual(fresh);
    expect(old).toEqual(before);
  });
  it('shares what stays the same', () => {
    const old = { board: { fields: [1, 2] }, hand: ['owl'] };
    const fresh = applied(old, { hand: [['owl', 'mill']] }) as typeof old;
    expect(fresh.board).toBe(old.board);
    expect(fresh.hand).toEqual(['owl', 'mill']);
  });
});
