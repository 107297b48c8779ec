import type { Moment, Tip } from '../../guide/tip';
import { positionOf, stewardsAt, type Player } from './position';
import { targetsOf } from './things';

/** What a newcomer is told, most urgent first. */
export const tips: readonly Tip[] = [
  { id: 'lay', when: (moment) => asks(moment, 'lay'), spots: (moment) => [...targets(moment), 'question'], rule: 'CO-26' },
  { id: 'fill', when: (moment) => asks(moment, 'fill'), spots: () => ['stock', 'question'], rule: 'CO-37' },
  { id: 'aim', when: (moment) => asks(moment, 'go'), spots: () => ['question'], rule: 'CO-1' },
  { id: 'go', when: (moment) => asks(moment, 'go'), spots: (moment) => [...targets(moment), 'tab-board'], rule: 'CO-56' },
  { id: 'market', when: (moment) => asks(moment, 'go') && went(moment) >= 1, spots: () => ['market', 'tab-market'], rule: 'CO-82' },
  { id: 'storage', when: (moment) => asks(moment, 'go') && went(moment) >= 2, spots: () => ['stock', 'tab-community'], rule: 'CO-108' },
  { id: 'staff', when: (moment) => offers(moment, 'staff'), spots: () => ['anytime', 'actions'], rule: 'CO-126' },
  { id: 'overflow', when: (moment) => asks(moment, 'overflow'), spots: () => ['stock', 'sheet', 'question'], rule: 'CO-106' },
  { id: 'levy', when: (moment) => asks(moment, 'go') && rivals(moment).length > 0, spots: (moment) => rivals(moment), rule: 'CO-70' },
  { id: 'planner', when: (moment) => asks(moment, 'go') && positionOf(moment.screen).half === 1, spots: () => ['planner', 'tab-market', 'tab-community'], rule: 'CO-218' },
  { id: 'cards', when: (moment) => asks(moment, 'go') && (me(moment)?.hand.length ?? 0) > 0, spots: () => ['hand', 'tab-cards'], rule: 'CO-163' },
  { id: 'post', when: (moment) => asks(moment, 'post'), spots: () => ['sheet', 'question'], rule: 'CO-215' },
  { id: 'colonies', when: (moment) => asks(moment, 'go') && positionOf(moment.screen).year >= 2, spots: () => ['colonies', 'tab-colonies'], rule: 'CO-170' },
  { id: 'last', when: (moment) => asks(moment, 'go') && positionOf(moment.screen).year === 5, spots: () => ['progress', 'question'], rule: 'CO-228' },
  { id: 'end', when: ({ screen }) => screen.view.over, spots: () => ['result'], rule: 'CO-228' },
];

function asks({ screen }: Moment, kind: string): boolean {
  return screen.decision?.kind === kind;
}
function offers({ screen }: Moment, id: string): boolean {
  return screen.moves.some((move) => move.id === id);
}
function targets({ screen }: Moment): string[] {
  return [...targetsOf(screen.moves).keys()];
}
function went({ log, seat }: Moment): number {
  return log.filter(({ id, by }) => (id === 'go' || id === 'enter') && by === seat).length;
}
/** Places that I could go to and where others stand. */
function rivals(moment: Moment): string[] {
  return targets(moment).filter((place) => !place.startsWith('market') && stewardsAt(positionOf(moment.screen), place).some(({ seat }) => seat !== moment.seat));
}
function me({ screen, seat }: Moment): Player | undefined {
  return positionOf(screen).seats[seat];
}
