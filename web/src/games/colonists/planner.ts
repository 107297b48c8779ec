import { amount, type Amounts } from '../../parts/goods/amounts';
import { buildingFacts, cardFacts, CLASSES, SMITHY } from './cards';
import { workersOf, type Player } from './position';

/**
 * What production and money buildings, the Smithy and cards on the table bring at the end of the year (phase 5), as things
 * stand. A Factory adds 1 to every production building run by the class of its worker (CO-140).
 */
export function comingOf(player: Player): Amounts {
  const found: Record<string, number> = {};
  const add = (goods: Amounts | undefined, more = 0): void => {
    for (const [id, count] of Object.entries(goods ?? {})) if (id !== 'food' && id !== 'robes') found[id] = (found[id] ?? 0) + count + more;
  };
  for (const { goods } of SMITHY.effects) add(goods);
  const factories = factoriesOf(player);
  for (const { building, crew } of player.buildings) {
    const facts = buildingFacts(building);
    const workers = workersOf(crew);
    const needed = Object.values(facts?.worker ?? {}).reduce((sum, count) => sum + count, 0);
    if (!facts || workers.length < needed) continue;
    const more = facts.kind === 'production' ? amount(factories, workers[0] ?? '') : 0;
    for (const effect of facts.effects) if (effect.op === 'produce') add(effect.goods, more);
  }
  for (const { card } of player.table) for (const effect of cardFacts(card)?.effects ?? []) if (effect.op === 'produce') add(effect.goods);
  return found;
}

/** Staffed Factories by the class of who works there. */
function factoriesOf(player: Player): Amounts {
  const crews = player.buildings.filter(({ building }) => building === 'factory').flatMap(({ crew }) => workersOf(crew));
  return Object.fromEntries(CLASSES.map((name) => [name, crews.filter((who) => who === name).length]));
}
