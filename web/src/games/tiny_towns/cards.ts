import data from './cards.json';

/** Facts of the cards, made from the engine's catalogue by scripts/generate.py. */
export interface Card {
  id: string;
  type: string;
  pattern: string[];
  /** Every turn and mirror image of the pattern. */
  turned: string[][];
}

export const KINDS = ['wood', 'wheat', 'brick', 'glass', 'stone'] as const;
export const FREE_CHOICE_EVERY = data.free_choice_every;
const LETTERS: Record<string, string> = { W: 'wood', T: 'wheat', B: 'brick', G: 'glass', S: 'stone' };
const cards = new Map<string, Card>(data.cards.map((card) => [card.id, card]));

export function cardOf(id: string): Card | undefined {
  return cards.get(id);
}

export function typeOf(id: string): string {
  return cards.get(id)?.type ?? 'monument';
}

/** The pattern row by row: a kind, or nothing where the cell is not part of it. */
export function patternOf(id: string): string[][] {
  return spelled(cards.get(id)?.pattern ?? []);
}

/** The pattern in every way in which it may lie (TT-22). */
export function turnsOf(id: string): string[][][] {
  return (cards.get(id)?.turned ?? []).map(spelled);
}

function spelled(rows: string[]): string[][] {
  return rows.map((row) => [...row].map((letter) => LETTERS[letter] ?? ''));
}

/** A building that stands in for any resource of a pattern (TT-77). */
export function standsForAny(id: string): boolean {
  return data.stands_for_any.includes(id);
}

export function isResource(id: string): boolean {
  return (KINDS as readonly string[]).includes(id);
}

/** The rank that solo points earn, best first in the data. */
export function rankOf(points: number): string {
  return data.ranks.find((rank) => points >= rank.least)?.id ?? '';
}

export type Detail = 'full' | 'small';

/** The symbol in the sprite that shows a resource, building or monument. Small houses leave the sign out. */
export function drawingOf(id: string, detail: Detail = 'full', fed: boolean | null = null): string {
  if (isResource(id)) return `tiny_towns-r-${id}`;
  if (id === 'cottage' && fed !== null) return `tiny_towns-b-cottage-${fed ? 'fed' : 'unfed'}`;
  const type = typeOf(id);
  const name = id.replaceAll('_', '-');
  if (type === 'monument') return `tiny_towns-m-${name}`;
  return detail === 'small' ? `tiny_towns-t-${type}` : `tiny_towns-b-${name}`;
}
