import type { PadForm, PadPart } from '../wire/types';
import { gridOf, isEmpty, type PadData, type PadPlayer } from './part';

/**
 * A pad in small pieces, so that two phones may fill it in at once and each piece belongs to whoever spoke of it last:
 * `ID` says that a player is there, `ID KEY` is a part of theirs, `ID KEY PLACE` a field of a grid or an amount, `: KEY` is
 * about the table, `? GROUP` the card of a group that is in play. Null: nothing stands there.
 */
export type Cells = Readonly<Record<string, unknown>>;

export interface PadState {
  readonly data: PadData;
  readonly picked: Readonly<Record<string, string>>;
  /** A name of their own for each of the players, for as long as the pad is. */
  readonly ids: readonly string[];
}

const TABLE = ':';
const PICKED = '?';

/** Players stand in the order of their ids; who is added on two phones at once is there twice. */
export function newId(ids: readonly string[]): string {
  const last = Math.max(0, ...ids.map((id) => Number.parseInt(id, 10)));
  return `${String(last + 1).padStart(3, '0')}-${crypto.getRandomValues(new Uint16Array(1))[0]?.toString(16) ?? ''}`;
}

export function idsFor(players: readonly PadPlayer[], known: readonly string[] = []): string[] {
  const ids = known.slice(0, players.length);
  while (ids.length < players.length) ids.push(newId(ids));
  return ids;
}

export function cellsOf(form: PadForm, { data, picked, ids }: PadState): Cells {
  const cells: Record<string, unknown> = {};
  data.players.forEach((player, seat) => {
    const id = ids[seat] ?? '';
    cells[id] = true;
    for (const [key, value] of Object.entries(player)) addPart(cells, `${id} ${key}`, partOf(form, key), player, value);
  });
  for (const part of form.table) {
    const value = data[part.key];
    if (!isEmpty(value)) cells[`${TABLE} ${part.key}`] = part.shape === 'player' ? ids[Number(value) - 1] : value;
  }
  for (const [group, item] of Object.entries(picked)) cells[`${PICKED} ${group}`] = item;
  return cells;
}

function addPart(cells: Record<string, unknown>, name: string, part: PadPart | undefined, player: PadPlayer, value: unknown): void {
  if (part?.shape === 'grid') {
    gridOf(part, player).forEach((fields, row) => fields.forEach((field, column) => field && (cells[`${name} ${row}.${column}`] = field)));
  } else if (part?.shape === 'amounts') {
    for (const [item, amount] of Object.entries((value ?? {}) as Record<string, number>)) cells[`${name} ${item}`] = amount;
  } else if (!isEmpty(value)) cells[name] = value;
}

export function padOf(form: PadForm, cells: Cells): PadState {
  const there = Object.entries(cells).filter(([, value]) => value !== null && value !== undefined);
  const isRival = (id: string): boolean => form.rival !== null && !isEmpty(cells[`${id} ${form.rival.key}`]);
  const ids = there.map(([name]) => name).filter((name) => !name.includes(' ')).sort((a, b) => Number(isRival(a)) - Number(isRival(b)) || (a < b ? -1 : 1));
  const players: Record<string, unknown>[] = ids.map(() => ({}));
  const table: Record<string, unknown> = {};
  const picked: Record<string, string> = {};
  for (const [name, value] of there) {
    const [who = '', key = '', place = ''] = name.split(' ');
    const player = players[ids.indexOf(who)];
    const part = key === form.rival?.key ? form.rival : partOf(form, key);
    if (player && fits(part, key, value)) take(player, part, key, place, value);
    else if (who === TABLE) table[key] = form.table.find((part) => part.key === key)?.shape === 'player' ? ids.indexOf(String(value)) + 1 || undefined : value;
    else if (who === PICKED) picked[key] = String(value);
  }
  return { data: { ...table, players }, picked, ids };
}

/** Whether a page can show this: who has the link could write anything. */
function fits(part: PadPart | undefined, key: string, value: unknown): boolean {
  if (!part) return key === 'name' && typeof value === 'string';
  if (part.shape === 'number' || part.shape === 'amounts') return typeof value === 'number';
  if (part.shape === 'several') return Array.isArray(value);
  if (part.shape === 'map') return Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null);
  return typeof value === 'string' || typeof value === 'number';
}

function take(player: Record<string, unknown>, part: PadPart | undefined, key: string, place: string, value: unknown): void {
  if (part?.shape === 'grid') {
    const [row = 0, column = 0] = place.split('.').map(Number);
    player[key] = gridOf(part, player).map((fields, r) => fields.map((field, c) => (r === row && c === column ? String(value) : field)));
  } else if (part?.shape === 'amounts') player[key] = { ...(player[key] as object | undefined), [place]: value };
  else player[key] = value;
}

function partOf(form: PadForm, key: string): PadPart | undefined {
  return form.parts.find((part) => part.key === key);
}

/** What has to be said so that the one becomes the other. */
export function differences(before: Cells, after: Cells): Cells {
  const found: Record<string, unknown> = {};
  for (const name of Object.keys({ ...before, ...after })) {
    const value = after[name] ?? null;
    if (JSON.stringify(before[name] ?? null) !== JSON.stringify(value)) found[name] = value;
  }
  return found;
}
