import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { RULES as colonistsRules } from '../src/games/colonists/explain';
import { first as colonistsFirst } from '../src/games/colonists/first';
import { tips as colonistsTips } from '../src/games/colonists/guide';
import { RULES as everdellRules } from '../src/games/everdell/explain';
import { first as everdellFirst } from '../src/games/everdell/first';
import { tips as everdellTips } from '../src/games/everdell/guide';
import { RULES as gardenRules } from '../src/games/garden_nation/explain';
import { first as gardenFirst } from '../src/games/garden_nation/first';
import { tips as gardenTips } from '../src/games/garden_nation/guide';
import { RULES as townRules } from '../src/games/tiny_towns/explain';
import { first as townsFirst } from '../src/games/tiny_towns/first';
import { tips as townTips } from '../src/games/tiny_towns/guide';
import { Guide } from '../src/guide/guide.svelte';
import { tipFor, type Moment, type Tip } from '../src/guide/tip';
import { sentence } from '../src/i18n/resolve';
import { parseMarkdown } from '../src/lib/markdown';
import { blockOfRule } from '../src/lib/rules';

const files = import.meta.glob<string>(['../../src/kleinstadt/games/*/text/*', './guide/*.json'], { query: '?raw', import: 'default', eager: true });
const read = (path: string): string => files[path] ?? '';
const LANGS = ['de', 'en'] as const;
const GAMES = [
  { game: 'tiny_towns', tips: townTips, first: townsFirst, rules: townRules },
  { game: 'garden_nation', tips: gardenTips, first: gardenFirst, rules: gardenRules },
  { game: 'everdell', tips: everdellTips, first: everdellFirst, rules: everdellRules },
  { game: 'colonists', tips: colonistsTips, first: colonistsFirst, rules: colonistsRules },
].map((each) => ({ ...each, moments: JSON.parse(read(`./guide/${each.game}.json`)) as Moment[] }));

const texts = (game: string, file: string): string => read(`../../src/kleinstadt/games/${game}/text/${file}`);
function bundleOf(game: string, lang: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(texts(game, `${lang}.ftl`)));
  return bundle;
}

/** Everything that would be said at this moment to somebody who reads on and on, after what was said before. */
function said(tips: readonly Tip[], moment: Moment, given: string[]): string[] {
  const now: string[] = [];
  for (let tip = tipFor(tips, moment, given); tip; tip = tipFor(tips, moment, [...given, ...now])) now.push(tip.id);
  return now;
}

/** What is said at the recorded moments of a first game, and what is asked then. */
function story(tips: readonly Tip[], moments: Moment[]): string[] {
  const given: string[] = [];
  return moments.flatMap((moment) => {
    const now = said(tips, moment, given);
    given.push(...now);
    return now.length > 0 ? [`${moment.screen.decision?.kind ?? 'over'}: ${now.join(', ')}`] : [];
  });
}

describe.each(GAMES)('the guide of $game', ({ game, tips, moments, first }) => {
  it('was recorded in a first game', () => {
    expect(moments[0]?.screen.view.options).toMatchObject(first);
  });
  it('has names that are its own', () => {
    expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
  });
  it.each(LANGS)('has words for every tip in %s, with everything they speak of', (lang) => {
    const bundle = bundleOf(game, lang);
    for (const tip of tips) {
      const message = bundle.getMessage(`guide-${tip.id}`)?.value;
      expect(message, tip.id).toBeTruthy();
      const moment = moments.find((each) => tip.when(each));
      const words = moment && sentence(bundle, `guide-${tip.id}`, tip.args?.(moment) ?? {}, { lang, seatName: String });
      if (words) expect(words, tip.id).not.toMatch(/[{}$]/);
    }
  });
  it.each(LANGS)('cites rules that are in the rules in %s', (lang) => {
    const blocks = parseMarkdown(texts(game, `rules.${lang}.md`));
    expect(tips.filter(({ rule }) => blockOfRule(blocks, rule) < 0).map(({ id, rule }) => `${id}: ${rule}`)).toEqual([]);
  });
  it('points at something whenever it speaks', () => {
    const silent = moments.flatMap((moment) => tips.filter((tip) => tip.when(moment) && tip.spots(moment).filter(Boolean).length === 0).map(({ id }) => id));
    expect(silent).toEqual([]);
  });
});

