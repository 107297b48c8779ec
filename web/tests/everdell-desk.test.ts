import { describe, expect, it, vi } from 'vitest';
import { Desk } from '../src/games/everdell/desk.svelte';
import { allotmentOf } from '../src/games/everdell/goods';
import { choiceOf, mainLabel } from '../src/games/everdell/labels';
import { seatFacts } from '../src/games/everdell/people';
import type { BoardProps } from '../src/games/types';
import type { GameTexts } from '../src/i18n/texts.svelte';
import { answers, canAdd } from '../src/parts/chooser/allot';
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

describe('A Brilliant Marketing Plan (EV-164)', () => {
  const give = (good: string, seat: number): MoveOffer => ({ move: `give ${good} to ${seat}`, id: 'gift', args: { good, other_seat: seat }, spots: [], beside: false });
  const all = [give('berries', 1), give('berries', 2), give('twigs', 1), give('twigs', 2)];
  const view = { seat: 0, position: { seats: [{ goods: { berries: 2, twigs: 1 }, hand: { cards: [], count: 0 }, city: [] }] } };
  const asks = (number: number): unknown => ({ kind: 'gift', number: 7, args: { card: 'a_brilliant_marketing_plan', number }, form: 'allot', part: true });
  const preview = (moves: string[]): Promise<unknown> => {
    const over = moves.at(-1) === 'done' || moves.length === 3;
    return Promise.resolve({ before: { total: 0 }, after: { total: 0 }, events: [], outlook: [], view, offers: over ? [] : all, decision: over ? null : asks(3 - moves.length) });
  };
  const props = { active: true, seat: 0, screen: { decision: asks(3), moves: [offer('done', {}), ...all], view, standing: [] }, hint: null, preview } as unknown as BoardProps;
  const named = { say: (id: string) => id, move: ({ args }: MoveOffer) => `${String(args.good)} ${String(args.other_seat)}` } as unknown as GameTexts;

  it('lets me give in any order, of each resource to each player, no more than I have', () => {
    const allotment = allotmentOf(new Desk(() => props).draft, 0, named)!;
    expect(allotment.goods.map(({ name, count }) => `${name}: ${count}`)).toEqual(['twigs 1: 1', 'twigs 2: 1', 'berries 1: 2', 'berries 2: 2']);
    expect(canAdd(allotment, { 'give berries to 2': 1 }, 'give berries to 1')).toBe(true); // what the engine's order would close
    expect(canAdd(allotment, { 'give twigs to 2': 1 }, 'give twigs to 1')).toBe(false);
    expect(answers(allotment, { 'give berries to 2': 1, 'give twigs to 1': 1 })).toEqual(['give twigs to 1', 'give berries to 2', 'done']);
  });

  it('is content with fewer than three', async () => {
    const { draft } = new Desk(() => props);
    draft.give('give berries to 2', 'done');
    await turns();
    expect([draft.tail, draft.unfinished, draft.ready]).toEqual([['give berries to 2', 'done'], false, true]);
  });
});

it('says with one button only that up to three cards are enough, however many of them are chosen', async () => {
  const cards = ['farm', 'inn', 'mine', 'shop'];
  const discards = cards.map((card) => offer('pick', { card }));
  const seat = { season: 'winter', passed: false, goods: {}, idle: 1, workers: [], hand: { cards, count: 4 }, city: [] };
  const view = { seat: 0, position: { seats: [seat], aside: [], events: [], meadow: [], station: { guests: [] }, rugwort: null, producing: [] } };
  const asks = { kind: 'pick', number: 1, args: { number: 0 }, form: 'some', part: true };
  const preview = (moves: string[]): Promise<unknown> => {
    const over = moves.length === 3 || moves.at(-1) === 'done';
    return Promise.resolve({ before: { total: 0 }, after: { total: 0 }, events: [], outlook: [], view, offers: over ? [] : [offer('done', {}), ...discards], decision: over ? null : asks });
  };
  const desk = new Desk(() => ({ active: true, seat: 0, screen: { decision: asks, moves: [offer('done', {}), ...discards], view }, hint: null, preview }) as unknown as BoardProps);
  const words = (): string[] => desk.words.map(({ move }) => move);
  expect(words()).toEqual(['done']); // nothing of it
  for (const [chosen, card] of ['farm', 'inn', 'mine'].entries()) {
    desk.choose(`hand:${card}`);
    await turns();
    expect([desk.picked.length, words()]).toEqual([chosen + 1, []]);
  }
  expect(mainLabel(desk, texts)).toBe('ev-do-several');
});
