import { describe, expect, it, vi } from 'vitest';
import { Desk } from '../src/games/garden_nation/desk.svelte';
import type { Position } from '../src/games/garden_nation/position';
import { questionOf } from '../src/games/garden_nation/question';
import { refusalFor, whyStuck } from '../src/games/garden_nation/refusal';
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
const ask = (moves: MoveOffer[], change: Partial<Position> = {}): Desk => {
  const props = { active: true, seat, screen: { decision: { kind: 'act', args: {} }, moves, view: { position: { ...position, ...change } } } } as unknown as BoardProps;
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
  const change = (supply: number, field: Partial<typeof here>): Position => ({
    ...position,
    seats: position.seats.map((player) => ({ ...player, supply })),
    fields: position.fields.map((each) => (each.territory === position.crane ? { ...each, ...field } : each)),
  });

  it('is told why', () => {
    expect(whyStuck(change(0, { owner: null, roof: false }), seat)).toBe('no-floors');
    expect(whyStuck(change(3, { owner: null, roof: false }), seat)).toBe('too-dear');
    expect(whyStuck(change(3, { owner: seat, roof: false }), seat)).toBe('too-dear');
    expect(whyStuck(change(3, { owner: seat, roof: true }), seat)).toBe('no-field');
    expect(whyStuck(change(3, { owner: other, roof: false }), seat)).toBe('no-field');
  });
  it('reads that in the question, and that it is the last round', () => {
    const stuck = change(0, {});
    const moves = [offer('on', { territory: 2 })];
    expect(questionOf(ask(moves, stuck), seat, texts)).toBe('gn-stuck-no-floors');
    expect(questionOf(ask(moves, { ...stuck, last_round: true }), seat, texts)).toBe('gn-last-call gn-stuck-no-floors');
  });
  it('is refused for that reason, also where only demolishing is left', () => {
    const desk = ask([offer('demolish', { field: here.field, refund: 4 })], change(0, {}));
    const foreign = { ...here, owner: other, roof: false };
    expect(refusalFor(desk, foreign, seat, texts)?.rule).toBe('GN-31');
    desk.setMode('demolish');
    expect(refusalFor(desk, foreign, seat, texts)?.rule).toBe('GN-34');
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
