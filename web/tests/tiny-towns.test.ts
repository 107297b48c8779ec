import { describe, expect, it } from 'vitest';
import { Desk } from '../src/games/tiny_towns/desk.svelte';
import { outlines, roundedPath } from '../src/games/tiny_towns/fence';
import { buildable, completions, kindMoves, placementsOf, placeMoves, plainMove, replacements, watchMove } from '../src/games/tiny_towns/moves';
import { isStarted, planAt, planFor, roomFor } from '../src/games/tiny_towns/plan';
import { rankOf, turnsOf } from '../src/games/tiny_towns/cards';
import { townOf, type Position } from '../src/games/tiny_towns/position';
import { chooseFirst, meantAt } from '../src/games/tiny_towns/refusal';
import { drawnIn, isReshuffled, roundStrip } from '../src/games/tiny_towns/rounds';
import type { BoardProps } from '../src/games/types';
import type { GameTexts } from '../src/i18n/texts.svelte';
import type { LogLine, MoveOffer, Screen } from '../src/wire/types';

const offer = (id: string, args: MoveOffer['args'] = {}): MoveOffer => ({ move: [id, ...Object.values(args).flat()].join(' '), id, args, spots: [], beside: false });

describe('moves', () => {
  const build = [
    offer('build', { card: 'well', field: 'a1', paid: ['a1', 'a2'] }),
    offer('build', { card: 'well', field: 'a2', paid: ['a1', 'a2'] }),
    offer('build', { card: 'well', field: 'c1', paid: ['c1', 'd1'] }),
    offer('build', { card: 'chapel', field: 'b2', paid: ['b2', 'b3', 'b4', 'c4'] }),
    offer('set', { card: 'well', field: 'd4' }),
    offer('done'),
  ];
  it('groups builds by what is paid', () => {
    const found = placementsOf(build, 'well');
    expect(found.map(({ paid }) => paid)).toEqual([['a1', 'a2'], ['c1', 'd1'], []]);
    expect([...(found[0]?.at ?? [])]).toEqual([
      ['a1', build[0]?.move],
      ['a2', build[1]?.move],
    ]);
    expect(found[2]?.at.get('d4')).toBe(build[4]?.move);
  });
  it('knows what can be built and left', () => {
    expect(buildable(build)).toEqual(['well', 'chapel']);
    expect(plainMove(build, ['done', 'stop'])).toBe('done');
  });
  it('reads fields, kinds, replacements and the Watch', () => {
    const place = offer('place', { field: 'b2', completes: ['well'] });
    expect(placeMoves([place, offer('aside')]).get('b2')).toBe(place.move);
    expect(completions([place]).get('b2')).toEqual(['well']);
    expect(kindMoves([offer('choose', { resource: 'wood' }), offer('take', { resource: 'glass' })], ['choose'])).toEqual(new Map([['wood', 'choose wood']]));
    expect(replacements([offer('replace', { field: 'b2', card: 'farm' }), offer('replace', { field: 'b2', card: 'well' })]).get('b2')?.size).toBe(2);
    const watch = offer('watch', { cards: ['cottage', 'farm', 'well'] });
    expect(watchMove([watch], ['well', 'cottage', 'farm'])).toBe(watch.move);
    expect(watchMove([watch], ['well', 'cottage'])).toBeNull();
  });
});

