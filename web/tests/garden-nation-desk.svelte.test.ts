import { describe, expect, it, vi } from 'vitest';
import { Desk } from '../src/games/garden_nation/desk.svelte';
import type { Mode } from '../src/games/garden_nation/moves';
import type { Position } from '../src/games/garden_nation/position';
import { questionOf } from '../src/games/garden_nation/question';
import { answerFirst, meantAt } from '../src/games/garden_nation/refusal';
import { summary } from '../src/games/garden_nation/summary';
import type { BoardProps } from '../src/games/types';
import type { GameTexts } from '../src/i18n/texts.svelte';
import type { MoveOffer } from '../src/wire/types';
import recorded from './garden_nation/positions.json';

const { position, seat } = (recorded as unknown as { seat: number; position: Position }[])[1]!;
const other = 1 - seat;
const here = position.fields.find(({ territory }) => territory === position.crane)!;
// The ids are enough to see which sentence is meant; the real texts want a browser.
vi.mock('../src/i18n/texts.svelte', () => ({ t: (id: string) => id }));
vi.mock('../src/lib/settings.svelte', () => ({ settings: { lang: 'en' } }));
const texts = { say: (id: string) => id } as unknown as GameTexts;
const offer = (id: string, args: MoveOffer['args']): MoveOffer => ({ move: [id, ...Object.values(args).flat()].join(' '), id, args, spots: [], beside: false });
const tile = (terrain: string, ...projects: string[]): MoveOffer => offer('build_tile', { field: here.field, terrain, cost: 5, crane: 2, projects });
const ask = (moves: MoveOffer[], change: Partial<Position> = {}, kind = 'act', stuck = ''): Desk => {
  const props = { active: true, seat, screen: { decision: { kind, args: { stuck } }, moves, view: { position: { ...position, ...change } } } } as unknown as BoardProps;
  return new Desk(() => props);
};
const open = (card: string, points: number): Position['display'][number] => ({ card, points, floors: 2, free: null, group: 'a', terrain: 'straw' });
const display = [open('forge', 4), open('temple', 11)];

describe('a bramble', () => {
  const held = (moves: MoveOffer[], wanted: string | null = null): Desk => {
    const desk = ask(moves, { display });
    desk.wanted = wanted;
    desk.look(here.field);
    desk.hold();
    return desk;
  };

  it('gets the tile that completes the dearest project', () => {
    expect(held([tile('leaf'), tile('straw', 'forge'), tile('meadow', 'temple')]).tile).toBe('meadow');
    expect(held([tile('leaf'), tile('straw', 'forge')]).offer?.args.terrain).toBe('straw');
  });
  it('gets the tile that completes the project somebody points at', () => {
    expect(held([tile('leaf'), tile('straw', 'forge'), tile('meadow', 'temple')], 'forge').tile).toBe('straw');
  });
  it('asks which tile where none completes anything', () => {
    const desk = held([tile('leaf'), tile('straw')]);
    expect([desk.needsTile, desk.tile, desk.offer]).toEqual([true, null, null]);
  });
  it('is not decided by somebody who only looks at it', () => {
    const desk = ask([tile('leaf'), tile('straw', 'forge')], { display });
    desk.look(here.field);
    expect(desk.offer).toBeNull();
  });
});

describe('who cannot build', () => {
  it('reads in the question why, and that it is the last round', () => {
    const moves = [offer('on', { territory: 2 })];
    expect(questionOf(ask(moves, {}, 'act', 'no_floors'), texts)).toBe('gn-stuck-no_floors');
    expect(questionOf(ask(moves, { last_round: true }, 'act', 'too_dear'), texts)).toBe('gn-last-call gn-stuck-too_dear');
  });
});

describe('a touch that comes to nothing', () => {
  const raid = offer('raid', { field: here.field, price: 6 });
  const territory = offer('trick_territory', { territory: 1 });
  const roof = (to: string): MoveOffer => offer('trick_roof', { field: here.field, to_field: to });
  const build = offer('build', { field: here.field, cost: 1, crane: 2, floors: 0 });
  const chosen = (mode: Mode): Desk => {
    const desk = ask([build, raid, territory, roof('1.c'), roof('2.c')]);
    desk.setMode(mode);
    return desk;
  };

  it('means what I chose to do', () => {
    expect(meantAt(ask([build]), here)).toBe(`build ${here.field}`);
    expect(meantAt(chosen('raid'), here)).toBe(`raid ${here.field}`);
    expect(meantAt(chosen('territory'), here)).toBe(`trick territory ${here.territory}`);
  });
  it('means a roof to be taken, and then where it goes', () => {
    const desk = chosen('roof');
    desk.source = null;
    expect(meantAt(desk, here)).toBe(`trick roof ${here.field}`);
    desk.source = '7.ne';
    expect(meantAt(desk, here)).toBe(`trick roof 7.ne ${here.field}`);
  });
  it('means building where only demolishing is left, until that is chosen', () => {
    const desk = ask([offer('demolish', { field: here.field, refund: 4 })]);
    expect(meantAt(desk, here)).toBe(`build ${here.field}`);
    desk.setMode('demolish');
    expect(meantAt(desk, here)).toBe(`demolish ${here.field}`);
  });
  it('waits for another answer where the question is not about the garden', () => {
    expect(answerFirst(ask([], {}, 'take'), texts)).toMatchObject({ title: 'gn-no-take-first', rule: 'GN-48' });
    expect(answerFirst(ask([build]), texts)).toBeNull();
  });
});

describe('what a move would do', () => {
  it('speaks to me, and of others by name', () => {
    const desk = ask([offer('build', { field: here.field, cost: 1, crane: 2, floors: 0 })]);
    desk.look(here.field);
    const told = (who: number): string => {
      desk.preview = { view: { position }, after: { lines: [] }, outlook: [{ id: 'could', args: { seat: who, cards: [] } }] } as unknown as NonNullable<typeof desk.preview>;
      return summary(desk, seat, texts)?.parts.at(-1)?.after ?? '';
    };
    expect(told(seat)).toContain('could-you');
    expect(told(other)).not.toContain('could-you');
  });
});
