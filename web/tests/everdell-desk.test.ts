import { expect, it, vi } from 'vitest';
import { Desk } from '../src/games/everdell/desk.svelte';
import type { BoardProps } from '../src/games/types';
import type { MoveOffer } from '../src/wire/types';

vi.mock('../src/i18n/texts.svelte', () => ({ t: (id: string) => id }));

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
