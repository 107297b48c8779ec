import { describe, expect, it } from 'vitest';
import { toldApart } from '../src/games/everdell/apart';
import { askerOf } from '../src/games/everdell/asker';
import { cardFacts, placeFacts, placesOf, RESOURCES } from '../src/games/everdell/cards';
import { copyAt, isAmong } from '../src/games/everdell/copies';
import { citiesApart, cityOf, matches, metOf, spacesOf, standing, type Player, type Position } from '../src/games/everdell/position';
import { regionOf } from '../src/games/everdell/regions';
import { signsOf } from '../src/games/everdell/signs';
import { cardOf, cityPlace, targetsOf, thingOf } from '../src/games/everdell/things';
import { travels } from '../src/games/everdell/travels';
import { cheapestFirst } from '../src/games/everdell/ways';
import type { GameTexts } from '../src/i18n/texts.svelte';
import type { CardView } from '../src/games/everdell/view';
import type { Decision, LogLine, MoveOffer, Screen } from '../src/wire/types';

function card(name: string, shares: number | null = null): CardView {
  return { card: name, golden: false, goods: {}, marked: false, shares };
}
function player(city: CardView[], more: Partial<Player> = {}): Player {
  const hand = { cards: ['farm', 'inn'], count: 2, gone: 0, seen: [] };
  const newleaf = { ability: '', archive: [], golden: 0, guests: [], offered: [], pick: '', pile: 0, reserved: '', turned: false };
  return { ...newleaf, city, goods: {}, hand, hand_limit: 8, idle: 2, passed: false, plays: 0, prison: [], season: 'winter', space_limit: 15, spaces: 0, tickets: 0, workers: [], ...more };
}
function table(seats: Player[], more: Partial<Position> = {}): Position {
  const station = { away: [], bag: [], cards: ['bank', 'inn', 'mayor'], cars: [], guests: ['bim_little'], lots: [], spent: [], stacks: [] };
  const meadow = ['farm', 'inn', 'farm', 'mine', 'king', 'fool', 'queen', 'judge'];
  const events = [{ beneath: [], event: 'grand_tour', goods: {}, owner: 1 }];
  return { aside: [], deck: { count: 9, gone: 0, seen: [] }, discards: [], events, first: 0, forest: [], heaps: [], meadow, producing: [], rugwort: null, seats, station, table: [], ...more };
}
function offer(id: string, args: MoveOffer['args']): MoveOffer {
  return { id, args, move: id, spots: [], beside: false };
}
const two = table([player([card('farm'), card('inn')]), player([card('inn'), card('mine')], { workers: ['haven', '0.1', 'haven'] })]);

describe('cards of one name', () => {
  const texts = { say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' ') } as unknown as GameTexts;
  const shop = table([player([card('inn'), { ...card('inn'), goods: { twigs: 2 } }, card('inn'), card('mine')], { workers: ['0.2'] })]);
  const mark = (name: string, place: number): MoveOffer => offer('mark', { card: name, place });
  it('are told apart by what lies on them and who stands there', () => {
    const offers = [0, 1, 2].map((place) => mark('inn', place));
    expect(offers.map((each) => toldApart(each, offers, shop, 0, texts))).toEqual(['ev-apart-plain', 'ev-apart-goods twigs,twigs', 'ev-stands 0']);
  });
  it('need no word where there is a single one', () => {
    const offers = [mark('inn', 1), mark('mine', 3), offer('pay_price', {})];
    expect(offers.map((each) => toldApart(each, offers, shop, 0, texts))).toEqual(['', '', '']);
  });
});