describe('patterns', () => {
  it('come turned and mirrored from the engine', () => {
    expect(turnsOf('well')).toHaveLength(4);
    expect(turnsOf('chapel')).toHaveLength(8);
    expect(turnsOf('well')).toContainEqual([['wood', 'stone']]);
  });
  it('plans the site nearest to completion, and says what it lacks', () => {
    const fields = Array<string>(16).fill('');
    fields[2] = 'wheat'; // c1
    const plan = planAt(fields, 'glass', 'cottage', 'c2');
    expect(plan?.fields).toContain('c1');
    expect([...(plan?.missing.values() ?? [])]).toEqual(['brick']);
  });
  it('plans nothing where the resource is no part of the card', () => {
    expect(planAt(Array<string>(16).fill(''), 'stone', 'cottage', 'b2')).toBeNull();
  });
  it('sees what a card still needs before any field is picked', () => {
    const fields = Array<string>(16).fill('');
    const bare = planFor(fields, 'well');
    expect(bare && isStarted(bare)).toBe(false);
    fields[5] = 'wood'; // b2
    const plan = planFor(fields, 'well');
    expect(plan && isStarted(plan)).toBe(true);
    expect([...(plan?.missing.values() ?? [])]).toEqual(['stone']);
    expect(planFor(Array<string>(16).fill('brick'), 'well')).toBeNull();
  });
  it('lets a Trading Post stand in', () => {
    const fields = Array<string>(16).fill('');
    fields[0] = 'trading_post';
    expect(planAt(fields, 'stone', 'well', 'b1')).toEqual({ fields: ['b1'], missing: new Map() });
  });
});

describe('fence', () => {
  it('goes once around an angle', () => {
    const loops = outlines(['c1', 'c2', 'd2']);
    expect(loops).toHaveLength(1);
    expect(loops[0]).toHaveLength(6);
  });
  it('keeps fields that touch at a corner apart', () => {
    expect(outlines(['a1', 'b2'])).toHaveLength(2);
  });
  it('is a closed path', () => {
    const [loop = []] = outlines(['a1']);
    expect(roundedPath(loop, (lane) => lane * 10, 2)).toMatch(/^M.*Z$/);
  });
});

describe('rounds and ranks', () => {
  const position = { variant: 'standard', round: 5, revealed: ['wood', 'wheat', 'brick', 'glass'] } as Position;
  it('lays the seen cards into their rounds', () => {
    const strip = roundStrip(position);
    expect(strip.slice(0, 6).map((slot) => slot.kind ?? (slot.free ? 'free' : '?'))).toEqual(['wood', 'wheat', 'free', 'brick', 'glass', 'free']);
  });
  it('has no strip without a deck', () => {
    expect(roundStrip({ ...position, variant: 'prospectors' })).toEqual([]);
  });

  const line = (entry: number, id: string, args: LogLine['args'] = {}, withdrawn: number[] = []): LogLine => ({ entry, id, args, withdrawn, by: null, auto: true });
  const late = { ...position, round: 16, revealed: ['stone'], draw_pile: 9 };
  it('knows from the log what lay there before the cards were shuffled anew', () => {
    const log = [
      line(1, 'revealed_card', { resource: 'wood' }), // of a round that the known part of the log does not name
      line(2, 'round', { round: 13 }),
      line(2, 'revealed_card', { resource: 'glass' }),
      line(3, 'round', { round: 14 }),
      line(3, 'revealed_card', { resource: 'brick' }),
      line(4, 'undone', {}, [3]),
    ];
    expect(drawnIn(log)).toEqual(new Map([[13, 'glass']]));
    expect(isReshuffled(position)).toBe(false);
    expect(isReshuffled(late)).toBe(true);
    const strip = roundStrip(late, drawnIn(log));
    expect(strip.map(({ round, kind, past }) => kind && `${round} ${kind} ${past}`).filter(Boolean)).toEqual(['13 glass true', '16 stone false']);
  });
  it('marks the round for which all cards are shuffled, also ahead', () => {
    const marked = (at: Position): number[] => roundStrip(at).filter(({ shuffled }) => shuffled).map(({ round }) => round);
    expect(marked({ ...position, draw_pile: 6 })).toEqual([]);
    expect(marked({ ...position, round: 14, revealed: Array<string>(10).fill('wood'), draw_pile: 0 })).toEqual([16]);
    expect(marked(late)).toEqual([16]);
  });
  it('ranks solo points', () => {
    expect(rankOf(38)).toBe('master_architect');
    expect(rankOf(-3)).toBe('aspiring_architect');
  });
});

