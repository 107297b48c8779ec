import { t, type GameTexts } from '../i18n/texts.svelte';
import type { Tie } from './ties';

/** What a game says of those who share a place ends with its rule, which the page shows as a link. */
const CITED = /\s*\(([A-Z]+-\d+[a-z]?)\)(?=\.?$)/;

/** Why those with equal points came in as they did, and the rule that says so. */
export function tieInWords({ points, seats, by }: Tie, nameOf: (seat: number) => string, texts: GameTexts): { words: string; rule: string } {
  const equal = t('tie-equal', { names: seats.map(nameOf), points });
  if (!by) {
    const shared = texts.find('tie-shared') ?? t('tie-nothing');
    return { words: `${equal} ${shared.replace(CITED, '')}`, rule: CITED.exec(shared)?.[1] ?? '' };
  }
  const amounts = seats.map((seat) => t('tie-amount', { name: nameOf(seat), amount: by.amounts[seat] ?? 0 }));
  return { words: `${equal} ${t('tie-broken', { what: texts.say(`tie-${by.id}`), amounts: amounts.join(', ') })}`, rule: by.rule };
}
