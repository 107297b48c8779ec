import { t } from '../i18n/texts.svelte';
import { botName } from '../lib/catalogue.svelte';
import type { Screen, SeatInfo, TableInfo } from '../wire/types';

export function seatInfo(table: TableInfo | undefined, seat: number): SeatInfo | undefined {
  return table?.seats.find((info) => info.seat === seat);
}

/** Who comes after the players is the rival whom the game itself plays. */
export function seatName(table: TableInfo | undefined, seat: number): string {
  if (table && seat >= table.seats.length) return t(`rival-${table.game}`);
  const info = seatInfo(table, seat);
  if (info?.kind === 'bot' && info.lent_by === null) return treeName(seat);
  return info?.name || t('seat-number', { number: seat + 1 });
}

/** The same in panels and tables, where I find myself at a glance. */
export function panelName(table: TableInfo | undefined, seat: number): string {
  const name = seatName(table, seat);
  return seatInfo(table, seat)?.you ? t('name-you', { name }) : name;
}

/** Who opened the table, or nobody's name where they sit nowhere. */
export function hostName(seats: { name: string; host: boolean }[]): string {
  return seats.find(({ host }) => host)?.name ?? '';
}

/** Bots are called after trees. */
function treeName(seat: number): string {
  const trees = t('bot-names').split(', ');
  return trees[(seat + trees.length - 1) % trees.length] ?? '';
}

export function kindOf(info: SeatInfo): string {
  if (info.kind === 'bot') return t('seat-bot', { level: botName(info.bot ?? '') });
  if (info.kind === 'open') return t('seat-open');
  return info.online ? t('seat-online') : t('seat-away');
}

/** How well a bot plays, beside its name; nothing for people. */
export function levelOf(table: TableInfo, seat: number): string {
  const info = seatInfo(table, seat);
  return info?.kind === 'bot' ? botName(info.bot ?? '') : '';
}

/** Who is still thinking, apart from me. */
export function thinking(screen: Screen): number[] {
  return screen.view.deciding.filter((seat) => seat !== screen.view.seat);
}

export function namesOf(table: TableInfo, seats: number[]): string[] {
  return seats.map((seat) => seatName(table, seat));
}

export function mySeat(screen: Screen): number | null {
  return screen.view.seat;
}
