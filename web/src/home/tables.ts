import { t } from '../i18n/texts.svelte';
import { seatName } from '../table/people';
import type { TableInfo } from '../wire/types';

/** The others at a table of mine, by name. */
export function others(table: TableInfo): string[] {
  return table.seats.filter((seat) => !seat.you && seat.kind !== 'open').map((seat) => seatName(table, seat.seat));
}

export function myTurn(table: TableInfo): boolean {
  return table.state === 'running' && table.seats.some((seat) => seat.you && table.deciding.includes(seat.seat));
}

export function situation(table: TableInfo): string {
  if (table.state === 'open') return t('table-open');
  if (table.state === 'over') return t('table-over');
  return myTurn(table) ? t('your-turn') : t('table-running');
}

/** The games that go on, those that wait for me first. */
export function goingOn(tables: readonly TableInfo[]): TableInfo[] {
  return tables.filter(({ state }) => state === 'running').sort((a, b) => Number(myTurn(b)) - Number(myTurn(a)));
}
