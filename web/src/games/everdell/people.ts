import type { GameTexts } from '../../i18n/texts.svelte';
import type { SeatFacts } from '../../parts/players/state';
import type { Preview, Screen } from '../../wire/types';
import { drawing } from './art';
import { RULES } from './explain';
import { resources } from './goods';
import { drawnBy, positionOf, seen } from './position';

/** Everybody's open numbers, and what an action would make of them (`ahead`): points as they stand, season, resources (of whom they are not shown `large` elsewhere), cards in hand, workers at home. */
export function seatFacts(screen: Screen, ahead: Preview | null, seat: number, texts: GameTexts, large = false): SeatFacts {
  const player = positionOf(screen).seats[seat];
  if (!player) return { points: null };
  const after = ahead ? seen(ahead.view).seats[seat] : undefined;
  const mine = seat === screen.view.seat;
  return {
    points: screen.standing.find((sheet) => sheet.seat === seat)?.total ?? null,
    nextPoints: mine && ahead ? ahead.after.total : null,
    about: { text: texts.say('explain-standing'), rule: RULES.standing },
    kind: texts.say(player.passed ? 'ev-passed' : `season-${player.season}`),
    goods: [
      ...(large ? [] : resources(player.goods, texts, after?.goods)),
      { id: 'hand', name: texts.say('part-hand'), icon: drawing('r-cards'), count: player.hand.count, next: after ? after.hand.count + drawnBy(ahead, seat) : null, explain: texts.say('explain-cards'), rule: RULES.cards ?? '' },
      { id: 'workers', name: texts.say('part-idle'), icon: drawing(`worker-${seat}`), count: player.idle, next: after?.idle ?? null, explain: texts.say('explain-workers', { idle: player.idle, all: player.idle + player.workers.length }), rule: RULES.workers ?? '', brief: true },
    ],
  };
}
