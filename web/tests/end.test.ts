import { describe, expect, it } from 'vitest';
import { ChatBadge } from '../src/table/chat-badge.svelte';
import { History, momentAt, roundAt, roundsIn, type Round } from '../src/table/history.svelte';
import { telling, worthTelling } from '../src/table/log';
import { tiesOf } from '../src/table/ties';
import { actionOf, Course, leadChanges, turningPoints } from '../src/table/turning';
import { wordsFor } from '../src/setup/chosen';
import type { ChatLine, LogLine, Moment, OptionInfo, TieBreak } from '../src/wire/types';

const line = (entry: number, id: string, args: LogLine['args'] = {}, withdrawn: number[] = []): LogLine => ({ entry, id, args, auto: false, by: null, withdrawn });

describe('turning points', () => {
  const course = (totals: number[][]): Moment[] => totals.map((each, entry) => ({ entry, log_length: entry, totals: each, unfinished: false }));
  /** Whoever's points rose most by an entry gave the answer. */
  const log = (moments: Moment[]): LogLine[] =>
    moments.slice(1).map(({ entry, totals }, at) => {
      const gains = totals.map((total, seat) => total - (moments[at]?.totals[seat] ?? 0));
      return { ...line(entry, 'did'), by: gains.indexOf(Math.max(...gains)) };
    });
  const turns = (moments: Moment[], rounds: Round[], ranking: number[], me: number | null = null, lines: LogLine[] = log(moments)) =>
    turningPoints(new Course(moments, rounds, { log: lines, counting: ['counted'] }), ranking, me);
  /** A game told by its totals, without rounds. */
  const told = (totals: number[][], ranking: number[], me: number | null = null) =>
    turns(course(totals), [], ranking, me).map(({ kind, seat, stage, points }) => [kind, seat, stage.to, points]);

  it('know when the lead was taken for good, and the largest leap', () => {
    const totals = [[0, 0], [2, 0], [2, 3], [2, 4], [2, 4], [7, 4], [7, 8], [7, 9], [7, 10], [7, 11], [8, 11], [9, 11]];
    expect(told(totals, [2, 1])).toEqual([
      ['leap', 0, 5, 5],
      ['lead', 1, 6, 1],
    ]);
  });
  it('are never the same event twice, and say so where the lead was the largest leap', () => {
    const found = turns(course([[0, 0], [1, 0], [1, 7], [3, 8], [3, 9], [3, 9]]), [], [2, 1]);
    expect(found.map(({ letter, kind, leap }) => [letter, kind, leap?.to])).toEqual([['A', 'lead', 2]]);
  });
  it('are whole actions: what is paid for a card belongs to it', () => {
    const [deal, played, paid, next] = course([[0, 0], [0, 0], [5, 0], [5, 1]]);
    if (!deal || !played || !paid || !next) throw new Error('four moments');
    const moments = [deal, { ...played, unfinished: true }, paid, next];
    expect(turns(moments, [], [1, 2]).map(({ stage: { from, to } }) => [from, to])).toEqual([[0, 2]]);
    expect([1, 2, 3].map((entry) => actionOf(moments, entry)?.to)).toEqual([2, 2, 3]);
  });
  it('call it late when it happens at the end', () => {
    const totals = Array.from({ length: 20 }, (_, at) => [at, at > 18 ? 25 : 0]);
    expect(told(totals, [2, 1])).toEqual([
      ['behind', 1, 18, 18],
      ['late', 1, 19, 6],
    ]);
  });
  it('remember who was far behind and won, but not who stayed behind', () => {
    expect(told([[0, 0], [8, 0], [8, 3], [8, 6], [8, 9]], [2, 1])).toContainEqual(['behind', 1, 1, 8]);
    expect(told([[0, 0], [8, 0], [9, 0], [9, 1]], [1, 2]).map(([kind]) => kind)).not.toContain('behind');
  });
  it('tell me my own largest leap, and who was hit', () => {
    expect(told([[5, 5], [11, 5], [11, 9], [11, 4], [14, 4]], [1, 2], 1)).toEqual([
      ['lead', 0, 1, 6],
      ['mine', 1, 2, 4],
      ['blow', 1, 3, 5],
    ]);
  });
  it('look at whole rounds: what a turn costs first is no blow', () => {
    const moments = course([[9, 9], [1, 9], [13, 9], [13, 2], [13, 11], [13, 12]]);
    const rounds = [{ number: 1, entry: 0 }, { number: 2, entry: 2 }, { number: 3, entry: 4 }];
    const own = [0, 0, 1, 1, 1].map((by, at) => ({ ...line(at + 1, 'did'), by }));
    expect(turns(moments, rounds, [1, 2], 1, own).map(({ kind, stage, points }) => [kind, stage.round, points])).toEqual([
      ['lead', 1, 4],
      ['mine', 2, 9],
    ]);
  });
  it('credit nobody with what the end of a round brought', () => {
    const moments = course([[0, 0], [3, 0], [3, 2], [9, 14], [9, 17], [9, 17]]);
    const rounds = [{ number: 1, entry: 0 }, { number: 2, entry: 3 }];
    const did = (entry: number, by: number, points: number): LogLine => ({ ...line(entry, 'did', { seat: by, points }), by });
    const counted = { ...line(3, 'counted', { seat: 1, points: 12 }), by: 0 };
    const lines = [did(1, 0, 3), did(2, 1, 2), did(3, 0, 0), counted, did(4, 1, 3), did(5, 0, 0)];
    expect(turns(moments, rounds, [2, 1], 0, lines).map(({ kind, seat, stage, points }) => [kind, seat, stage.round, points])).toEqual([
      ['leap', 0, 1, 3],
      ['lead', 1, 1, 5],
    ]);
  });
  it('credit an action that ended a round with what it brought itself', () => {
    const moments = course([[0, 0], [0, 2], [8, 12], [8, 13]]);
    const rounds = [{ number: 1, entry: 0 }, { number: 2, entry: 2 }];
    const lines = [{ ...line(1, 'did', { seat: 1 }), by: 1 }, { ...line(2, 'did', { seat: 0, points: 6 }), by: 0 }, { ...line(2, 'counted', { seat: 0, points: 2 }), by: 0 }, { ...line(3, 'did'), by: 1 }];
    expect(turns(moments, rounds, [2, 1], null, lines)).toContainEqual(expect.objectContaining({ kind: 'leap', seat: 0, points: 6 }));
  });
  it('are not looked for in no game at all', () => expect(told([[0]], [1])).toEqual([]));
  it('take no climb out of a low of one\'s own making for a leap', () => {
    const leaps = (totals: number[][]) => turns(course(totals), [], [1], null).map(({ kind, stage, points, owed }) => [kind, stage.to, points, owed]);
    expect(leaps([[9], [2], [9], [12]])).toEqual([['leap', 3, 3, 0]]);
    expect(leaps([[9], [2], [13], [14]]), 'of which seven were given up before').toEqual([['leap', 2, 11, 7]]);
    expect(leaps([[9], [2], [5], [12]]), 'in two steps').toEqual([['leap', 3, 7, 4]]);
  });
  it('take a climb out of a low that somebody else made for a leap', () => {
    const moments = course([[9, 0], [2, 1], [9, 1]]);
    const [, hit, back] = moments.map(({ entry }) => entry);
    expect(turns(moments, [], [1, 2], null, [{ ...line(hit!, 'did'), by: 1 }, { ...line(back!, 'did'), by: 0 }])).toContainEqual(expect.objectContaining({ kind: 'leap', seat: 0, points: 7 }));
  });
  it('tell somebody alone their largest leap', () => expect(told([[0], [1], [6]], [1])).toEqual([['leap', 0, 2, 5]]));
  it('count how often the lead changed', () => {
    expect(leadChanges(course([[0, 0], [1, 0], [1, 1], [1, 2], [3, 2]]), [])).toBe(2);
  });
});

