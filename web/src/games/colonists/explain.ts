import { explainsBy } from '../../parts/explain.svelte';

/** The rules behind what is explained. */
export const RULES: Readonly<Record<string, string>> = {
  wood: 'CO-95',
  clay: 'CO-95',
  planks: 'CO-95',
  bricks: 'CO-95',
  food: 'CO-95',
  ore: 'CO-95',
  coal: 'CO-95',
  iron: 'CO-95',
  robes: 'CO-95',
  any: 'CO-95',
  tools: 'CO-96',
  dollars: 'CO-97',
  farmer: 'CO-118',
  citizen: 'CO-118',
  merchant: 'CO-118',
  storage: 'CO-108',
  warehouse: 'CO-103',
  buffer: 'CO-105',
  plots: 'CO-135',
  borderland: 'CO-35',
  cards: 'CO-160',
  table: 'CO-168',
  colonies: 'CO-169',
  planner: 'CO-218',
  drawn: 'CO-49',
  years: 'CO-5',
  sale: 'CO-83',
  subsidy: 'CO-84',
  action: 'CO-85',
  anytime: 'CO-126',
  standing: 'CO-228',
};

export const explains = explainsBy(RULES);
