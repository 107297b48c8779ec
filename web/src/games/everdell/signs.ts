import type { PlaceFacts } from './cards';

/** A sign of what a place does: so many of a good, what comes of it, or points at the end. */
export type Sign = { kind: 'good'; good: string; count: number } | { kind: 'worth'; count: number } | { kind: 'arrow' };

const ORDER = ['twigs', 'resin', 'pebbles', 'berries', 'any', 'cards', 'points'];
const ARROW: Sign = { kind: 'arrow' };

function good(id: string, count: number): Sign {
  return { kind: 'good', good: id, count };
}

/** Places that do more than give. */
const TRADES: Readonly<Record<string, readonly Sign[]>> = {
  haven: [good('cards', 2), ARROW, good('any', 1)],
  forest_discard_any_draw_double: [good('cards', 1), ARROW, good('cards', 2)],
  forest_discard_three_gain_any: [good('cards', 1), ARROW, good('any', 1)],
  forest_two_meadow_cards_play_one: [good('cards', 2), ARROW, good('meadow', 1)],
  knoll: [good('meadow', 1), ARROW, good('cards', 3)],
  platform: [good('guest', 1)],
  forest_copy_forest: [good('copy', 1)],
};

export function signsOf(place: PlaceFacts): readonly Sign[] {
  if (place.category === 'journey') return [{ kind: 'worth', count: Number(place.id.slice(-1)) }];
  const copies = place.id === 'forest_copy_basic_one_card' ? [good('copy', 1)] : [];
  const gains = ORDER.filter((id) => (place.gain[id] ?? 0) > 0).map((id) => good(id, place.gain[id] ?? 0));
  return TRADES[place.id] ?? [...copies, ...gains];
}
