import { describe, expect, it } from 'vitest';
import { cites, parseMarkdown } from '../src/lib/markdown';
import { grouped, standing } from '../src/table/log';
import { LogBook } from '../src/table/logbook.svelte';
import { onlyAnswer } from '../src/table/obvious';
import { levels, roundsToName, spacedLabels } from '../src/table/plot';
import type { LogLine, Screen } from '../src/wire/types';

const line = (entry: number, id: string, withdrawn: number[] = []): LogLine => ({ entry, id, args: {}, auto: false, by: null, withdrawn });

describe('log', () => {
  const never = (): boolean => false;
  it('forgets what was taken back', () => {
    expect(standing([line(1, 'a'), line(2, 'b'), line(3, 'undone', [2])]).map(({ id }) => id)).toEqual(['a', 'undone']);
  });
  it('puts the newest group first', () => {
    const groups = grouped([line(1, 'round'), line(2, 'a'), line(3, 'b'), line(4, 'round'), line(5, 'c')], ['round'], never);
    expect(groups.map((group) => group.turns.map((turn) => turn.map(({ id }) => id)))).toEqual([[['c']], [['b'], ['a']]]);
  });
  it('tells from its beginning what belongs together, under each heading anew', () => {
    const lines = [line(1, 'built'), line(2, 'built'), line(2, 'completed'), line(2, 'round'), line(2, 'turned_up')];
    const told = grouped(lines, ['round'], (one, next) => one.entry === next.entry);
    expect(told.map(({ turns }) => turns.map((turn) => turn.map(({ entry, id }) => `${entry} ${id}`)))).toEqual([[['2 turned_up']], [['2 built', '2 completed'], ['1 built']]]);
  });
  it('has no heading over nothing', () => {
    expect(grouped([line(1, 'round'), line(2, 'round'), line(3, 'a')], ['round'], never)).toHaveLength(1);
  });
});

describe('log book', () => {
  /** A server with a log of so many lines, which remembers what it was asked for. */
  function server(length: number) {
    const log = Array.from({ length }, (_, number) => line(number, `line ${number}`));
    const asked: number[] = [];
    const book = new LogBook((before) => {
      asked.push(before);
      return Promise.resolve(log.slice(Math.max(0, before - 80), before));
    });
    return { log, asked, book };
  }
  const numbers = (lines: LogLine[]) => [lines[0]?.entry, lines.at(-1)?.entry, lines.length];

  it('knows the latest lines and goes on with each message', () => {
    const { log, book } = server(202);
    book.begin(200, log.slice(120, 200));
    book.add(202, log.slice(200));
    expect(numbers(book.upTo(202))).toEqual([120, 201, 82]);
    expect(book.latest?.entry).toBe(201);
  });
  it('gets older lines a page at a time, each page once', async () => {
    const { log, asked, book } = server(200);
    book.begin(200, log.slice(120));
    await Promise.all([book.older(200), book.older(200)]);
    await book.older(200);
    await book.older(200);
    expect(asked).toEqual([120, 40]);
    expect(numbers(book.upTo(200))).toEqual([0, 199, 200]);
  });
  it('gets what is needed for a moment of the past, and is not asked again for the next one', async () => {
    const { log, asked, book } = server(500);
    book.begin(500, log.slice(420));
    for (const before of [90, 91, 92]) await book.want(before);
    expect(asked).toEqual([160]);
    expect(numbers(book.upTo(92))).toEqual([80, 91, 12]);
    expect(numbers(book.upTo(500))).toEqual([420, 499, 80]);
  });
  it('can be had whole, each page once', async () => {
    const { log, asked, book } = server(300);
    book.begin(300, log.slice(220));
    await Promise.all([book.whole(), book.whole()]);
    expect(asked).toEqual([220, 140, 60]);
    expect(numbers(book.upTo(300))).toEqual([0, 299, 300]);
    expect(book.between(6, 8).map(({ id }) => id)).toEqual(['line 7', 'line 8']);
  });
  it('forgets what another seat knew, also what is still on its way', async () => {
    const { log, book } = server(200);
    book.begin(200, log.slice(120));
    const older = book.older(200);
    book.begin(200, log.slice(195));
    await older;
    expect(numbers(book.upTo(200))).toEqual([195, 199, 5]);
  });
});

describe('plot', () => {
  it('has few round levels', () => expect(levels(-16, 28)).toEqual([-10, 0, 10, 20]));
  it('pushes labels apart', () => expect(spacedLabels([50, 52, 10], 17)).toEqual([50, 67, 10]));
  it('names few rounds, the first and the last among them', () => {
    expect(roundsToName(38)).toEqual([1, 10, 20, 30, 38]);
    expect(roundsToName(4)).toEqual([1, 2, 3, 4]);
    expect(roundsToName(1)).toEqual([1]);
  });
});

describe('rules', () => {
  it('are read as blocks of words', () => {
    const blocks = parseMarkdown('# Title\n\nSome **bold**\ntext.\n\n- **TT-16** item\n  - inner\n\n| a | b |\n|---|---|\n| c | d |');
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'item', 'item', 'row', 'row']);
    expect(blocks[2]?.rule).toBe('TT-16');
    expect(blocks[1]?.text).toBe('Some bold text.');
    expect(blocks[3]?.level).toBe(1);
    expect(parseMarkdown('a *b* `c`')[0]?.parts.map(({ kind }) => kind)).toEqual(['text', 'em', 'text', 'code']);
  });
  it('keep their drawings letter by letter', () => {
    const [drawing] = parseMarkdown('```\n a  b\n 1  .\n```');
    expect(drawing).toMatchObject({ kind: 'drawing', text: ' a  b\n 1  .' });
  });
  it('finds a rule inside a range', () => {
    expect(cites('(TT-16–TT-19)', 'TT-17')).toBe(true);
    expect(cites('(TT-16, TT-19)', 'TT-17')).toBe(false);
    expect(cites('(TT-36)', 'TT-36a')).toBe(true);
  });
});

describe('the only answer', () => {
  const offer = { move: 'done', id: 'done', args: {}, spots: [] };
  const screen = (other: 'bot' | 'person', moves = [offer], lent_by: string | null = null): Screen =>
    ({
      table: { seats: [{ you: true, kind: 'person', lent_by: null }, { you: false, kind: other, lent_by }] },
      view: { seat: 0 },
      decision: { number: 4 },
      moves,
    }) as unknown as Screen;
  const by = (seat: number, id: string): LogLine => ({ ...line(1, id), by: seat });

  it('is given for who is alone with bots', () => expect(onlyAnswer(screen('bot'), [by(0, 'placed')])).toBe('done'));
  it('is not given among people', () => expect(onlyAnswer(screen('person'), [])).toBeNull());
  it('is not given where a bot sits in for somebody', () => expect(onlyAnswer(screen('bot', [offer], 'Bo'), [])).toBeNull());
  it('is not given where there are two', () => expect(onlyAnswer(screen('bot', [offer, offer]), [])).toBeNull());
  it('is not given right after taking something back', () => {
    expect(onlyAnswer(screen('bot'), [by(0, 'undone'), by(1, 'placed')])).toBeNull();
    expect(onlyAnswer(screen('bot'), [by(0, 'undone'), by(0, 'placed')])).toBe('done');
  });
});
