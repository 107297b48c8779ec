import { explainsBy } from '../../parts/explain.svelte';

/** The rules behind what is explained. */
export const RULES: Readonly<Record<string, string>> = {
  phases: 'TT-10',
  rounds: 'TT-11',
  pile: 'TT-14',
  open_cards: 'TT-116',
  card: 'TT-22',
  monument: 'TT-28',
  kind: 'TT-15',
  take: 'TT-76',
  store: 'TT-79',
  swap: 'TT-79',
  aside: 'TT-105',
  done: 'TT-26',
  decline: 'TT-84',
  stop: 'TT-82',
  site: 'TT-24',
};

export const explains = explainsBy(RULES);
