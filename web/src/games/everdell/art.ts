import { addDrawings } from '../../lib/sprite';

const files = import.meta.glob<string>('../../../art/everdell/*.svg', { query: '?raw', import: 'default', eager: true });
const drawn = new Set(Object.keys(files).map((path) => /([^/]+)\.svg$/.exec(path)?.[1] ?? ''));

export function addEverdellArt(): void {
  addDrawings('everdell', files);
}

/** The symbol of a drawing. */
export function drawing(name: string): string {
  return `everdell-${name}`;
}

/** The symbol of a card, if it has one. */
export function pictureOf(card: string): string | undefined {
  return drawn.has(card) ? drawing(card) : undefined;
}