describe('what a move is about', () => {
  it.each([
    ['a card of my hand', offer('play', { card: 'farm', source: 'hand' }), 'hand:farm'],
    ['a card of the Meadow', offer('take', { card: 'mine', source: 'meadow_4' }), 'meadow_4'],
    ['a card of the station', offer('play', { card: 'bank', source: 'station_1' }), 'station_1'],
    ['a card of my archive', offer('play', { card: 'bank', source: 'archive' }), 'archive:bank'],
    ['a train car', offer('car', { car: 'one_berry', space: 'station_2' }), 'car_2'],
    ['a guest', offer('welcome', { card: 'bim_little' }), 'bim_little'],
    ['a location', offer('visit', { location: 'haven' }), 'haven'],
    ['an event', offer('achieve', { card: 'grand_tour' }), 'grand_tour'],
    ['a card of my city', offer('mark', { card: 'farm', place: 0 }), '0.0'],
    ['a card of another city', offer('visit_card', { card: 'inn', other_seat: 1, place: 0 }), '1.0'],
    ['a card of Rugwort', offer('banish', { card: 'mine', place: 1 }), '1.1'],
    ['words', offer('hold', { card: 'farm' }), ''],
    ['a resource', offer('gain', { good: 'twigs' }), ''],
  ])('%s', (_, move, thing) => {
    expect(thingOf(move, two, 0, 'turn')).toBe(thing);
  });

  it('is a card that was turned up where the question says so', () => {
    expect(thingOf(offer('keep', { card: 'farm' }), two, 0, 'keep')).toBe('aside:farm');
    expect(thingOf(offer('pick', { card: 'farm' }), two, 0, 'pick')).toBe('hand:farm');
  });

  it('lights each of two equal cards of the Meadow', () => {
    const targets = targetsOf([offer('play', { card: 'farm', source: 'meadow_1' })], two, 0, null);
    expect([...targets.keys()]).toEqual(['meadow_1', 'meadow_3']);
  });
});

describe('who asks', () => {
  const asked = (kind: string, args: Decision['args']): string => askerOf({ kind, args } as Decision);
  it('is the card whose deed it is', () => expect(asked('choose', { card: 'courthouse' })).toBe('courthouse'));
  it('is the card that is paid for, where the Judge replaces a resource of it', () => expect(asked('swap', { card: 'chapel' })).toBe('chapel'));
  it('is nobody at a location', () => expect(asked('gain_any', { number: 1 })).toBe(''));
});

describe('ways to pay', () => {
  it('begin with the cheapest', () => {
    const ways = [offer('gild', { card: 'inn' }), offer('judge', { card: 'judge' }), offer('mark', { card: 'ever_tree' }), offer('mark', { card: 'lookout' }), offer('pay_price', {}), offer('spend', { card: 'innkeeper' })];
    expect(cheapestFirst(ways).map(({ id, args }) => args.card ?? id)).toEqual(['lookout', 'ever_tree', 'pay_price', 'judge', 'inn', 'innkeeper']);
  });
});

describe('equal cards in a hand', () => {
  it('are told apart', () => {
    expect(['king', 'farm', 'king', 'king'].map((_, index, cards) => copyAt(cards, index))).toEqual([0, 0, 1, 2]);
  });
  it('are chosen from the one that was touched on', () => {
    const chosen = (first: number, count: number): boolean[] => [0, 1, 2].map((copy) => isAmong(copy, first, count, 3));
    expect(chosen(1, 1)).toEqual([false, true, false]);
    expect(chosen(2, 2)).toEqual([true, false, true]);
    expect(chosen(0, 0)).toEqual([false, false, false]);
  });
});

describe('a thing', () => {
  it('is a card where one lies', () => {
    expect(['meadow_4', 'station_3', '1.1', 'hand:farm', 'haven'].map((thing) => cardOf(thing, two))).toEqual(['mine', 'mayor', 'mine', 'farm', '']);
    expect(cityPlace('1.12')).toEqual({ seat: 1, place: 12 });
  });
  it('lies in one part of the table', () => {
    const parts = ['hand:farm', '0.1', 'meadow_2', 'station_1', 'car_1', 'knoll', 'bim_little', 'haven', '1.0', 'grand_tour'].map((thing) => regionOf(thing, 0));
    expect(parts).toEqual(['board', 'board', 'meadow', 'station', 'station', 'station', 'station', 'places', 'places', 'events']);
    expect(regionOf('1.0', 0, true)).toBe('rugwort');
  });
});

