import { expect, it } from 'vitest';
import { breakable, inTwoLines, longestPart } from '../src/lib/breakable';

const shown = (name: string): string => breakable(name).replaceAll('\u00AD', '|');

it('breaks long names where their words are joined', () => {
  expect(shown('Minenmaulwurf')).toBe('Minen|maulwurf');
  expect(shown('Makellose Kapellendecke')).toBe('Makellose Kapellen|decke');
  expect(shown('Sonnenblumenparade')).toBe('Sonnen|blumen|parade');
  expect(shown('Eisenspitzhacke')).toBe('Eisen|spitz|hacke');
  expect(shown('Bürgermeister')).toBe('Bürger|meister');
});
it('leaves short words and beginnings alone', () => {
  expect(shown('Festplatz')).toBe('Festplatz');
  expect(shown('Ladeninhaber')).toBe('Laden|inhaber');
  expect(shown('Ministering to Miscreants')).toBe('Ministering to Miscreants');
});
it('breaks what grew together in English, and foreign words, where a dictionary would', () => {
  expect(['Shopkeeper', 'Courthouse', 'Fairgrounds', 'Universität', 'Historiker'].map(shown)).toEqual(['Shop|keeper', 'Court|house', 'Fair|grounds', 'Univer|sität', 'Histo|riker']);
});
it('knows how long the longest part is that stays whole', () => {
  expect(longestPart('Gastwirt')).toBe(8);
  expect(longestPart('Boot aus Zweigen')).toBe(7);
  expect(longestPart('Minenmaulwurf')).toBe(8);
  expect(longestPart('Marketing-Strategie')).toBe(9);
});
it('knows how wide a name is in two lines', () => {
  expect(inTwoLines('Gastwirt')).toBe(8);
  expect(inTwoLines('Boot aus Zweigen')).toBe(8);
  expect(inTwoLines('Minenmaulwurf')).toBe(8);
  expect(inTwoLines('Gemischtwarenladen')).toBe(10);
});
