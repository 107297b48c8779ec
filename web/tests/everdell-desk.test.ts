import { describe, expect, it, vi } from 'vitest';
import { Desk } from '../src/games/everdell/desk.svelte';
import { choiceOf } from '../src/games/everdell/labels';
import { seatFacts } from '../src/games/everdell/people';
import type { BoardProps } from '../src/games/types';
import type { GameTexts } from '../src/i18n/texts.svelte';
import type { MoveOffer, Preview, Screen } from '../src/wire/types';

vi.mock('../src/i18n/texts.svelte', () => ({ t: (id: string) => id }));
const texts = { say: (id: string) => id, find: () => null } as unknown as GameTexts;
const offer = (id: string, args: MoveOffer['args']): MoveOffer => ({ move: [id, ...Object.values(args)].join(' '), id, args, spots: [], beside: false });
const turns = async (): Promise<void> => new Promise((done) => setTimeout(done));

it('forgets with every question which of two equal cards was touched', () => {
  const play: MoveOffer = { move: 'play farm from hand', id: 'play', args: { card: 'farm', source: 'hand' }, spots: [], beside: false };
  const position = { seats: [{ hand: { cards: ['farm', 'inn', 'farm'] } }], aside: [], events: [], meadow: [], station: { guests: [] }, rugwort: null };
  const screen = { decision: { kind: 'turn', number: 1, args: {}, form: 'field' }, moves: [play], view: { seat: 0, position } };
  const props = { active: true, seat: 0, screen, hint: null, preview: () => Promise.resolve(null) } as unknown as BoardProps;
  const desk = new Desk(() => props);
  const chosen = (): boolean[] => [0, 1].map((copy) => desk.isChosen('hand:farm', copy));
  desk.choose('hand:farm', 1);
  expect(chosen()).toEqual([false, true]);
  desk.newQuestion();
  desk.follow(play);
  expect(chosen()).toEqual([true, false]);
});

describe('a place that takes up to two cards for a resource each', () => {
  const visit = offer('visit', { location: 'haven' });
  const picks = ['farm', 'inn', 'mine'].map((card) => offer('pick', { card }));
  const hands = (count: number, idle: number): unknown => {
    const seat = { season: 'winter', passed: false, goods: {}, idle, workers: [], hand: { cards: ['farm', 'inn', 'mine'].slice(0, count), count }, city: [] };
    return { seat: 0, position: { seats: [seat], aside: [], events: [], meadow: [], station: { guests: [] }, rugwort: null } };
  };
  const after = (moves: string[]): unknown => {
    const given = moves.length - 1;
    const kind = given < 2 ? 'pick' : 'gain_any';
    const offers = kind === 'pick' ? [...(given > 0 ? [offer('done', {})] : []), ...picks.slice(given)] : [offer('gain', { good: 'twigs' })];
    return { before: { total: 0 }, after: { total: 0 }, events: [], outlook: [], view: hands(3 - given, 1), offers, decision: { kind, number: 1, args: {}, form: kind === 'pick' ? 'some' : 'allot', part: true } };
  };
  const screen = { decision: { kind: 'turn', number: 1, args: {}, form: 'field' }, moves: [visit], view: hands(3, 2), standing: [] };
  const props = { active: true, seat: 0, screen, hint: null, preview: (moves: string[]) => Promise.resolve(after(moves)) } as unknown as BoardProps;
  const inMyLine = (desk: Desk): [number, number | null | undefined][] =>
    seatFacts(props.screen, desk.draft.ahead, 0, texts, true).goods?.map(({ count, next }) => [count, next]) ?? [];
  const desk = new Desk(() => props);
  const choose = async (thing: string): Promise<void> => (desk.choose(thing), turns());
  const lit = (): string[] => ['hand:farm', 'hand:inn', 'hand:mine'].filter((thing) => desk.lit(thing));

  it('lights nothing more and says so when two are chosen, and one of them can be put back', async () => {
    await choose('haven');
    await choose('hand:farm');
    expect([lit().length, choiceOf(desk, texts)]).toEqual([3, 'ev-choose-lit']);
    await choose('hand:inn');
    expect([lit(), choiceOf(desk, texts)]).toEqual([['hand:farm', 'hand:inn'], 'ev-chosen-all']);
    await choose('hand:mine'); // to read it, twice
    await choose('hand:mine');
    expect(desk.picked).toEqual(['hand:farm', 'hand:inn']);
    await choose('hand:inn');
    expect([desk.picked, lit().length]).toEqual([['hand:farm'], 3]);
    await choose('hand:inn');
  });

  it('goes on showing what became of hand and worker while it is asked which resources', async () => {
    const line = [[3, 1], [2, 1]];
    expect(inMyLine(desk)).toEqual(line);
    await desk.act();
    expect([desk.kind, desk.draft.outcome, desk.me?.hand.count]).toEqual(['gain_any', null, 1]);
    expect(inMyLine(desk)).toEqual(line);
    expect([desk.had?.hand.count, desk.would?.hand.count]).toEqual([3, 1]);
  });
});

it('counts the cards that a place would let me draw, though not which they are', () => {
  const seat = { season: 'winter', passed: false, goods: {}, idle: 2, workers: [], hand: { cards: ['farm'], count: 1 }, city: [] };
  const view = { seat: 0, position: { seats: [seat, seat] } };
  const ahead = { view, after: { total: 0 }, outlook: [{ id: 'draws', args: { seat: 0, number: 3 } }, { id: 'could', args: { seat: 1, cards: [] } }] } as unknown as Preview;
  const hand = (of: number): unknown => seatFacts({ view, standing: [] } as unknown as Screen, ahead, of, texts).goods?.find(({ id }) => id === 'hand')?.next;
  expect([hand(0), hand(1)]).toEqual([4, 1]);
});