describe.each(GAMES)('what is explained in $game', ({ game, rules }) => {
  it.each(LANGS)('has words in %s', (lang) => {
    const bundle = bundleOf(game, lang);
    expect(Object.keys(rules).filter((id) => !bundle.hasMessage(`explain-${id}`))).toEqual([]);
  });
  it.each(LANGS)('cites rules that are in the rules in %s', (lang) => {
    const blocks = parseMarkdown(texts(game, `rules.${lang}.md`));
    expect(Object.values(rules).filter((rule) => blockOfRule(blocks, rule) < 0)).toEqual([]);
  });
});

describe('a first game', () => {
  const [towns, garden, everdell, colonists] = GAMES.map(({ tips, moments }) => story(tips, moments));
  it('of Tiny Towns goes from the resource over patterns to food and the end', () => {
    expect(towns).toEqual([
      'place: aim, question, place, cards',
      'choose_kind: free',
      'place: points',
      'build: build, where, wait',
      'build: choice',
      'choose_kind: food',
      'place: almost, tight',
      'over: end',
    ]);
  });
  it('of Garden Nation goes from the secrets over the turtle to tricks and the end', () => {
    expect(garden).toEqual([
      'keep: aim, keep',
      'act: turtle, cost, walk',
      'take: roof',
      'act: people, majority, projects, order, tricks',
      'act: stuck, secrets, last',
      'over: end',
    ]);
  });
  it('of Everdell goes from the first worker over cards and seasons to the end', () => {
    expect(everdell).toEqual([
      'turn: aim, worker',
      'turn: card, shared, meadow, production, season, events',
      'turn: critter, full',
      'turn: prepare',
      'turn: journey, pass',
      'over: end',
    ]);
  });
  it('of The Colonists goes from laying out over ways and storage to colonies and the end', () => {
    expect(colonists).toEqual([
      'lay: lay',
      'fill: fill',
      'go: aim, go',
      'go: market, storage, planner, cards',
      'overflow: overflow',
      'post: post',
      'go: colonies',
      'go: last',
      'over: end',
    ]);
  });
});

describe('a guide', () => {
  const here = (number: number): Moment => ({ screen: { number } as unknown as Moment['screen'], log: [], seat: 0 });
  const number = (moment: Moment): number => (moment.screen as unknown as { number: number }).number;
  const tips: Tip[] = [
    { id: 'late', when: (moment) => number(moment) > 5, spots: () => ['a'], rule: '' },
    { id: 'early', when: (moment) => number(moment) < 9, spots: () => ['a'], rule: '' },
  ];
  const shown = (guide: Guide, moment: Moment, answers = 0): string | undefined => {
    const tip = guide.tip(tips, moment);
    guide.shows(tip, answers, (id) => tips.some((each) => each.id === id && each.when(moment)));
    return tip?.id;
  };

  it('is silent until it is called, and after it was stopped', () => {
    const guide = new Guide('silent');
    expect(shown(guide, here(1))).toBeUndefined();
    guide.call();
    expect(shown(guide, here(1))).toBe('early');
    guide.stop();
    expect(shown(guide, here(1))).toBeUndefined();
    guide.call();
    expect(shown(guide, here(1))).toBe('early');
  });
  it('lets the urgent go first and comes back to what still holds', () => {
    const guide = new Guide('urgent');
    guide.call();
    expect(shown(guide, here(1))).toBe('early');
    expect(shown(guide, here(6))).toBe('late');
    guide.give('late');
    expect(shown(guide, here(6))).toBe('early');
  });
  it('takes who plays on to have heard enough', () => {
    const guide = new Guide('playing');
    guide.call();
    expect(shown(guide, here(1), 3)).toBe('early');
    expect(shown(guide, here(2), 3)).toBe('early');
    shown(guide, here(3), 4);
    expect(shown(guide, here(3), 4)).toBeUndefined();
  });
  it('does not repeat what has had its moment, not even after a reload', () => {
    const guide = new Guide('reload');
    guide.call();
    expect(shown(guide, here(1))).toBe('early');
    expect(shown(guide, here(10))).toBe('late');
    expect(shown(new Guide('reload'), here(1))).toBeUndefined();
  });
});
