import { describe, expect, it, vi } from 'vitest';
import { mainLabel } from '../src/games/colonists/labels';
import type { Desk } from '../src/games/colonists/desk.svelte';
import { numbersPlan } from '../src/games/colonists/plan.svelte';
import type { GameTexts } from '../src/i18n/texts.svelte';
import type { Draft } from '../src/parts/draft.svelte';
import type { MoveOffer } from '../src/wire/types';

// The ids are enough to see which sentence is meant; the real texts want a browser.
vi.mock('../src/i18n/texts.svelte', () => ({ t: (id: string) => id }));
const texts = { say: (id: string) => id, find: (id: string, args: MoveOffer['args']) => (id.startsWith('co-do-') ? `${id} ${String(args.number)}` : null) } as unknown as GameTexts;
const offer = (move: string, id: string, args: MoveOffer['args'] = {}): MoveOffer => ({ move, id, args, spots: [], beside: false });
const times = (id: string, most: number): MoveOffer[] => Array.from({ length: most + 1 }, (_, number) => offer(`${id} ${number}`, id, { number }));

describe('how many', () => {
  const planned = (offers: MoveOffer[], question = 'table|1', decision: { kind?: string; usual?: number } = {}) => {
    const { kind = '', usual } = decision;
    const asked = { decision: { kind, args: { usual } }, offers, take: () => undefined } as unknown as Draft;
    const plan = numbersPlan(() => asked, () => question);
    plan.begin();
    return plan;
  };

  it('begins with what the game proposes, as far as it is possible', () => {
    expect(planned(times('sell', 4), 'table|1', { usual: 4 }).rows[0]?.number).toBe(4);
    expect(planned(times('fill', 1), 'table|1', { usual: 2 }).rows[0]?.number).toBe(1);
  });
  it('begins with one where nothing is proposed, and buys nothing by itself', () => {
    expect(planned(times('exchange', 4)).rows[0]?.number).toBe(1);
    expect(planned(times('buy_level', 4), 'table|1', { kind: 'buy_embassy' }).rows[0]?.number).toBe(0);
  });
  it('is what was wished for, where the page was opened anew and the question is the same', () => {
    planned(times('employ', 3), 'table|7').change(0, 2);
    expect(planned(times('employ', 3), 'table|7').rows[0]?.number).toBe(3);
    expect(planned(times('employ', 3), 'table|8').rows[0]?.number).toBe(1);
    expect(planned(times('employ', 3), 'other|7').rows[0]?.number).toBe(1);
  });
});

describe('the button', () => {
  const label = (offers: MoveOffer[], tail: string[], steps: MoveOffer[] = [], more: Partial<Draft> = {}) =>
    mainLabel({ kind: '', ends: false, draft: { offers, tail, steps, unfinished: false, ...more } } as unknown as Desk, texts).split(' ')[0];
  const go = offer('move 0 to market_a', 'go');

  it('says where I go as long as nothing else is asked', () => {
    expect(label([go], [go.move])).toBe('co-do-go');
  });
  it('says what I do where I have gone, not that I go there', () => {
    expect(label([offer('do sale', 'deed')], ['do sale'], [go])).toBe('co-do-deed');
    expect(label([offer('build farm', 'build')], ['build farm'], [go])).toBe('co-do-build');
    expect(label([offer('build x over y', 'over')], ['build x over y'], [go])).toBe('co-do-build');
    expect(label([offer('pay wood', 'pay'), offer('pay clay', 'pay')], ['pay wood', 'pay clay'], [go])).toBe('co-do-pay');
  });
  it('knows how many are sold in all', () => {
    const sold = (...tail: string[]) => mainLabel({ kind: '', ends: false, draft: { offers: times('sell', 3), tail, steps: [go], unfinished: false } } as unknown as Desk, texts);
    expect([sold('sell 0', 'sell 2'), sold('sell 0', 'sell 0')]).toEqual(['co-do-sell 2', 'co-do-sell 0']);
  });
  it('goes on where more is asked', () => {
    expect(label([go], [go.move], [], { unfinished: true })).toBe('go-on');
  });
});
