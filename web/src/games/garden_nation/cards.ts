import data from './cards.json';
import type { Terrain } from './position';

/** Facts of the cards, made from the engine's cards.toml by scripts/garden-nation-cards.mjs. */
export interface PublicCard {
  id: string;
  group: string;
  terrain: Terrain;
  free: Terrain | null;
  floors: number;
  points: number;
}
export interface SecretCard {
  id: string;
  group: string;
  terrain: Terrain | null;
  floors: number;
  points: number;
  points_both: number | null;
  territories: number[];
}

const open = new Map(data.public.map((card) => [card.id, card as PublicCard]));
const secret = new Map(data.secret.map((card) => [card.id, card as SecretCard]));

export function publicCard(id: string): PublicCard | undefined {
  return open.get(id);
}

export function secretCard(id: string): SecretCard | undefined {
  return secret.get(id);
}

export interface Band {
  from: number;
  to: number;
  points: number;
}

export const TRACK = 40;

/** The population track in stretches of equal points (GN-71). */
export const BANDS: readonly Band[] = data.bands.map(({ least, points }, index) => ({
  from: least,
  to: (data.bands[index + 1]?.least ?? TRACK + 1) - 1,
  points,
}));

export function populationPoints(population: number): number {
  return BANDS.findLast((band) => band.from <= population)?.points ?? 0;
}
