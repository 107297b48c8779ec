import type { Moment, Tip } from '../../guide/tip';
import { modesIn, projectsOf, textArg, TRICKS } from './moves';
import { positionOf, type Player } from './position';

/** What a newcomer is told, most urgent first. */
export const tips: readonly Tip[] = [
  {
    id: 'aim',
    when: (moment) => asks(moment, 'keep'),
    spots: () => ['question'],
    rule: 'GN-1',
  },
  {
    id: 'keep',
    when: (moment) => asks(moment, 'keep'),
    spots: () => ['secrets'],
    rule: 'GN-18',
  },
  {
    id: 'roof',
    when: (moment) => asks(moment, 'take'),
    spots: () => ['choices', 'question'],
    rule: 'GN-52',
  },
  {
    id: 'next',
    when: (moment) => asks(moment, 'next'),
    spots: () => ['choices', 'question'],
    rule: 'GN-22',
  },
  {
    id: 'anywhere',
    when: (moment) => asks(moment, 'act') && positionOf(moment.screen).crane === 0,
    spots: () => ['question'],
    rule: 'GN-24',
  },
  {
    id: 'stuck',
    when: (moment) => asks(moment, 'act') && !modesIn(moment.screen.moves).includes('build'),
    spots: () => ['instead', 'actions', 'question'],
    rule: 'GN-41',
  },
  {
    id: 'turtle',
    when: (moment) => asks(moment, 'act') && positionOf(moment.screen).crane > 0,
    spots: () => ['turtle'],
    args: ({ screen }) => ({ territory: positionOf(screen).crane }),
    rule: 'GN-25',
  },
  {
    id: 'cost',
    when: (moment) => asks(moment, 'act'),
    spots: ({ screen, seat }) => [...cheapest(screen.moves), `seat-${seat}`],
    rule: 'GN-30',
  },
  {
    id: 'walk',
    when: (moment) => asks(moment, 'act'),
    spots: () => ['turtle'],
    rule: 'GN-28',
  },
  {
    id: 'people',
    when: (moment) => asks(moment, 'act') && built(moment) >= 1,
    spots: ({ seat }) => [`seat-${seat}`],
    args: (moment) => ({ population: me(moment)?.population ?? 0 }),
    rule: 'GN-11',
  },
  {
    id: 'project',
    when: (moment) => asks(moment, 'act') && projectsOf(moment.screen.moves).length > 0,
    spots: ({ screen }) => [...projectsOf(screen.moves).map((card) => `card-${card}`), 'tab-projects'],
    args: ({ screen }) => ({ card: projectsOf(screen.moves)[0] ?? '' }),
    rule: 'GN-46',
  },
  {
    id: 'majority',
    when: (moment) => asks(moment, 'act') && built(moment) >= 2,
    spots: () => ['forecast', 'tab-people'],
    rule: 'GN-65',
  },
  {
    id: 'projects',
    when: (moment) => asks(moment, 'act') && built(moment) >= 2 && positionOf(moment.screen).display.length > 0,
    spots: ({ screen }) => [...positionOf(screen).display.map(({ card }) => `card-${card}`), 'tab-projects'],
    rule: 'GN-46',
  },
  {
    id: 'order',
    when: (moment) => asks(moment, 'act') && built(moment) >= 3,
    spots: () => ['turn-order', 'progress'],
    rule: 'GN-21',
  },
  {
    id: 'tricks',
    when: (moment) => asks(moment, 'act') && built(moment) >= 4 && modesIn(moment.screen.moves).some((mode) => TRICKS.includes(mode)),
    spots: () => ['instead', 'actions'],
    args: (moment) => ({ tricks: me(moment)?.tricks ?? 0 }),
    rule: 'GN-57',
  },
  {
    id: 'secrets',
    when: (moment) => asks(moment, 'act') && built(moment) >= 6,
    spots: () => ['secrets', 'tab-secrets'],
    rule: 'GN-73',
  },
  {
    id: 'last',
    when: (moment) => asks(moment, 'act') && (me(moment)?.supply ?? 0) <= 4,
    spots: ({ seat }) => [`seat-${seat}`],
    args: (moment) => ({ floors: me(moment)?.supply ?? 0 }),
    rule: 'GN-33',
  },
  {
    id: 'end',
    when: ({ screen }) => screen.view.over,
    spots: () => ['result'],
    rule: 'GN-71',
  },
];

function asks({ screen }: Moment, kind: string): boolean {
  return screen.decision?.kind === kind;
}

/** How many floors I have built, as far as the log is known here. */
function built({ log, seat }: Moment): number {
  return log.filter((line) => line.id === 'built' && line.by === seat).length;
}

function me({ screen, seat }: Moment): Player | undefined {
  return positionOf(screen).seats[seat];
}

/** The fields on which building costs least. */
function cheapest(moves: Moment['screen']['moves']): string[] {
  const builds = moves.filter(({ id }) => id === 'build');
  const costs = builds.map(({ args }) => Number(args.cost));
  return builds.filter(({ args }) => Number(args.cost) === Math.min(...costs)).map((offer) => textArg(offer, 'field'));
}
