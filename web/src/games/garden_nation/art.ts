import { addDrawings } from '../../lib/sprite';
import type { Ground } from './position';

const files = import.meta.glob<string>('../../../art/garden_nation/*.svg', { query: '?raw', import: 'default', eager: true });

/** Grass grows upwards however a tile lies: its tufts change places, but none of them stands on its head. */
export function turnTufts(source: string, turn: number): string {
  const angle = (turn * Math.PI) / 3;
  return source.replace(/translate\((-?[\d.]+) (-?[\d.]+)\)/g, (_, left: string, top: string) => {
    const [x, y] = [Number(left), Number(top)];
    const [a, b] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
    return `translate(${a.toFixed(2)} ${(b + 2).toFixed(2)})`;
  });
}

export function addGardenArt(): void {
  addDrawings('garden_nation', files);
  const meadow = Object.entries(files).find(([path]) => path.endsWith('/hex-meadow.svg'))?.[1] ?? '';
  addDrawings('garden_nation', Object.fromEntries([0, 1, 2, 3, 4, 5].map((turn) => [`/hex-meadow-${turn}.svg`, turnTufts(meadow, turn)])));
}

/** The symbol of a ground, and how far it must be turned: the meadow has a drawing for every turn. */
export function groundDrawing(ground: Ground, turn: number): { href: string; angle: number } {
  if (ground === 'meadow') return { href: `#garden_nation-hex-meadow-${turn % 6}`, angle: 0 };
  return { href: `#garden_nation-hex-${ground}`, angle: turn * 60 };
}
