import { describe, expect, it } from 'vitest';
import { outlines, roundedPath } from '../src/games/tiny_towns/fence';
import { buildable, kindMoves, placementsOf, placeMoves, plainMove, replacements, watchMove } from '../src/games/tiny_towns/moves';
import { completions, orientations, planAt } from '../src/games/tiny_towns/patterns';
import { patternOf, rankOf } from '../src/games/tiny_towns/cards';
import type { Position } from '../src/games/tiny_towns/position';
import { roundStrip } from '../src/games/tiny_towns/rounds';
import type { MoveOffer } from '../src/wire/types';

const offers = (...moves: string[]): MoveOffer[] => moves.map((move) => ({ move, id: move.split(' ')[0] ?? '', args: {}, spots: [] }));

describe('moves', () => {
  const build = offers(
    'build well at a1 from a1 a2',
    'build well at a2 from a1 a2',
    'build well at c1 from c1 d1',
    'build chapel at b2 from b2 b3 b4 c4',
    'set well at d4',
    'done',
  );
  it('groups builds by what is paid', () => {
    const found = placementsOf(build, 'well');
    expect(found.map(({ paid }) => paid)).toEqual([['a1', 'a2'], ['c1', 'd1'], []]);
    expect([...(found[0]?.at ?? [])]).toEqual([
      ['a1', 'build well at a1 from a1 a2'],
      ['a2', 'build well at a2 from a1 a2'],
    ]);
    expect(found[2]?.at.get('d4')).toBe('set well at d4');
  });
  it('knows what can be built and left', () => {
    expect(buildable(build)).toEqual(['well', 'chapel']);
    expect(plainMove(build, ['done', 'stop'])).toBe('done');
  });
  it('reads fields, kinds, replacements and the Watch', () => {
    expect(placeMoves(offers('place b2', 'aside')).get('b2')).toBe('place b2');
    expect(kindMoves(offers('choose wood', 'take glass'), ['choose']).get('wood')).toBe('choose wood');
    expect(replacements(offers('replace b2 with farm', 'replace b2 with well')).get('b2')?.size).toBe(2);
    expect(watchMove(offers('watch cottage farm well'), ['well', 'cottage', 'farm'])).toBe('watch cottage farm well');
    expect(watchMove(offers('watch cottage farm well'), ['well', 'cottage'])).toBeNull();
  });
});

describe('patterns', () => {
  it('turns and mirrors without repeating itself', () => {
    expect(orientations(patternOf('well'))).toHaveLength(4);
    expect(orientations(patternOf('farm'))).toHaveLength(4);
    expect(orientations(patternOf('chapel'))).toHaveLength(8);
  });
  it('finds where a resource would complete a card', () => {
    const fields = Array<string>(16).fill('');
    fields[2] = 'wheat'; // c1
    fields[7] = 'brick'; // d2
    const found = completions(fields, 'glass', 'cottage');
    expect(found.get('c2')).toEqual([['c1', 'c2', 'd2']]);
    expect([...found.keys()].sort()).toEqual(['c2', 'd1']);
  });
  it('plans the site nearest to completion, and says what it lacks', () => {
    const fields = Array<string>(16).fill('');
    fields[2] = 'wheat'; // c1
    const plan = planAt(fields, 'glass', 'cottage', 'c2');
    expect(plan?.fields).toContain('c1');
    expect([...(plan?.missing.values() ?? [])]).toEqual(['brick']);
  });
  it('plans nothing where the resource is no part of the card', () => {
    expect(planAt(Array<string>(16).fill(''), 'stone', 'cottage', 'b2')).toBeNull();
  });
  it('lets a Trading Post stand in', () => {
    const fields = Array<string>(16).fill('');
    fields[0] = 'trading_post';
    expect(completions(fields, 'stone', 'well').get('b1')).toEqual([['b1']]);
  });
});

describe('fence', () => {
  it('goes once around an angle', () => {
    const loops = outlines(['c1', 'c2', 'd2']);
    expect(loops).toHaveLength(1);
    expect(loops[0]).toHaveLength(6);
  });
  it('keeps fields that touch at a corner apart', () => {
    expect(outlines(['a1', 'b2'])).toHaveLength(2);
  });
  it('is a closed path', () => {
    const [loop = []] = outlines(['a1']);
    expect(roundedPath(loop, (lane) => lane * 10, 2)).toMatch(/^M.*Z$/);
  });
});

describe('rounds and ranks', () => {
  const position = { variant: 'standard', round: 5, revealed: ['wood', 'wheat', 'brick', 'glass'] } as Position;
  it('lays the seen cards into their rounds', () => {
    const strip = roundStrip(position);
    expect(strip.slice(0, 6).map((slot) => slot.kind ?? (slot.free ? 'free' : '?'))).toEqual(['wood', 'wheat', 'free', 'brick', 'glass', 'free']);
  });
  it('has no strip without a deck', () => {
    expect(roundStrip({ ...position, variant: 'prospectors' })).toEqual([]);
  });
  it('ranks solo points', () => {
    expect(rankOf(38)).toBe('master_architect');
    expect(rankOf(-3)).toBe('aspiring_architect');
  });
});
