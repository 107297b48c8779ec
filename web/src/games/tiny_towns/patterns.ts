import { FIELDS, fieldIndex } from './position';
import { patternOf } from './cards';

/** Cells of a pattern in one orientation: column, row, kind. */
type Cell = readonly [number, number, string];

const SIZE = 4;

/** All different turnings and mirrorings of a pattern (TT-22). */
export function orientations(pattern: string[][]): Cell[][] {
  const found = new Map<string, Cell[]>();
  let turned = pattern;
  for (let i = 0; i < 4; i++) {
    for (const grid of [turned, turned.map((row) => [...row].reverse())]) found.set(JSON.stringify(grid), cellsOf(grid));
    turned = quarterTurn(turned);
  }
  return [...found.values()];
}

function quarterTurn(grid: string[][]): string[][] {
  const width = grid[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) => grid.map((row) => row[column] ?? '').reverse());
}

function cellsOf(grid: string[][]): Cell[] {
  return grid.flatMap((row, y) => row.flatMap((kind, x): Cell[] => (kind ? [[x, y, kind]] : [])));
}

/**
 * Where a card's pattern would lie if `kind` were put on an empty field: for each such field the sets of fields that
 * would then be paid. A Trading Post stands in for any resource (TT-77).
 */
export function completions(fields: string[], kind: string, card: string): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const cells of orientations(patternOf(card))) {
    for (let top = 0; top < SIZE; top++) {
      for (let left = 0; left < SIZE; left++) addIfComplete(found, fields, kind, cells, left, top);
    }
  }
  return found;
}

function addIfComplete(found: Map<string, string[][]>, fields: string[], kind: string, cells: Cell[], left: number, top: number): void {
  const used: string[] = [];
  let missing = '';
  for (const [x, y, wanted] of cells) {
    if (left + x >= SIZE || top + y >= SIZE) return;
    const name = FIELDS[(top + y) * SIZE + left + x] ?? '';
    const there = fields[fieldIndex(name)];
    if (there === wanted) used.push(name);
    else if (there === '' && wanted === kind && !missing) used.push((missing = name));
    else if (there !== 'trading_post') return;
  }
  if (missing) found.set(missing, [...(found.get(missing) ?? []), used]);
}

/** A building site in the making: its fields, and what would still be missing on some of them. */
export interface Plan {
  fields: string[];
  missing: Map<string, string>;
}

/**
 * The site nearest to completion that uses `kind` on `field`, with every other field of it either right already or
 * still empty (TT-22); null where the card's pattern cannot come to lie there.
 */
export function planAt(fields: string[], kind: string, card: string, field: string): Plan | null {
  let best: Plan | null = null;
  for (const cells of orientations(patternOf(card))) {
    for (let top = 0; top < SIZE; top++) {
      for (let left = 0; left < SIZE; left++) {
        const plan = sitePlan(fields, kind, cells, left, top, field);
        if (plan && (!best || plan.missing.size < best.missing.size)) best = plan;
      }
    }
  }
  return best;
}

function sitePlan(fields: string[], kind: string, cells: Cell[], left: number, top: number, field: string): Plan | null {
  const plan: Plan = { fields: [], missing: new Map() };
  for (const [x, y, wanted] of cells) {
    if (left + x >= SIZE || top + y >= SIZE) return null;
    const name = FIELDS[(top + y) * SIZE + left + x] ?? '';
    const there = name === field ? kind : fields[fieldIndex(name)];
    if (there === 'trading_post') continue;
    if (there === '') plan.missing.set(name, wanted);
    else if (there !== wanted) return null;
    plan.fields.push(name);
  }
  return plan.fields.includes(field) ? plan : null;
}
