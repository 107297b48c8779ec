import { expect, it } from 'vitest';
import { breakable } from '../src/lib/breakable';

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
  expect(shown('Cartographers Expedition')).toBe('Cartographers Expedition');
});
