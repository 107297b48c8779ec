import { describe, expect, it } from 'vitest';
import { cardsNamed, speaksOf, wordsOf } from '../src/lib/search';

const NAMES: Record<string, string> = { farm: 'Bauernhof', inn: 'Gasthaus', post_office: 'Postamt', courthouse: 'Gerichtshof', general_store: 'Hof der Waren' };
const named = (search: string): string[] => cardsNamed(Object.keys(NAMES), (card) => NAMES[card] ?? '', wordsOf(search, 'de'), 'de');

describe('who searches the rules', () => {
  it('finds a card by its name, however it is written and before it is written whole', () => {
    expect(named('GASTHAUS')).toEqual(['inn']);
    expect(named(' post')).toEqual(['post_office']);
  });
  it('finds first the cards whose name begins so', () => {
    expect(named('hof')).toEqual(['general_store', 'farm', 'courthouse']);
  });
  it('finds what has every word, in any order', () => {
    expect(named('waren hof')).toEqual(['general_store']);
    expect(speaksOf('Place your worker', wordsOf('worker place', 'en'), 'en')).toBe(true);
    expect(speaksOf('Place your worker', wordsOf('worker gone', 'en'), 'en')).toBe(false);
  });
  it('finds no card before enough is written to tell names apart', () => {
    expect(named('  ')).toEqual([]);
    expect(named('ho')).toEqual([]);
  });
});
