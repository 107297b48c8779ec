// Makes src/games/garden_nation/cards.json (projects, secret projects, points by population) from the engine's own
// cards.toml. Run: node scripts/garden-nation-cards.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'smol-toml';

const facts = parse(readFileSync(new URL('../../src/kleinstadt/games/garden_nation/cards.toml', import.meta.url), 'utf8'));
const open = facts.public_project.map(({ id, group, terrain, free = null, floors, points }) => ({ id, group, terrain, free, floors, points }));
const secret = facts.secret_project.map(({ id, group, terrain = null, floors = 1, points, points_both = null, territories = [] }) => ({
  id,
  group,
  terrain,
  floors,
  points,
  points_both,
  territories,
}));
const bands = facts.population.bands.map(({ least, points }) => ({ least, points }));
const lines = (list) => list.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
const parts = { public: open, secret, bands };
const text = Object.entries(parts).map(([name, list]) => `  "${name}": [\n${lines(list)}\n  ]`);
writeFileSync(new URL('../src/games/garden_nation/cards.json', import.meta.url), `{\n${text.join(',\n')}\n}\n`);
console.log(`${open.length} public, ${secret.length} secret projects`);
