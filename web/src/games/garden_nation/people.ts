import type { GameTexts } from '../../i18n/texts.svelte';
import type { Good } from '../../parts/goods/good';
import type { SeatFacts } from '../../parts/players/state';
import { RULES } from './explain';
import type { Position } from './position';

/** Everybody's open numbers; what would become of them while I look at a move, on a narrow screen only of what I pay with:
 * more would need a line more, and the garden would move under the finger. */
export function seatFacts(position: Position, outcome: Position | null, seat: number, texts: GameTexts, narrow: boolean): SeatFacts {
  const player = position.seats[seat];
  if (!player) return { points: null };
  const after = outcome?.seats[seat];
  const good = (id: 'population' | 'supply' | 'tricks', name: string, icon: string): Good => ({
    id,
    name: texts.say(name),
    icon: `garden_nation-${icon}`,
    count: player[id],
    next: narrow && id !== 'population' ? null : (after?.[id] ?? null),
    explain: texts.say(`explain-${id}`),
    rule: RULES[id] ?? '',
    brief: true, // floors decide when the game ends, tricks what somebody may still do
  });
  return {
    points: player.points,
    nextPoints: after?.points ?? null,
    about: { text: texts.say('explain-points'), rule: RULES.points },
    kind: texts.say(`people-${player.people}`),
    goods: [good('population', 'gn-population', 'icon-person'), good('supply', 'gn-floors', `floor-${seat}`), good('tricks', 'gn-tricks', 'icon-trick')],
  };
}
