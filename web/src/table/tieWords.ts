import { t, type GameTexts } from '../i18n/texts.svelte';
import type { Tie } from './ties';

/** Why those with equal points came in as they did. */
export function tieInWords({ points, seats, by }: Tie, nameOf: (seat: number) => string, texts: GameTexts): string {
  const equal = t('tie-equal', { names: seats.map(nameOf), points });
  if (!by) return `${equal} ${texts.find('tie-shared') ?? t('tie-nothing')}`;
  const amounts = seats.map((seat) => t('tie-amount', { name: nameOf(seat), amount: by.amounts[seat] ?? 0 }));
  return `${equal} ${t('tie-broken', { what: texts.say(`tie-${by.id}`), amounts: amounts.join(', ') })}`;
}
