/** Reading any position: which of it are cards, hands, piles and goods, and whose. */
export type Part =
  | { kind: 'cards'; name: string; cards: (string | null)[] }
  | { kind: 'hand'; name: string; cards: string[]; count: number }
  | { kind: 'pile'; name: string; count: number; top: string | null }
  | { kind: 'goods'; name: string; goods: Record<string, number> }
  | { kind: 'word'; name: string; word: string | number | boolean | null }
  | { kind: 'other'; name: string; value: unknown };

export interface Laid {
  common: Part[];
  /** By seat. */
  own: Part[][];
}

/** Whether an id names a card where it stands in a part of this name. */
export type IsCard = (id: string, part: string) => boolean;

const HIDDEN = 'hidden';
const ORDER: Part['kind'][] = ['hand', 'cards', 'goods', 'pile', 'word', 'other'];

export function laid(position: unknown, seats: number, isCard: IsCard): Laid {
  const found: Laid = { common: [], own: Array.from({ length: seats }, () => []) };
  for (const [name, value] of Object.entries((position ?? {}) as object)) {
    if (Array.isArray(value) && value.length === seats && !isRow(name, value, isCard)) value.forEach((each, seat) => found.own[seat]?.push(partOf(name, each, isCard)));
    else found.common.push(partOf(name, value, isCard));
  }
  return { common: sorted(found.common), own: found.own.map(sorted) };
}

/** Cards before figures; what says nothing is left out. */
function sorted(parts: Part[]): Part[] {
  const said = parts.filter((part) => part.kind !== 'word' || (part.word !== null && part.word !== ''));
  return said.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function partOf(name: string, value: unknown, isCard: IsCard): Part {
  if (Array.isArray(value) && isRow(name, value, isCard)) {
    if (value.includes(HIDDEN)) return { kind: 'pile', name, count: value.length, top: value.at(-1) === HIDDEN ? null : (value.at(-1) ?? null) };
    return { kind: 'cards', name, cards: value.map((card) => card || null) };
  }
  if (typeof value !== 'object' || value === null) return { kind: 'word', name, word: value as string | number | boolean | null };
  if ('cards' in value && 'count' in value && Array.isArray(value.cards)) return { kind: 'hand', name, cards: value.cards as string[], count: Number(value.count) };
  const entries = Object.entries(value);
  if (!Array.isArray(value) && entries.length > 0 && entries.every(([, count]) => typeof count === 'number')) return { kind: 'goods', name, goods: value as Record<string, number> };
  return { kind: 'other', name, value };
}

/** Cards beside each other; "" is an empty place. */
function isRow(name: string, value: unknown[], isCard: IsCard): value is string[] {
  return value.every((each) => typeof each === 'string' && (each === '' || isCard(each, name))) && (value.length === 0 || value.some(Boolean));
}

/** What would come to a row of cards (ghost) and what would leave it (spent), place by place. */
export function changed(now: (string | null)[], next: (string | null)[] | undefined): { card: string | null; ghost: boolean; spent: boolean }[] {
  if (!next) return now.map((card) => ({ card, ghost: false, spent: false }));
  return Array.from({ length: Math.max(now.length, next.length) }, (_, index) => {
    const [old, then] = [now[index] ?? null, next[index] ?? null];
    if (old === then) return { card: old, ghost: false, spent: false };
    return old === null ? { card: then, ghost: true, spent: false } : { card: old, ghost: false, spent: true };
  });
}
