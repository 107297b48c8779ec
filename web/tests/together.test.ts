import { describe, expect, it } from 'vitest';
import { cellsOf, differences, idsFor, newId, padOf, type PadState } from '../src/companion/cells';
import { Copy } from '../src/companion/copy';
import type { PadNews } from '../src/wire/generated';
import type { PadForm, PadPart } from '../src/wire/types';

function part(key: string, more: Partial<PadPart> = {}): PadPart {
  return { key, shape: 'number', names: '', items: [], least: 0, most: 3, rows: 0, columns: 0, needs: {}, each: false, instead_of: '', entry: '', one_of_group: false, for_rival: false, ...more };
}
const FORM: PadForm = {
  seats: [1, 2, 3],
  parts: [part('town', { shape: 'grid', rows: 2, columns: 2 }), part('goods', { shape: 'amounts' }), part('city', { shape: 'several' })],
  table: [part('first', { shape: 'player' })],
  rival: part('rugwort'),
};
const PAD: PadState = {
  data: {
    players: [{ name: 'Oma', town: [['well', ''], ['', 'farm']], goods: { twigs: 2 } }, { city: ['inn', { card: 'bank', points: 2 }] }, { rugwort: 2 }],
    first: 2,
  },
  picked: { 'type-food': 'farm' },
  ids: ['001a', '002b', '003c'],
};

describe('a pad in small pieces', () => {
  it('is the same pad when it is put together again', () => {
    expect(padOf(FORM, cellsOf(FORM, PAD))).toEqual(PAD);
  });
  it('has a piece for each field and each amount', () => {
    expect(cellsOf(FORM, PAD)).toMatchObject({ '001a': true, '001a town 1.1': 'farm', '001a goods twigs': 2, ': first': '002b', '? type-food': 'farm' });
  });
  it('loses a player with everything, and who began is still the same one', () => {
    const { data, ids } = padOf(FORM, { ...cellsOf(FORM, PAD), '001a': null });
    expect(ids).toEqual(['002b', '003c']);
    expect(data.first).toBe(1);
    expect(data.players[0]).toEqual(PAD.data.players[1]);
  });
  it('forgets who began when that one is removed', () => {
    expect(padOf(FORM, { ...cellsOf(FORM, PAD), '002b': null }).data.first).toBeUndefined();
  });
  it('keeps the rival last, whoever comes later', () => {
    expect(padOf(FORM, { ...cellsOf(FORM, PAD), '004d': true }).ids).toEqual(['001a', '002b', '004d', '003c']);
  });
  it('leaves out what no page of ours would have written', () => {
    const odd = { '001a name': { x: 1 }, '001a city': 5, '001a town 7.7': 'well', '001a goods twigs': 'many', '001a else': 1, '009z name': 'Nobody' };
    const { data } = padOf(FORM, { '001a': true, ...odd });
    expect(data.players).toEqual([{ town: [['', ''], ['', '']] }]);
  });
  it('says only what has changed', () => {
    const before = cellsOf(FORM, PAD);
    expect(differences(before, before)).toEqual({});
    expect(differences({ a: 1, b: 2 }, { b: 3, c: [4] })).toEqual({ a: null, b: 3, c: [4] });
  });
  it('gives new players ids after the others', () => {
    const ids = idsFor([{}, {}]);
    expect([...ids, newId(ids)].sort()).toEqual([...ids, expect.stringMatching(/^003-/)]);
  });
});

/** As the server does it: the last word counts, what was heard before counts no more. */
class Server {
  version = 0;
  cells: Record<string, { version: number; value: unknown }> = {};
  heard: Record<string, number> = {};

  news(after: number, heard: number | null): PadNews {
    const fresh = Object.entries(this.cells).filter(([, { version }]) => version > after);
    return { game: 'g', version: this.version, cells: Object.fromEntries(fresh.map(([name, { value }]) => [name, value])), phones: 2, heard };
  }
  take(copy: Copy, lost: boolean): void {
    const words = copy.say();
    if (words && words.number > (this.heard[words.sender] ?? 0)) {
      this.version += 1;
      this.heard[words.sender] = words.number;
      for (const [name, value] of Object.entries(words.cells)) this.cells[name] = { version: this.version, value };
    }
    if (!lost) copy.hear(this.news(copy.version, words?.number ?? null));
  }
}

/** Chance that can be repeated. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => ((state = (state * 48_271) % 2_147_483_647), state % sides);
}

describe('copies of a shared pad', () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed + 1))('are the same in the end, whatever was lost on the way (%i)', (seed) => {
    const roll = dice(seed);
    const server = new Server();
    let copies = ['ada', 'ben', 'cleo'].map((name) => new Copy(name));
    for (let step = 0; step < 60; step += 1) {
      const who = roll(3);
      const copy = copies[who] as Copy;
      const what = roll(5);
      if (what < 2) copy.enter({ [`cell ${roll(3)}`]: roll(10) });
      else if (what === 4 && roll(4) === 0) copies = copies.with(who, new Copy(`${step}`, structuredClone(copy.kept))); // the page was closed and opened
      else server.take(copy, what === 3);
    }
    while (copies.some(({ next }) => next)) for (const copy of copies) server.take(copy, false);
    for (const copy of copies) copy.hear(server.news(copy.version, null));
    const told = Object.fromEntries(Object.entries(server.cells).map(([name, { value }]) => [name, value]));
    for (const copy of copies) expect(copy.shown).toEqual(told);
  });
  it('show what was entered here at once, also over what others said', () => {
    const copy = new Copy('ada');
    copy.enter({ a: 1 });
    copy.hear({ game: 'g', version: 1, cells: { a: 2 }, phones: 2, heard: null });
    expect(copy.shown).toEqual({ a: 1 });
  });
  it('gather what is entered while nobody hears', () => {
    const copy = new Copy('ada');
    copy.enter({ a: 1 });
    copy.enter({ b: 2 });
    expect(copy.say()).toEqual({ sender: 'ada', number: 1, cells: { a: 1, b: 2 } });
    copy.enter({ a: 3 });
    expect(copy.say()?.cells).toEqual({ a: 1, b: 2 });
  });
});
