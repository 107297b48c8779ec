import { isResource, standsForAny, turnsOf } from './cards';
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
  const after = fields.with(fieldIndex(field), kind);
  return nearest(sites(after, card).filter((plan) => plan.fields.includes(field)));
}

/** The site nearest to completion as things lie; null where the card's pattern finds no room any more. */
export function planFor(fields: string[], card: string): Plan | null {
  return nearest(sites(fields, card));
}

/** Whether the card's pattern finds room as things lie, only once resources have been used up, or never again. */
export type Room = 'now' | 'later' | 'never';

export function roomFor(fields: string[], card: string): Room {
  if (planFor(fields, card)) return 'now';
  const buildings = fields.map((there) => (isResource(there) ? '' : there));
  return planFor(buildings, card) ? 'later' : 'never';
}

/** Whether something of it lies there already. */
export function isStarted(plan: Plan): boolean {
  return plan.missing.size < plan.fields.length;
}

function nearest(plans: Plan[]): Plan | null {
  return plans.reduce<Plan | null>((best, plan) => (!best || plan.missing.size < best.missing.size ? plan : best), null);
}

function sites(fields: string[], card: string): Plan[] {
  const found: Plan[] = [];
  for (const pattern of turnsOf(card)) {
    for (let top = 0; top + pattern.length <= SIZE; top++) {
      for (let left = 0; left + (pattern[0]?.length ?? 0) <= SIZE; left++) {
        const plan = siteAt(fields, pattern, left, top);
        if (plan) found.push(plan);
      }
    }
  }
  return found;
}

function siteAt(fields: string[], pattern: string[][], left: number, top: number): Plan | null {
  const plan: Plan = { fields: [], missing: new Map() };
  for (const [y, row] of pattern.entries()) {
    for (const [x, wanted] of row.entries()) {
      const name = FIELDS[(top + y) * SIZE + left + x] ?? '';
      const there = fields[fieldIndex(name)] ?? '';
      if (!wanted || standsForAny(there)) continue;
      if (there === '') plan.missing.set(name, wanted);
      else if (there !== wanted) return null;
      plan.fields.push(name);
    }
  }
  return plan;
}