describe('ties', () => {
  const fields: TieBreak = { id: 'empty_fields', rule: 'TT-46', amounts: [5, 3, 3, 1], fewer: true };
  const cottages: TieBreak = { id: 'cottages', rule: 'TT-47', amounts: [2, 4, 2, 2], fewer: false };

  it('are named with what decided, the first thing that differs', () => {
    expect(tiesOf([20, 20, 9, 8], [2, 1, 3, 4], [fields, cottages])).toEqual([{ points: 20, seats: [1, 0], by: fields }]);
  });
  it('go on among those who are equal even then', () => {
    const ties = tiesOf([20, 20, 20, 8], [3, 1, 2, 4], [fields, cottages]);
    expect(ties.map(({ seats, by }) => [seats, by?.id])).toEqual([
      [[1, 2, 0], 'empty_fields'],
      [[1, 2], 'cottages'],
    ]);
  });
  it('are shared where nothing decides', () => {
    expect(tiesOf([7, 12, 7], [2, 1, 2], [])).toEqual([{ points: 7, seats: [0, 2], by: null }]);
  });
});

describe('history', () => {
  it('is asked for once, and again when the game has gone on', async () => {
    let asked = 0;
    const history = new History(() => Promise.resolve([{ entry: (asked += 1), log_length: 0, totals: [], unfinished: false }]));
    await Promise.all([history.load(3), history.load(3)]);
    await history.load(2);
    expect(asked).toBe(1);
    await history.load(4);
    expect(history.moments.map(({ entry }) => entry)).toEqual([2]);
  });
  it('knows which moment shows an entry that was taken back', () => {
    const moments = [-1, 0, 4].map((entry) => ({ entry, log_length: 0, totals: [], unfinished: false }));
    expect([-1, 0, 2, 4, 9].map((entry) => momentAt(moments, entry))).toEqual([0, 1, 1, 2, 2]);
  });
  it('finds rounds in the log, without those that were taken back', () => {
    const log = [line(-1, 'round', { round: 1 }), line(3, 'round', { round: 2 }), line(4, 'undone', {}, [3]), line(5, 'round', { round: 2 })];
    const rounds = roundsIn(log, ['round']);
    expect(rounds).toEqual([
      { number: 1, entry: -1 },
      { number: 2, entry: 5 },
    ]);
    expect([-1, 4, 5, 9].map((entry) => roundAt(rounds, entry))).toEqual([1, 1, 2, 2]);
  });
});

