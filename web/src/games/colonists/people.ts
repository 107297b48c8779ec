import type { GameTexts } from '../../i18n/texts.svelte';
import type { Good } from '../../parts/goods/good';
import type { SeatFacts } from '../../parts/players/state';
import type { Screen } from '../../wire/types';
import { drawing } from './art';
import { CLASSES } from './cards';
import { RULES } from './explain';
import { good } from './goods';
import { positionOf, type Position } from './position';

/** Everybody's open numbers: points as they stand, Tools, cards in hand, colonists; in one line where that is all the room there is (`brief`). */
export function seatFacts(screen: Screen, outcome: Position | null, next: number | null, seat: number, texts: GameTexts, brief = false): SeatFacts {
  const position = positionOf(screen);
  const player = position.seats[seat];
  if (!player) return { points: null };
  /** While all communities are seen to at the same time, what others do is not foreseen. */
  const after = position.turn === null && seat !== screen.view.seat ? undefined : outcome?.seats[seat];
  return {
    points: screen.standing.find((sheet) => sheet.seat === seat)?.total ?? null,
    nextPoints: seat === screen.view.seat ? next : null,
    about: { text: texts.say('explain-standing'), rule: 'CO-228' },
    kind: position.marker === seat ? texts.say('co-marker') : '',
    goods: [
      { ...good('tools', player.tools, texts, after?.tools ?? null), brief: !brief },
      { id: 'hand', name: texts.say('part-hand'), icon: drawing('improvement-permanent'), count: player.hand.length, next: after?.hand.length ?? null, explain: texts.say('explain-cards'), rule: RULES.cards ?? '' },
      ...CLASSES.filter((name) => player.residents[name]).map((name): Good => ({ id: name, name: texts.say(`class-${name}`), icon: drawing(`colonist-${name}`), count: player.residents[name] ?? 0, next: after?.residents[name] ?? null, explain: texts.say(`explain-${name}`), rule: RULES[name] ?? '' })),
    ],
  };
}
