import { settings } from './settings.svelte';

const MINUS = '\u2212';

export function plainNumber(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value);
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : plainNumber(value);
}

/** One digit after the point, as the language of the moment writes it. */
export function decimal(value: number): string {
  const written = new Intl.NumberFormat(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  return written.replace('-', MINUS);
}

/** A share of one, as the language of the moment writes it: 58 %. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
