import { t } from '../i18n/texts.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in words, as exact as one would say it. */
export function lasted(seconds: number): string {
  if (seconds < MINUTE) return t('time-moment');
  if (seconds < 2 * HOUR) return t('time-minutes', { count: Math.round(seconds / MINUTE) });
  if (seconds < 2 * DAY) return t('time-hours', { count: Math.round(seconds / HOUR) });
  return t('time-days', { count: Math.round(seconds / DAY) });
}
