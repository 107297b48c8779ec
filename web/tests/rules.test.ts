import { describe, expect, it } from 'vitest';
import de from '../../src/kleinstadt/games/tiny_towns/text/rules.de.md?raw';
import en from '../../src/kleinstadt/games/tiny_towns/text/rules.en.md?raw';
import { parseMarkdown, picturesOf } from '../src/lib/markdown';
import { blockOfRule, chaptersOf, passageOf, titleOfRule } from '../src/lib/rules';

const EVERY = import.meta.glob<string>('../../src/kleinstadt/games/*/text/rules.*.md', { query: '?raw', import: 'default', eager: true });

const rules = (lang: 'de' | 'en'): ReturnType<typeof parseMarkdown> => parseMarkdown({ de, en }[lang]);

describe('the rules', () => {
  it('have contents: chapters, and the parts of a round inside theirs', () => {
    const chapters = chaptersOf(rules('en'));
    expect(chapters.slice(0, 3).map(({ title, inner }) => [title, inner])).toEqual([
      ['Setting up', false],
      ['A round', false],
      ['1. Discover a resource', true],
    ]);
  });
  it('have a title for a rule: its chapter, or the thing its paragraph begins with', () => {
    expect(titleOfRule(rules('en'), 'TT-16')).toBe('Place it');
    expect(titleOfRule(rules('en'), 'TT-76')).toBe('Factory');
    expect(titleOfRule(rules('de'), 'TT-16')).toBe('Legen');
    expect(titleOfRule(rules('en'), 'TT-105')).toBe('More storage');
  });
  it.each(Object.entries(EVERY))('have the same title for a rule whether all of them are read or its passage alone: %s', (_, source) => {
    const blocks = parseMarkdown(source);
    const cited = [...new Set(source.match(/\b[A-Z]{2}-\d+/g))];
    expect(cited.length).toBeGreaterThan(20);
    for (const rule of cited) expect(titleOfRule(parseMarkdown(passageOf(source, rule)), rule), rule).toBe(titleOfRule(blocks, rule));
  });
  it('prefer the passage that states a rule to one that speaks of it before', () => {
    const source = '# Book\n\n## One\n\nAs XY-2 says.\n\n## Two\n\n- **XY-1 First.** It is.\n- **XY-2 Second.** It is, too.\n';
    expect(titleOfRule(parseMarkdown(passageOf(source, 'XY-2')), 'XY-2')).toBe(titleOfRule(parseMarkdown(source), 'XY-2'));
    expect(passageOf(source, 'XY-2')).toContain('Two');
    expect(passageOf(source, 'XY-9')).toBe('');
  });
  it('find a rule inside a range, and say where there is none', () => {
    const blocks = rules('en');
    expect(blocks[blockOfRule(blocks, 'TT-5')]?.text).toContain('recommend');
    expect(blockOfRule(blocks, 'TT-999')).toBe(-1);
    expect(titleOfRule(blocks, 'TT-999')).toBe('');
  });
  it('have drawings: pictures beside each other, or one that becomes another', () => {
    expect(picturesOf('town a1=wheat > town a1=well + places')).toEqual([
      { kind: 'town', words: ['a1=wheat'], becomes: false },
      { kind: 'town', words: ['a1=well'], becomes: true },
      { kind: 'places', words: [], becomes: false },
    ]);
    expect(picturesOf('')).toEqual([]);
    const kinds = rules('de').filter(({ kind }) => kind === 'drawing').map(({ pictures }) => pictures.map(({ kind }) => kind));
    expect(kinds).toEqual([['town', 'town'], ['town']]);
  });
});
