import { describe, expect, it } from 'vitest';
import { onTheClock } from '../src/companion/time';
import { active, actionsNow, backTo, begun, chosen, countsNow, followers, handedOn, happened, isOver, nextRound, outOrIn, paused, seasonAhead, seasonChanged, upTo, type TurnState } from '../src/companion/turns';
import { fair, shuffled } from '../src/lib/chance';
import type { RivalDeed, TurnWay } from '../src/wire/generated';

const FOUR = ['Ada', 'Ben', 'Cleo', 'Dana'];
const WAY: TurnWay = { id: 'standard', seats: [2, 3, 4], order: 'clockwise', begins: 'same', turns: 1, actions: [], leaves: false, counts: [{ id: 'round', values: [] }], deck: null, rival: null };
const first = (): number => 0;

function start(way: TurnWay, names = FOUR, seat = 0): TurnState {
  return begun(way, names, seat, 1, 0, first);
}
/** Hand on to the only one who may be next, so many times. */
function on(way: TurnWay, state: TurnState, times: number): TurnState {
  let now = state;
  for (let time = 0; time < times; time += 1) {
    const [next, ...others] = followers(way, now);
    expect(others).toEqual([]);
    now = handedOn(way, now, next ?? null, 0);
  }
  return now;
}

describe('turns', () => {
  it('go round, and a round is over when everybody had one', () => {
    const after = on(WAY, start(WAY, FOUR, 2), 4);
    expect([after.seat, after.round, after.had]).toEqual([2, 2, []]);
  });
  it('pass over who is out', () => {
    const out = outOrIn(WAY, start(WAY), 1, 0);
    expect(followers(WAY, out)).toEqual([2]);
    expect(on(WAY, out, 3)).toMatchObject({ seat: 0, round: 2 });
    expect(followers(WAY, outOrIn(WAY, out, 1, 0))).toEqual([1]);
  });
  it('go on when somebody is out in their own turn', () => {
    expect(outOrIn(WAY, start(WAY), 0, 0)).toMatchObject({ seat: 1, out: [0] });
  });
  it('are over, and the clock stands, when everybody is out', () => {
    const out = [0, 1, 2, 3].reduce((state, seat) => outOrIn(WAY, state, seat, 1_000), start(WAY));
    expect(out).toMatchObject({ out: [0, 1, 2, 3], since: null, table: 1_000 });
    expect(active(out)).toEqual([]);
  });
  it('are given to somebody who had none; the last one begins the next round', () => {
    const way: TurnWay = { ...WAY, order: 'chosen', begins: 'last', actions: [1, 2, 2, 2] };
    let state = start(way);
    expect(followers(way, state)).toEqual([1, 2, 3]);
    expect(actionsNow(way, state)).toBe(1);
    state = handedOn(way, state, 2, 0);
    expect(followers(way, state)).toEqual([1, 3]);
    expect(actionsNow(way, state)).toBe(2);
    state = handedOn(way, handedOn(way, state, 1, 0), 3, 0);
    expect(followers(way, state)).toEqual([3]);
    expect(handedOn(way, state, 3, 0)).toMatchObject({ seat: 3, first: 3, round: 2, had: [] });
  });
  it('may be two in a round', () => {
    const way: TurnWay = { ...WAY, begins: 'last', turns: 2, actions: [1, 2, 2, 2] };
    const after = on(way, start(way, ['Ada', 'Ben']), 4);
    expect(after).toMatchObject({ seat: 1, round: 2 });
    expect(actionsNow(way, after)).toBe(1);
  });
  it('are rounds of their own where something goes round', () => {
    const way: TurnWay = { ...WAY, turns: 0 };
    expect(on(way, start(way), 5)).toMatchObject({ seat: 1, round: 6 });
  });
  it('are not counted where nothing is', () => {
    const way: TurnWay = { ...WAY, counts: [] };
    expect(on(way, start(way), 5).seat).toBe(1);
  });
  it('wait for who has the marker when a year begins', () => {
    const counts = [{ id: 'half', values: ['summer', 'winter'] }, { id: 'year', values: ['1', '2'] }];
    const way: TurnWay = { ...WAY, begins: 'marker', counts, actions: [3] };
    const winter = on(way, start(way, ['Ada', 'Ben']), 2);
    expect([winter.seat, countsNow(way, winter.round)]).toEqual([0, { half: 'winter', year: '1' }]);
    const asked = on(way, winter, 2);
    expect([asked.seat, countsNow(way, asked.round)]).toEqual([null, { half: 'summer', year: '2' }]);
    expect(followers(way, asked)).toEqual([0, 1]);
    expect(handedOn(way, asked, 1, 0)).toMatchObject({ seat: 1, first: 1, round: 3 });
    expect([isOver(way, 4), isOver(way, 5)]).toEqual([false, true]);
  });
});