describe('a city', () => {
  it('has a space for Husband and Wife together, and none for a Wanderer (EV-83, EV-85)', () => {
    const { spaces, beside } = spacesOf(player([card('wife'), card('wanderer'), card('husband'), card('wife')]));
    expect(spaces.map((space) => space.map(({ place }) => place))).toEqual([[2, 0], [3]]);
    expect(beside.map(({ card: name }) => name)).toEqual(['wanderer']);
  });
  it('has a space for a Farm and a Greenhouse that share (EV-86)', () => {
    const { spaces } = spacesOf(player([card('farm', 2), card('farm'), card('greenhouse', 0)]));
    expect(spaces.map((space) => space.map(({ place }) => place))).toEqual([[0, 2], [1]]);
  });
  it('shows how far it is with what an event asks for', () => {
    expect(metOf(two, 0, { type: 'destination', number: 3 })).toBe(1);
    expect(metOf(two, 1, { events: ['basic'], number: 3 })).toBe(1);
    expect(matches('farm', { kind: 'critter', number: 1 })).toBe(false);
  });
  it('knows who stands where, Rugwort, too', () => {
    expect(standing(two, 'haven')).toEqual([1, 1]);
    expect(standing(two, '0.1')).toEqual([1]);
    const alone = table([player([])], { rugwort: { city: [], die: 0, goods: {}, guests: [], owed: [], season: 'winter', workers: ['meadow_2'] } });
    expect(standing(alone, 'meadow_2')).toEqual([1]);
  });
});

describe('signs of a place', () => {
  it('are there for every location', () => {
    const all = (['basic', 'forest', 'haven', 'journey', 'station'] as const).flatMap((category) => placesOf(category));
    expect(all.filter((place) => signsOf(place).length === 0).map(({ id }) => id)).toEqual([]);
  });
  it('name what it gives in the order of the resources', () => {
    const place = placeFacts('forest_two_resin_one_twig');
    expect(place && signsOf(place)).toEqual([
      { kind: 'good', good: 'twigs', count: 1 },
      { kind: 'good', good: 'resin', count: 2 },
    ]);
  });
});

describe('facts', () => {
  it('price every card in resources', () => {
    expect(Object.keys(cardFacts('castle')?.cost ?? {}).every((good) => RESOURCES.some((id) => id === good))).toBe(true);
  });
});

describe('what goes where', () => {
  const before = { view: { position: two, seat: 0 } } as unknown as Screen;
  const line = (id: string, args: LogLine['args']): LogLine => ({ id, args, auto: false, by: 0, entry: 0, withdrawn: [] });

  it('a worker goes to its place, and what it brings comes from there', () => {
    const found = travels(before, [line('visited', { seat: 0, location: 'haven' }), line('gained', { seat: 0, number: 1, good: 'twigs' })]);
    expect(found).toEqual([
      { piece: 'worker-0', from: 'workers', to: 'haven' },
      { piece: 'r-twigs', from: 'haven', to: 'good-twigs' },
    ]);
  });
  it('what a card produces comes from that card', () => {
    const found = travels(before, [line('worked', { seat: 0, card: 'farm' }), line('gained', { seat: 0, number: 1, good: 'berries' })]);
    expect(found).toEqual([{ piece: 'r-berries', from: '0.0', to: 'good-berries' }]);
  });
  it('a card of the Meadow goes to who plays it', () => {
    expect(travels(before, [line('played', { seat: 1, card: 'mine' })])).toEqual([{ piece: 'mine', from: 'meadow_4', to: 'seat-1' }]);
  });
});

describe('what a move would do to a city', () => {
  const names = ({ gone, come }: ReturnType<typeof citiesApart>): string[][] => [gone, come].map((cards) => cards.map((each) => each.card));
  const cards = (...ids: string[]): ReturnType<typeof cityOf> => cityOf(player(ids.map((id) => card(id))));

  it('is what comes and what goes, also where the others move up after one that goes', () => {
    expect(names(citiesApart(cards('farm', 'crane', 'mine'), cards('farm', 'mine', 'storehouse')))).toEqual([['crane'], ['storehouse']]);
    expect(names(citiesApart(cards('farm', 'mine', 'storehouse'), cards('farm', 'mine', 'storehouse')))).toEqual([[], []]);
  });
  it('is one more of cards that are already there', () => {
    const { come } = citiesApart(cards('farm', 'farm'), cards('farm', 'farm', 'farm'));
    expect(come.map(({ place }) => place)).toEqual([2]);
  });
  it('takes of equal cards the one whose place is left empty', () => {
    const { gone, come } = citiesApart(cards('farm', 'mine', 'farm'), cards('', 'mine', 'farm'));
    expect([gone.map(({ place }) => place), come]).toEqual([[0], []]);
  });
});
