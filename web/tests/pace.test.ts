import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace, stay, type Step } from '../src/table/pace.svelte';
import { doneFor, lastTurn, notable } from '../src/table/log';
import type { LogLine, Screen } from '../src/wire/types';

function step(name: string, lines = 1, over = false): Step {
  const line: LogLine = { id: name, args: {}, auto: false, by: 1, entry: 0, withdrawn: [] };
  return { screen: { log_length: 0, name, view: { over } } as unknown as Screen, lines: Array.from({ length: lines }, () => line) };
}

function stage(flight = 0) {
  const shown: string[] = [];
  const pace = new Pace({
    speed: () => 'normal',
    notable: ({ lines }) => lines.length > 0,
    send: () => flight,
    show: ({ screen }) => shown.push((screen as unknown as { name: string }).name),
  });
  return { pace, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the first is shown at once, the next when its time has passed', () => {
  const { pace, shown } = stage();
  for (const name of ['a', 'b', 'c']) pace.hear(step(name));
  expect(shown).toEqual(['a']);
  expect(pace.left).toBe(2);
  vi.advanceTimersByTime(699);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a', 'b']);
  vi.runAllTimers();
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(pace.now).toBeNull();
});

test('what is too small to be told takes no time', () => {
  const { pace, shown } = stage();
  pace.hear(step('a', 0));
  pace.hear(step('b', 0));
  expect(shown).toEqual(['a', 'b']);
});

test('the end stays for a while, whoever brought it about and however small it is', () => {
  const { pace, shown } = stage();
  pace.hear(step('a'));
  pace.hear(step('end', 0, true));
  vi.advanceTimersByTime(700);
  expect(shown).toEqual(['a', 'end']);
  vi.advanceTimersByTime(6999);
  expect(pace.ending).toBe(true);
  vi.advanceTimersByTime(1);
  expect(pace.now).toBeNull();
  pace.act(step('mine', 1, true));
  expect(shown).toEqual(['a', 'end', 'mine']);
  expect(pace.ending).toBe(true);
  pace.skip();
  expect(pace.now).toBeNull();
  expect(shown).toEqual(['a', 'end', 'mine']);
});

test('what I do myself does not wait, and a table that was over already shows its result at once', () => {
  const { pace, shown } = stage();
  pace.act(step('mine'));
  pace.leap(step('over', 1, true));
  expect(shown).toEqual(['mine', 'over']);
  expect(pace.busy).toBe(false);
});

test('a piece arrives before its step is shown', () => {
  const { pace, shown } = stage(300);
  pace.hear(step('a'));
  expect(shown).toEqual([]);
  expect(pace.left).toBe(1);
  vi.advanceTimersByTime(300);
  expect(shown).toEqual(['a']);
});

test('skipping shows the last and nothing in between', () => {
  const { pace, shown } = stage(300);
  for (const name of ['a', 'b', 'c']) pace.hear(step(name));
  pace.skip();
  expect(shown).toEqual(['c']);
  vi.runAllTimers();
  expect(shown).toEqual(['c']);
});

test('skipping while the only piece flies shows its step', () => {
  const { pace, shown } = stage(300);
  pace.hear(step('a'));
  pace.skip();
  expect(shown).toEqual(['a']);
});

test('my own move leaps over what waits', () => {
  const { pace, shown } = stage();
  for (const name of ['a', 'b', 'c']) pace.hear(step(name));
  pace.leap(step('mine'));
  vi.runAllTimers();
  expect(shown).toEqual(['a', 'mine']);
});

test('of several heard at once where nobody wants a pace only the last is drawn', () => {
  const { pace, shown } = stage();
  for (const name of ['a', 'b', 'c']) pace.present(step(name));
  expect(shown).toEqual([]);
  expect(pace.busy).toBe(true);
  vi.runAllTimers();
  expect(shown).toEqual(['c']);
  expect(pace.busy).toBe(false);
});

test('my own move goes over what is about to be drawn', () => {
  const { pace, shown } = stage();
  pace.present(step('a'));
  pace.leap(step('mine'));
  vi.runAllTimers();
  expect(shown).toEqual(['mine']);
});

test('many that wait are shown faster, never too fast to be seen, and not at all where nobody wants it', () => {
  expect(stay('normal', 0)).toBe(700);
  expect(stay('normal', 2)).toBe(700);
  expect(stay('normal', 5)).toBe(350);
  expect(stay('normal', 100)).toBe(90);
  expect(stay('slow', 0)).toBe(1400);
  expect(stay('off', 3)).toBe(0);
});

test('notable is what others did, without headings and trifles', () => {
  const line = (id: string, by: number | null): LogLine => ({ id, args: {}, auto: false, by, entry: 0, withdrawn: [] });
  const lines = [line('round', 1), line('placed', 1), line('placed', 0), line('done', 1), line('dealt', null)];
  expect(notable(lines, { headings: ['round'], quiet: ['done'] }, 0)).toEqual([lines[1]]);
});