describe('the clock', () => {
  it('counts for whose turn it is, from moment to moment', () => {
    const after = handedOn(WAY, start(WAY), 1, 5_000);
    expect(upTo(after, 65_000)).toMatchObject({ used: [5_000, 60_000, 0, 0], table: 65_000 });
  });
  it('stands in a pause', () => {
    const standing = paused(start(WAY), 5_000);
    expect(upTo(standing, 99_000)).toMatchObject({ table: 5_000, since: null });
    expect(upTo(paused(standing, 99_000), 100_000).table).toBe(6_000);
  });
  it('gives the time after a wrong tap back to who still had the turn, without the pause', () => {
    const earlier = start(WAY);
    const wrong = handedOn(WAY, earlier, 1, 5_000);
    const stood = paused(paused(wrong, 7_000), 50_000);
    const back = backTo(earlier, stood, 51_000);
    expect(back).toMatchObject({ seat: 0, used: [8_000, 0, 0, 0], table: 8_000, since: 51_000 });
    expect(backTo(earlier, paused(wrong, 7_000), 51_000)).toMatchObject({ used: [7_000, 0, 0, 0], since: null });
  });
  it('is never turned back by a phone whose own clock was', () => {
    expect(upTo(start(WAY), -5_000).table).toBe(0);
  });
  it('is read as minutes and hours', () => {
    expect([0, 61_999, 3_600_000].map(onTheClock)).toEqual(['0:00', '1:01', '1:00:00']);
  });
});

describe('a deck', () => {
  const cards = { wood: 3, wheat: 3, brick: 3, glass: 3, stone: 3 };
  const way: TurnWay = { ...WAY, order: 'together', deck: { names: 'resource', cards, aside: 5, free_every: 3, open: 0 } };

  it('gives ten cards in the card rounds, then all fifteen are shuffled anew', () => {
    let state = begun(way, FOUR, 0, 1, 0, fair);
    const drawn: string[] = [];
    for (let round = 1; round <= 16; round += 1) {
      expect(state.deck?.shown === '').toBe(round % 3 === 0);
      expect(state.deck?.anew).toBe(round === 16);
      if (state.deck?.shown && round < 16) drawn.push(state.deck.shown);
      if (round < 16) state = nextRound(way, state, 0, fair);
    }
    expect(drawn).toHaveLength(10);
    for (const [card, count] of Object.entries(cards)) expect(drawn.filter((each) => each === card).length).toBeLessThanOrEqual(count);
    expect(state.deck?.draw).toHaveLength(9);
    expect(state.deck?.seen).toHaveLength(1);
  });
  it('shows the same card again after a step back', () => {
    let state = begun(way, FOUR, 0, 1, 0, fair);
    for (let round = 2; round < 20; round += 1) {
      const next = nextRound(way, state, 0, fair);
      expect(nextRound(way, state, 0, fair).deck?.shown).toBe(next.deck?.shown);
      state = next;
    }
  });
  it('lies open where one is chosen, which goes under the pile', () => {
    const alone: TurnWay = { ...way, deck: { names: 'resource', cards, aside: 0, free_every: 0, open: 3 } };
    const state = begun(alone, ['Ada'], 0, 1, 0, fair);
    expect([state.deck?.open.length, state.deck?.draw.length]).toEqual([3, 12]);
    const after = chosen(state, 1, 0);
    expect(after.deck?.shown).toBe(state.deck?.open[1]);
    expect(after.deck?.draw[0]).toBe(state.deck?.open[1]);
    expect(after.deck?.open).toEqual([state.deck?.open[0], state.deck?.draw.at(-1), state.deck?.open[2]]);
    expect([after.round, after.deck?.draw.length]).toEqual([2, 12]);
  });
  it('is shuffled so that every order is possible', () => {
    const orders = new Set(Array.from({ length: 400 }, () => shuffled(['a', 'b', 'c'], fair).join('')));
    expect(orders.size).toBe(6);
  });
});

describe('a rival', () => {
  const deed = (more: Partial<RivalDeed>): RivalDeed => ({ say: '', args: {}, points: 0, cards: 0, roll: '', ...more });
  const roll = deed({ roll: 'meadow' });
  const way: TurnWay = {
    ...WAY,
    order: 'together',
    rival: {
      levels: [1, 2],
      begins: [deed({ say: 'begins' })],
      seasons: { 1: [{ id: 'spring', deeds: [deed({ say: 'one' })] }], 2: [{ id: 'spring', deeds: [deed({ say: 'two' })] }] },
      occasions: [{ id: 'card', deeds: [roll] }],
      dice: { meadow: [1, 2, 3].map((number) => [deed({ say: 'takes', args: { number }, cards: 1 })]), ticket: [[deed({ say: 'points', points: 2 }), roll]] },
    },
  };
  const state = begun(way, ['Ada'], 0, 2, 0, first);

  it('says what to do with what the die shows, and keeps what he has', () => {
    const after = happened(way, state, [deed({ roll: 'ticket' })], (sides) => sides - 1);
    expect(after.rival?.said.map(({ say, args }) => [say, args.number])).toEqual([['turns-rolled', 1], ['points', undefined], ['turns-rolled', 3], ['takes', 3]]);
    expect(after.rival).toMatchObject({ points: 2, cards: 1 });
  });
  it('has the seasons of his level, one after the other', () => {
    expect(seasonAhead(way, state)?.id).toBe('spring');
    const after = seasonChanged(way, state, first);
    expect(after.rival?.said).toEqual([{ say: 'two', args: {} }]);
    expect(seasonAhead(way, after)).toBeNull();
  });
});