describe('the story of an entry', () => {
  const lines = [line(1, 'built', { seat: 0 }), line(1, 'completed', { seat: 0, points: 9 }), line(1, 'majority', { seat: 1, gain: 2 }), line(1, 'moved', { seat: 0 }), line(1, 'round', { round: 2 })];
  const client = { headings: ['round'], quiet: ['moved'], byItself: ['majority'] };

  it('leaves out what is too small', () => expect(worthTelling(lines, client).map(({ id }) => id)).toEqual(['built', 'completed', 'majority']));
  it('is told even if all of it is small', () => expect(worthTelling([line(1, 'moved')], client)).toHaveLength(1));
  it('is what brought most to whom it is about', () => {
    expect(telling(lines, 0, client)?.id).toBe('completed');
    expect(telling(lines, 1, client)?.id).toBe('completed');
    const raid = line(2, 'raided', { seat: 1, other_seat: 0 });
    expect(telling([line(1, 'built', { seat: 0 }), raid], 0, client)?.id).toBe('built');
    expect(telling([line(1, 'built', { seat: 2 }), raid, line(3, 'built', { seat: 2 })], 0, client)).toBe(raid);
    expect(telling([line(1, 'placed', { seat: 0 }), line(2, 'built', { seat: 0 })], 0, client)?.id).toBe('built');
  });
  it('is the card that was played, not how it was paid', () => {
    const action = [line(1, 'played', { seat: 0 }), line(1, 'paid', { seat: 0 }), line(2, 'marked', { seat: 0 })];
    expect(telling(action, 0, client, () => 1)?.id).toBe('played');
  });
});

describe('the chat badge', () => {
  const said = (number: number, seat: number): ChatLine => ({ number, seat, who: '', text: '', at: 0 });

  it('counts what others said since I read, never what I say', () => {
    let chat = [said(0, 1), said(1, 0)];
    const badge = new ChatBadge('t1', () => chat, () => 0);
    expect(badge.unread).toBe(1);
    badge.readAll();
    chat = [...chat, said(2, 0), said(3, 1)];
    expect(badge.unread).toBe(1);
  });
});

describe('chosen rules', () => {
  const option = (id: string, value: boolean): OptionInfo => ({ id, values: [true, false], default: value, rule: '', not_with: [], only_with: [], own: false });

  it('name first what differs from the usual', () => {
    const { special, usual } = wordsFor([option('a', true), option('b', false)], { a: true, b: true });
    expect(special.map(({ option: { id }, value }) => [id, value])).toEqual([['b', true]]);
    expect(usual.map(({ option: { id } }) => id)).toEqual(['a']);
  });
});
