import { t } from '../i18n/texts.svelte';
import type { Pace } from '../wire/types';

/** The clocks that can be chosen: none, minutes for a whole game, or days for every answer. */
export const CLOCKS: Pace[] = [
  { kind: 'none' },
  ...[10, 20, 30, 60, 120].map((minutes): Pace => ({ kind: 'budget', seconds: minutes * 60, at_zero: 'bot' })),
  ...[1, 2, 3, 7].map((days): Pace => ({ kind: 'days', days })),
];

export function clockName(pace: Pace): string {
  if (pace.kind === 'budget') return t('clock-minutes', { count: Math.round((pace.seconds ?? 0) / 60) });
  return pace.kind === 'days' ? t('clock-days', { count: pace.days ?? 1 }) : t('clock-none');
}

/** What happens when the time is up, and what costs none. */
export function clockNote(pace: Pace): string {
  return pace.kind === 'none' ? '' : t(pace.kind === 'days' ? 'clock-note-days' : 'clock-note-minutes');
}