test('a turn of several answers is told as a whole: what somebody did since another did something', () => {
  const client = { headings: ['round'], quiet: ['done'] };
  const line = (id: string, by: number | null, entry: number, withdrawn: number[] = []): LogLine => ({ id, args: {}, auto: false, by, entry, withdrawn });
  const [mine, played, paid, refilled, done] = [line('played', 0, 3), line('played', 1, 4), line('paid', 1, 5), line('refilled', null, 5), line('done', 1, 6)];
  expect(lastTurn([mine, played, paid, refilled, done], client, 0)).toEqual([played, paid]);
  expect(lastTurn([mine, played, line('round', 1, 4), paid], client, 0)).toEqual([played, paid]);
  expect(lastTurn([played, line('visited', 2, 6)], client, 0).map(({ id }) => id)).toEqual(['visited']);
  expect(lastTurn([played, paid, line('undone', 2, 6, [5])], client, 0).map(({ id }) => id)).toEqual(['undone']);
  expect(lastTurn([played, mine], client, 0)).toEqual([]);
  expect(lastTurn(Array.from({ length: 80 }, (_, entry) => line('visited', 1, entry)), client, 0)).toHaveLength(8);
});

test('what somebody did to me is told first, whoever moved last, and what a round counted comes last', () => {
  const client = { headings: ['round'], quiet: [], byItself: ['passed_on'], counting: ['majority'] };
  let entry = 0;
  const line = (id: string, by: number, args: LogLine['args'] = { seat: by }): LogLine => ({ id, args, auto: false, by, entry: entry++, withdrawn: [] });
  const counted = (): LogLine[] => Array.from({ length: 9 }, () => line('majority', 2));
  const mine = line('built', 0);
  const raid = line('raided', 1, { seat: 1, other_seat: 0 });
  const build = line('built', 2);
  expect(lastTurn([mine, raid, build], client, 0)).toEqual([raid, build]);
  expect(lastTurn([mine, raid, build], client, 1)).toEqual([build]);
  expect(lastTurn([mine, build, line('passed_on', 2, { seat: 2, other_seat: 0 })], client, 0)[0]).toBe(build);
  expect(lastTurn([mine, ...counted(), build, raid], client, 0)[0]).toBe(raid);
  const told = lastTurn([mine, raid, ...counted(), build], client, 0);
  expect(told.slice(0, 2)).toEqual([raid, build]);
  expect(told).toHaveLength(8);
  expect(lastTurn([mine, ...counted(), build, raid, mine], client, 0)).toEqual([]);
});

test('who skips what waits still sees the end, and leaves it from there', () => {
  const { pace, shown } = stage();
  for (const name of ['a', 'b']) pace.hear(step(name));
  pace.hear(step('end', 1, true));
  pace.skip();
  expect(shown).toEqual(['a', 'end']);
  expect(pace.ending).toBe(true);
  pace.skip();
  expect(pace.now).toBeNull();
});

test('what the engine laid on my board is told until I have had a choice again, also if it came of my own answer', () => {
  const client = { headings: ['round'], quiet: ['done'], laid: ['placed'] };
  const line = (id: string, by: number, entry: number, seat: number, auto: boolean): LogLine => ({ id, args: { seat }, auto, by, entry, withdrawn: [] });
  const [done, round, mine, theirs] = [line('done', 0, 3, 0, false), line('round', 0, 3, 0, false), line('placed', 0, 3, 0, true), line('placed', 0, 3, 1, true)];
  const none = (): boolean => false;
  expect(doneFor([done, round, mine, theirs], client, 0, none)).toEqual([mine]);
  expect(doneFor([line('placed', 0, 3, 0, false)], client, 0, none)).toEqual([]);
  expect(doneFor([done, mine, line('built', 1, 4, 1, false)], client, 0, none)).toEqual([mine]);
  expect(doneFor([done, line('placed', 1, 4, 0, true)], client, 0, none)).toHaveLength(1);
  expect(doneFor([done, mine, line('built', 0, 4, 0, false)], client, 0, none)).toEqual([]);
});

test('what was done for me is told until I have had a choice again', () => {
  const client = { headings: ['round'], quiet: ['refilled'] };
  const line = (id: string, by: number | null, entry: number, withdrawn: number[] = []): LogLine => ({ id, args: {}, auto: false, by, entry, withdrawn });
  const [mine, prepared, gained, theirs] = [line('played', 0, 3), line('prepared', 0, 4), line('gained', 0, 4), line('visited', 1, 5)];
  const given = (entry: number): boolean => entry === 4 || entry === 6;
  expect(doneFor([mine, line('refilled', 0, 4), prepared, gained, theirs], client, 0, given)).toEqual([prepared]);
  expect(doneFor([mine, prepared, theirs, line('passed', 0, 6)], client, 0, given).map(({ id }) => id)).toEqual(['prepared', 'passed']);
  expect(doneFor([mine, prepared, theirs, line('visited', 0, 7)], client, 0, given)).toEqual([]);
  expect(doneFor([mine, prepared, line('undone', 0, 5, [4])], client, 0, given)).toEqual([]);
  expect(doneFor([prepared], client, null, given)).toEqual([]);
});
