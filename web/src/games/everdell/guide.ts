import type { Moment, Tip } from '../../guide/tip';
import { cardFacts, placeFacts } from './cards';
import { positionOf, type Player } from './position';
import { targetsOf, type Thing } from './things';

/** What a newcomer is told, most urgent first. */
export const tips: readonly Tip[] = [
  { id: 'aim', when: (moment) => asks(moment, 'turn'), spots: () => ['question'], rule: 'EV-1' },
  { id: 'worker', when: (moment) => asks(moment, 'turn') && open(moment).length > 0, spots: (moment) => [...open(moment), 'tab-places'], rule: 'EV-34' },
  {
    id: 'card',
    when: (moment) => asks(moment, 'turn') && playable(moment).length > 0,
    spots: (moment) => [...playable(moment).map((thing) => (thing.startsWith('hand') ? 'hand' : thing)), 'tab-meadow'],
    rule: 'EV-55',
  },
  { id: 'shared', when: (moment) => asks(moment, 'turn') && sent(moment) >= 1, spots: (moment) => [...open(moment).filter((id) => placeFacts(id)?.occupancy === 'shared'), 'tab-places'], rule: 'EV-36' },
  {
    id: 'prepare',
    when: (moment) => asks(moment, 'turn') && moment.screen.moves.some(({ id }) => id === 'prepare'),
    spots: () => ['prepare', 'actions'],
    rule: 'EV-168',
  },
  { id: 'meadow', when: (moment) => asks(moment, 'turn') && played(moment) >= 1, spots: () => ['meadow_1', 'tab-meadow'], rule: 'EV-55' },
  { id: 'production', when: (moment) => asks(moment, 'turn') && played(moment) >= 1, spots: () => ['city', 'question'], rule: 'EV-94' },
  { id: 'critter', when: (moment) => asks(moment, 'turn') && builds(moment), spots: () => ['city', 'tab-board'], rule: 'EV-61' },
  {
    id: 'full',
    when: (moment) => asks(moment, 'turn') && (me(moment)?.hand.count ?? 0) >= (me(moment)?.hand_limit ?? 8),
    spots: () => ['hand', 'tab-board'],
    args: (moment) => ({ limit: me(moment)?.hand_limit ?? 8 }),
    rule: 'EV-72',
  },
  { id: 'season', when: (moment) => asks(moment, 'turn') && season(moment) !== 'winter', spots: ({ seat }) => [`seat-${seat}`, 'progress'], rule: 'EV-32' },
  { id: 'events', when: (moment) => asks(moment, 'turn') && played(moment) >= 3, spots: ({ screen }) => [...positionOf(screen).events.map(({ event }) => event), 'tab-events'], rule: 'EV-160' },
  { id: 'journey', when: (moment) => asks(moment, 'turn') && season(moment) === 'autumn', spots: () => ['journey_5', 'tab-places'], rule: 'EV-48' },
  { id: 'pass', when: (moment) => asks(moment, 'turn') && moment.screen.moves.some(({ id }) => id === 'pass'), spots: () => ['pass', 'actions'], rule: 'EV-174' },
  { id: 'end', when: ({ screen }) => screen.view.over, spots: () => ['result'], rule: 'EV-177' },
];

function asks({ screen }: Moment, kind: string): boolean {
  return screen.decision?.kind === kind;
}

function targets({ screen, seat }: Moment): Thing[] {
  return [...targetsOf(screen.moves, positionOf(screen), seat, screen.decision).keys()];
}

/** Locations that are open to me. */
function open(moment: Moment): Thing[] {
  return targets(moment).filter((thing) => placeFacts(thing) !== undefined);
}

/** Cards that I could play. */
function playable(moment: Moment): Thing[] {
  return targets(moment).filter((thing) => thing.startsWith('hand:') || thing.startsWith('meadow_'));
}

function sent({ log, seat }: Moment): number {
  return log.filter(({ id, by }) => id === 'visited' && by === seat).length;
}

function played({ log, seat }: Moment): number {
  return log.filter(({ id, by }) => id === 'played' && by === seat).length;
}

/** A construction with a free door stands in my city. */
function builds(moment: Moment): boolean {
  return (me(moment)?.city ?? []).some(({ card, marked }) => !marked && cardFacts(card)?.kind === 'construction');
}

function me({ screen, seat }: Moment): Player | undefined {
  return positionOf(screen).seats[seat];
}

function season(moment: Moment): string {
  return me(moment)?.season ?? 'winter';
}
