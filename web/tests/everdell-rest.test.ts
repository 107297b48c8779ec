import { describe, expect, it, vi } from 'vitest';
import { Desk } from '../src/games/everdell/desk.svelte';
import { choiceOf } from '../src/games/everdell/labels';
import type { BoardProps } from '../src/games/types';
import type { GameTexts } from '../src/i18n/texts.svelte';
import type { MoveOffer, Preview, Screen } from '../src/wire/types';

vi.mock('../src/i18n/texts.svelte', () => ({ t: (id: string) => id }));
const CITY = ['husband', 'fairgrounds', 'peddler', 'woodcarver', 'monk'];
const offer = (id: string, args: MoveOffer['args']): MoveOffer => ({ move: [id, ...Object.values(args)].join(' '), id, args, spots: [], beside: false });

/** A table with a server behind it: my city produces, the Peddler asks, the Fairgrounds draw. */
function table(): { desk: Desk; sent: string[][]; state: { number: number; active: boolean; left: number[]; holds: boolean }; settled: () => Promise<void>; undo: () => Promise<void> } {
  const state = { number: 1, active: true, left: [0, 1, 2, 3, 4], holds: false };
  const sent: string[][] = [];
  const view = (producing: number[]): unknown => {
    const city = CITY.map((card) => ({ card, golden: false, goods: {}, marked: false, shares: null }));
    const seat = { season: 'spring', passed: false, goods: {}, idle: 2, workers: [], hand: { cards: [], count: 0 }, city };
    return { seat: 0, position: { seats: [seat], aside: [], events: [], meadow: [], station: { guests: [], cards: [] }, rugwort: null, producing } };
  };
  const offers = (left: number[]): MoveOffer[] => left.map((place) => offer('produce', { card: CITY[place] ?? '', place })).toSorted((one, other) => one.move.localeCompare(other.move));
  const decision = (left: number[]): unknown => (left.length > 1 ? { kind: 'produce', number: state.number, args: {}, form: 'order', part: false } : { kind: 'turn', number: state.number, args: {}, form: 'field', part: false });
  const foresee = ([first = '', ...more]: string[]): unknown => {
    const place = Number(first.split(' ')[2]);
    const left = state.left.filter((each) => each !== place);
    const asks = CITY[place] === 'peddler' && more.length === 0;
    const outlook = CITY[place] === 'fairgrounds' ? [{ id: 'draws', args: { seat: 0, number: 2 } }] : [];
    const then = asks ? { kind: 'pay_any', number: state.number + 1, args: { card: 'peddler', number: 2, least: 0 }, form: 'allot', part: true } : decision(left);
    return { before: { total: 0 }, after: { total: 0 }, events: [], outlook, view: view(left), offers: asks ? [offer('done', {})] : offers(left), decision: then };
  };
  const turns = async (): Promise<void> => new Promise((done) => setTimeout(done));
  /** What the page does at each question, until nothing more happens. */
  let asked = '1:true';
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) {
      const question = `${state.number}:${state.active}`;
      if (question !== asked) desk.draft.clear();
      if (question !== asked) void desk.rest.goOn();
      asked = question;
      await turns();
    }
  };
  const answer = async (moves: string[]): Promise<void> => {
    sent.push(moves);
    state.active = false;
    await turns();
    state.active = true; // the reply comes before the table as it is now
    await turns();
    await turns();
    if (state.holds) return;
    state.left = state.left.filter((place) => place !== Number(moves[0]?.split(' ')[2]));
    state.number += 1;
  };
  const undo = async (): Promise<void> => {
    const last = sent.at(-1)?.[0]?.split(' ')[2];
    state.left = [...state.left, Number(last)].toSorted();
    state.number += 1;
    await settled();
  };
  const props = (): BoardProps =>
    ({
      active: state.active,
      seat: 0,
      hint: null,
      begun: () => undefined,
      obstacles: () => Promise.resolve({}),
      screen: { decision: decision(state.left), moves: offers(state.left), view: view(state.left) } as unknown as Screen,
      preview: (moves: string[]) => Promise.resolve(foresee(moves) as Preview),
      answer: (moves: string[]) => void answer(moves),
    }) as unknown as BoardProps;
  const desk = new Desk(props);
  return { desk, sent, state, settled, undo };
}

describe('the rest of a production in the order shown (EV-98)', () => {
  const produce = (place: number): string => `produce ${CITY[place]} ${place}`;

  it('is the order of the city, which the question names', () => {
    const { desk } = table();
    const texts = { say: (id: string, args: { cards: string[] }) => `${id} ${args.cards.join(' ')}` } as unknown as GameTexts;
    expect(choiceOf(desk, texts)).toBe(`ev-choose-produce ${CITY.join(' ')}`);
  });

  it('works card after card up to one that draws, and then it is asked again', async () => {
    const { desk, sent, settled } = table();
    await desk.rest.begin();
    await settled();
    expect(sent).toEqual([[produce(0)], [produce(1)]]);
    expect(desk.rest.cards.map(({ card }) => card)).toEqual(['peddler', 'woodcarver', 'monk']);
  });

  it('lets a card ask, and goes on once that is answered', async () => {
    const { desk, sent, state, settled } = table();
    state.left = [2, 3, 4];
    await desk.rest.begin();
    await settled();
    expect([desk.kind, sent, desk.rest.cards]).toEqual(['pay_any', [], []]);
    desk.draft.take('done');
    await settled();
    await desk.act();
    await settled();
    expect(sent).toEqual([[produce(2), 'done'], [produce(3)]]); // the last one works by itself
  });

  it('is over with a question that is let go', async () => {
    const { desk, sent, state, settled } = table();
    state.left = [2, 3, 4];
    await desk.rest.begin();
    await settled();
    desk.letGo();
    await settled();
    expect([desk.kind, sent]).toEqual(['produce', []]);
    for (const move of [produce(2), 'done']) {
      await desk.draft.choose(move);
      await settled();
    }
    await desk.act();
    await settled();
    expect([sent, desk.kind]).toEqual([[[produce(2), 'done']], 'produce']);
  });

  it('is over with an answer that is taken back', async () => {
    const { desk, sent, state, settled, undo } = table();
    state.left = [0, 2, 4]; // the Peddler is asked next
    await desk.rest.begin();
    await settled();
    expect([sent, desk.kind]).toEqual([[[produce(0)]], 'pay_any']);
    await undo();
    expect([sent.length, desk.kind, desk.draft.tail, desk.rest.cards.length]).toEqual([1, 'produce', [], 3]);
  });

  it('sends nothing twice where the line was cut, and is still asked what is open', async () => {
    const { desk, sent, state, settled } = table();
    state.holds = true;
    await desk.rest.begin();
    await settled();
    expect([sent, desk.kind]).toEqual([[[produce(0)]], 'produce']);
    state.holds = false;
    await desk.rest.begin();
    await settled();
    expect(sent.slice(1)).toEqual([[produce(0)], [produce(1)]]);
  });
});
