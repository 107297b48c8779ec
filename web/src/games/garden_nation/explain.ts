import { explainsBy } from '../../parts/explain.svelte';

/** The rules behind what is explained. */
export const RULES: Readonly<Record<string, string>> = {
  build: 'GN-29',
  demolish: 'GN-34',
  raid: 'GN-62',
  territory: 'GN-60',
  roof: 'GN-61',
  on: 'GN-41',
  pass: 'GN-44',
  turn_order: 'GN-21',
  points: 'GN-52',
  population: 'GN-11',
  supply: 'GN-33',
  tricks: 'GN-57',
  forecast: 'GN-65',
  track: 'GN-71',
  roofs: 'GN-54',
  tile: 'GN-32',
  project: 'GN-46',
  secret: 'GN-73',
  take: 'GN-52',
  take_none: 'GN-48',
  next: 'GN-22',
  instead: 'GN-27',
  pile: 'GN-52',
};

export const explains = explainsBy(RULES);
