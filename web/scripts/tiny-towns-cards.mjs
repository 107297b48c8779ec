// Makes src/games/tiny_towns/cards.json (id, type, pattern) from the engine's own cards.toml. Run: npm run cards
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'smol-toml';

const facts = parse(readFileSync(new URL('../../src/kleinstadt/games/tiny_towns/cards.toml', import.meta.url), 'utf8'));
const card = ({ id, type, pattern }) => ({ id, type: type ?? 'monument', pattern });
const cards = [...facts.building.map(card), ...facts.monument.map(card)];
const ranks = facts.solo.ranks.map(({ id, least }) => ({ id, least }));
const lines = (list) => list.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
const target = new URL('../src/games/tiny_towns/cards.json', import.meta.url);
writeFileSync(target, `{\n  "cards": [\n${lines(cards)}\n  ],\n  "ranks": [\n${lines(ranks)}\n  ]\n}\n`);
console.log(`${cards.length} cards, ${ranks.length} ranks`);
