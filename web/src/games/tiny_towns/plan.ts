import { standsForAny, turnsOf } from './cards';
import { FIELDS, fieldIndex } from './position';

const SIZE = 4;

/** A building site in the making: its fields, and what would still be missing on some of them. */
export interface Plan {
  fields: string[];
  missing: Map<string, string>;
}

/**
 * The site nearest to completion that uses `kind` on `field`, with every other field of it either right already or
 * still empty; null where the card's pattern cannot come to lie there.
 */
export function planAt(fields: string[], kind: string, card: string, field: string): Plan | null {
  let best: Plan | null = null;
  for (const pattern of turnsOf(card)) {
    for (let top = 0; top + pattern.length <= SIZE; top++) {
      for (let left = 0; left + (pattern[0]?.length ?? 0) <= SIZE; left++) {
        const plan = sitePlan(fields, kind, pattern, left, top, field);
        if (plan && (!best || plan.missing.size < best.missing.size)) best = plan;
      }
    }
  }
  return best;
}

function sitePlan(fields: string[], kind: string, pattern: string[][], left: number, top: number, field: string): Plan | null {
  const plan: Plan = { fields: [], missing: new Map() };
  for (const [y, row] of pattern.entries()) {
    for (const [x, wanted] of row.entries()) {
      const name = FIELDS[(top + y) * SIZE + left + x] ?? '';
      const there = name === field ? kind : (fields[fieldIndex(name)] ?? '');
      if (!wanted || standsForAny(there)) continue;
      if (there === '') plan.missing.set(name, wanted);
      else if (there !== wanted) return null;
      plan.fields.push(name);
    }
  }
  return plan.fields.includes(field) ? plan : null;
}
