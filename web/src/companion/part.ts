import type { GameTexts } from '../i18n/texts.svelte';
import type { PadItem, PadPart } from '../wire/types';

/** A filled-in pad is the file that `kleinstadt score` reads: docs/score-pad.md. */
export type PadPlayer = Readonly<Record<string, unknown>>;
export interface PadData extends Readonly<Record<string, unknown>> {
  readonly players: readonly PadPlayer[];
}

/** What every field of the form is given. */
export interface PartProps {
  part: PadPart;
  value: unknown;
  player: PadPlayer;
  texts: GameTexts;
  onchange: (value: unknown) => void;
}

export interface PadPictureProps {
  part: string;
  item: string;
  player: PadPlayer;
}

export interface PadMapProps {
  part: PadPart;
  players: readonly PadPlayer[];
  /** Whose things are entered now. */
  seat: number;
  texts: GameTexts;
  names: readonly string[];
  onchange: (seat: number, value: unknown) => void;
}

/** Ids that are numbers are written as numbers. */
export function valueOf(id: string): string | number {
  return /^\d+$/.test(id) ? Number(id) : id;
}

export function itemName(texts: GameTexts, part: PadPart, id: string): string {
  return (part.names && texts.find(`${part.names}-${id}`)) || id.replaceAll('_', ' ');
}

export function partTitle(texts: GameTexts, part: PadPart): string {
  return texts.find(`pad-${part.key}`) ?? part.key.replaceAll('_', ' ');
}

export function partHelp(texts: GameTexts, part: PadPart): string {
  return texts.find(`pad-${part.key}-text`) ?? '';
}

export interface Group {
  title: string;
  items: PadItem[];
}

/** Items under the headings that they belong to, in the order of the form. */
export function groupsOf(items: readonly PadItem[]): Group[] {
  const found = new Map<string, PadItem[]>();
  for (const item of items) found.set(item.group, [...(found.get(item.group) ?? []), item]);
  return [...found].map(([title, list]) => ({ title, items: list }));
}

/** How often something stands in a part of somebody's pad. */
export function occurrences(value: unknown, id: string): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + occurrences(each, id), 0);
  if (typeof value === 'object' && value !== null) {
    const table = value as Record<string, unknown>;
    const count = table[id];
    if (typeof count === 'number') return count;
    return Object.values(table).filter((each) => String(each) === id).length;
  }
  return value !== undefined && value !== null && String(value) === id ? 1 : 0;
}

/** How often everything is there that a part needs; without any, it is not asked for. */
export function askedTimes(part: PadPart, player: PadPlayer): number {
  return Math.min(...Object.entries(part.needs).map(([key, id]) => occurrences(player[key], id)), Infinity);
}

export function isAsked(part: PadPart, player: PadPlayer): boolean {
  if (part.instead_of && !isEmpty(player[part.instead_of])) return false;
  return askedTimes(part, player) > 0;
}

/** The largest number that can stand in a part: for some there are so many for each thing that they need. */
export function mostOf(part: PadPart, player: PadPlayer): number {
  return part.each ? part.most * askedTimes(part, player) : part.most;
}

export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Without what is empty, or belongs to something that is no longer there. */
export function tidied(parts: readonly PadPart[], player: PadPlayer): PadPlayer {
  const kept: Record<string, unknown> = { ...player };
  for (const part of parts) {
    if (part.shape === 'grid') kept[part.key] = withoutLost(part, kept);
    if (isEmpty(kept[part.key]) || !isAsked(part, kept)) delete kept[part.key];
  }
  return kept;
}

/** A grid whose every item still has what it needs; an empty one where there was none. */
function withoutLost(part: PadPart, player: Record<string, unknown>): unknown[][] {
  const lost = new Set(part.items.filter(({ needs }) => needs && isEmpty(player[needs])).map(({ id }) => id));
  return gridOf(part, player).map((row) => row.map((field) => (lost.has(field) ? '' : field)));
}

export function gridOf(part: PadPart, player: PadPlayer): string[][] {
  const rows = (player[part.key] ?? []) as string[][];
  return Array.from({ length: part.rows }, (_, row) => Array.from({ length: part.columns }, (_, column) => rows[row]?.[column] ?? ''));
}

/** Whether anything was entered about this player besides the name. */
export function isBegun(parts: readonly PadPart[], player: PadPlayer): boolean {
  return parts.some((part) => (part.shape === 'grid' ? gridOf(part, player).flat().some((field) => field !== '') : !isEmpty(player[part.key])));
}