describe('room for a card', () => {
  const rows = (...drawn: string[]): string[] => drawn.flatMap((row) => row.split(' ').map((each) => ({ '-': '', w: 'wood', s: 'stone', C: 'cottage' })[each] ?? each));
  it('is there where its pattern could still come to lie', () => {
    expect(roomFor(rows('- - - -', '- - - -', '- - - -', '- - - -'), 'well')).toBe('now');
    expect(roomFor(rows('w - C C', 'C C C C', 'C C C C', 'C C C C'), 'well')).toBe('now');
  });
  it('comes back when resources are used up, and never where buildings stand', () => {
    expect(roomFor(rows('s s C C', 'C C C C', 'C C C C', 'C C C C'), 'well')).toBe('later');
    expect(roomFor(rows('- C C -', 'C C C C', 'C C C C', '- C C s'), 'well')).toBe('never');
  });
});

describe('the desk', () => {
  const fields = Array<string>(16).fill('');
  const ask = (kind: string, moves: MoveOffer[], town = {}): BoardProps => {
    const position = { towns: [{ ...townOf({ view: { position: { towns: [] } } } as unknown as Screen, 0), fields, ...town }] };
    return { active: true, seat: 0, screen: { decision: { kind, args: { resource: 'wood' } }, moves, view: { position } } } as unknown as BoardProps;
  };
  const place = [offer('place', { field: 'b2' })];
  const build = [offer('build', { card: 'well', field: 'a1', paid: ['a1', 'a2'] }), offer('done')];
  let props = ask('place', place);
  const desk = new Desk(() => props);
  let number = 0;
  const next = (asked: BoardProps): string | null => {
    if (asked.active) number += 1;
    props = { ...asked, screen: { ...asked.screen, decision: asked.screen.decision && { ...asked.screen.decision, number } } };
    desk.newQuestion();
    return desk.card;
  };

  it('keeps a plan until it can be built, also where nothing can', () => {
    next(ask('place', place));
    desk.chooseCard('well');
    expect(next(ask('build', [offer('done')]))).toBe('well');
    expect(next({ ...ask('place', place), active: false })).toBe('well');
    expect(next(ask('place', place))).toBe('well');
    expect(next(ask('build', build))).toBe('well');
  });
  it('means by a touch that comes to nothing what is asked for, as far as it is chosen', () => {
    next(ask('place', place));
    expect(meantAt(desk, 'c3')).toBe('place c3');
    next(ask('build', build));
    expect(meantAt(desk, 'c3')).toBe('build well at c3');
    desk.chooseCard('chapel');
    expect(meantAt(desk, 'c3')).toBe('build chapel');
    next(ask('replace', [offer('replace', { field: 'a1', card: 'well' })]));
    desk.chooseCard('farm');
    expect([meantAt(desk, 'a1'), meantAt(desk, 'b1')]).toEqual(['replace a1 with farm', 'replace b1']);
  });
  it('asks for a card before a field where something can be built', () => {
    const texts = { say: (id: string) => id } as unknown as GameTexts;
    next(ask('build', [...build, offer('build', { card: 'farm', field: 'a1', paid: ['a1', 'a2'] })]));
    desk.card = null;
    expect(chooseFirst(desk, texts)?.title).toBe('tt-no-card');
    desk.chooseCard('well');
    expect(chooseFirst(desk, texts)).toBeNull();
    next(ask('choose_kind', []));
    expect(chooseFirst(desk, texts)?.rule).toBe('TT-10');
  });
  it('makes no plan of what was chosen to be built', () => {
    expect(next(ask('build', build))).toBe('well');
    next({ ...ask('build', build), active: false }); // my answer is on its way
    expect(next(ask('place', place))).toBeNull();
    expect(next(ask('build', build))).toBe('well');
    const nothing = ask('place', []);
    expect(next({ ...nothing, active: false, screen: { ...nothing.screen, decision: null } })).toBeNull();
  });
  it('plans no monument that stands', () => {
    const town = { fields: fields.with(0, 'wood'), monument: 'barrett_castle' };
    next(ask('place', place, town));
    desk.chooseCard('barrett_castle');
    expect(desk.site).not.toEqual([]);
    next(ask('place', place, { ...town, monument_built: true }));
    expect(desk.card).toBe('barrett_castle');
    expect(desk.plan).toBeNull();
    expect(desk.site).toEqual([]);
    expect(desk.marks.some(({ wish }) => wish)).toBe(false);
  });
});
