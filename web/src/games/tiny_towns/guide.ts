import type { Moment, Tip } from '../../guide/tip';
import { isResource, typeOf } from './cards';
import { buildable, completions, placementsOf, placeMoves } from './moves';
import { FIELDS, positionOf, townOf } from './position';

/** What a newcomer is told, most urgent first. */
export const tips: readonly Tip[] = [
  {
    id: 'full',
    when: (moment) => asks(moment, 'build') && moment.screen.decision?.args.full === 1 && canBuild(moment).length > 0,
    spots: (moment) => canBuild(moment).map(cardSpot),
    rule: 'TT-36',
  },
  {
    id: 'build',
    when: (moment) => asks(moment, 'build') && canBuild(moment).length > 0,
    spots: (moment) => [...canBuild(moment).map(cardSpot), 'tab-cards'],
    args: (moment) => ({ card: canBuild(moment)[0] ?? '' }),
    rule: 'TT-22',
  },
  {
    id: 'where',
    when: (moment) => asks(moment, 'build') && canBuild(moment).length > 0,
    spots: (moment) => payable(moment).map((field) => `${moment.seat}.${field}`),
    rule: 'TT-23',
  },
  {
    id: 'wait',
    when: (moment) => asks(moment, 'build') && canBuild(moment).length > 0,
    spots: () => ['leave', 'actions'],
    rule: 'TT-21',
  },
  {
    id: 'free',
    when: (moment) => asks(moment, 'choose_kind'),
    spots: () => ['kinds'],
    rule: 'TT-15',
  },
  {
    id: 'mark',
    when: (moment) => asks(moment, 'mark'),
    spots: () => ['kinds'],
    rule: 'TT-76',
  },
  {
    id: 'question',
    when: (moment) => asks(moment, 'place') && placed(moment) === 0,
    spots: () => ['question'],
    args: ({ screen }) => ({ resource: String(screen.decision?.args.resource ?? '') }),
    rule: 'TT-13',
  },
  {
    id: 'place',
    when: (moment) => asks(moment, 'place') && placed(moment) === 0,
    spots: ({ screen, seat }) => [...placeMoves(screen.moves).keys()].map((field) => `${seat}.${field}`),
    rule: 'TT-17',
  },
  {
    id: 'cards',
    when: (moment) => asks(moment, 'place') && placed(moment) <= 5,
    spots: () => ['card-cottage', 'tab-cards'],
    rule: 'TT-22',
  },
  {
    id: 'almost',
    when: (moment) => asks(moment, 'place') && completing(moment) !== null,
    spots: (moment) => [`${moment.seat}.${completing(moment)?.field ?? ''}`],
    args: (moment) => ({ card: completing(moment)?.card ?? '' }),
    rule: 'TT-22',
  },
  {
    id: 'food',
    when: (moment) => asks(moment, 'place', 'choose_kind') && hungry(moment),
    spots: ({ screen }) => [...positionOf(screen).display.filter((card) => typeOf(card) === 'food').map(cardSpot), 'tab-cards'],
    args: ({ screen }) => ({ card: positionOf(screen).display.find((card) => typeOf(card) === 'food') ?? '' }),
    rule: 'TT-53',
  },
  {
    id: 'points',
    when: (moment) => asks(moment, 'place') && placed(moment) >= 2,
    spots: ({ seat }) => [`seat-${seat}`],
    rule: 'TT-43',
  },
  {
    id: 'factory',
    when: (moment) => asks(moment, 'place') && offered(moment, 'take'),
    spots: () => ['extras'],
    rule: 'TT-76',
  },
  {
    id: 'aside',
    when: (moment) => asks(moment, 'place') && offered(moment, 'aside') && empty(moment) <= 9,
    spots: () => ['extras'],
    rule: 'TT-105',
  },
  {
    id: 'tight',
    when: (moment) => asks(moment, 'place') && empty(moment) <= 4,
    spots: ({ screen, seat }) => [...placeMoves(screen.moves).keys()].map((field) => `${seat}.${field}`),
    rule: 'TT-35',
  },
  {
    id: 'finished',
    when: ({ screen, seat }) => !screen.view.over && townOf(screen, seat).finished_round !== null,
    spots: ({ screen, seat }) => screen.view.deciding.filter((other) => other !== seat).map((other) => `seat-${other}`),
    rule: 'TT-37',
  },
  {
    id: 'end',
    when: ({ screen }) => screen.view.over,
    spots: () => ['result'],
    rule: 'TT-41',
  },
];

function asks({ screen }: Moment, ...kinds: string[]): boolean {
  return kinds.includes(screen.decision?.kind ?? '');
}

function offered({ screen }: Moment, id: string): boolean {
  return screen.moves.some((offer) => offer.id === id);
}

/** How many resources I have placed, as far as the log is known here. */
function placed({ log, seat }: Moment): number {
  return log.filter((line) => line.id === 'placed' && line.by === seat).length;
}

function empty({ screen, seat }: Moment): number {
  return townOf(screen, seat).fields.filter((there) => there === '').length;
}

function canBuild({ screen }: Moment): string[] {
  return buildable(screen.moves);
}

/** The fields on which the first building that is possible could stand. */
function payable(moment: Moment): string[] {
  const [card] = canBuild(moment);
  return card ? placementsOf(moment.screen.moves, card).flatMap(({ at }) => [...at.keys()]) : [];
}

/** A field on which the present resource completes a pattern. */
function completing({ screen }: Moment): { field: string; card: string } | null {
  for (const [field, [card]] of completions(screen.moves)) if (card) return { field, card };
  return null;
}

/** A cottage stands there, and nothing feeds it yet. */
function hungry({ screen, seat }: Moment): boolean {
  const { fields, fed } = townOf(screen, seat);
  const fedBy = fields.some((there) => there !== '' && there !== 'monument' && !isResource(there) && typeOf(there) === 'food');
  return !fedBy && FIELDS.some((field, index) => fields[index] === 'cottage' && !fed.includes(field));
}

const cardSpot = (card: string): string => `card-${card}`;
