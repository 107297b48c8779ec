/** Hexes that stand on a corner: what every map of them needs. y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Where the cell of these axial coordinates lies, if neighbours are so far from each other. */
export function hexCentre([q, r]: readonly [number, number], pitch: number): Point {
  return [pitch * (q + r / 2), pitch * (Math.sqrt(3) / 2) * r];
}

/** Corners of a hex, clockwise from the top. */
export function hexCorners([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A closed path with round corners through these points. */
export function roundPath(points: readonly Point[], round: number): string {
  const count = points.length;
  const step = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [from[0] + ((to[0] - from[0]) / length) * round, from[1] + ((to[1] - from[1]) / length) * round];
  };
  const parts = points.map((corner, index) => {
    const from = step(corner, points[(index + count - 1) % count] ?? corner);
    const to = step(corner, points[(index + 1) % count] ?? corner);
    return `${index === 0 ? 'M' : 'L'}${show(from)}Q${show(corner)} ${show(to)}`;
  });
  return `${parts.join('')}Z`;
}

function show([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

export const DIRECTIONS: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The next of these points in a direction: near, and not far off the line; -1 at the edge. */
export function nextInDirection(points: readonly Point[], from: number, [dx, dy]: Point, pitch: number): number {
  const origin = points[from];
  if (!origin) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach(([x, y], index) => {
    const ahead = (x - origin[0]) * dx + (y - origin[1]) * dy;
    const aside = Math.abs((x - origin[0]) * dy) + Math.abs((y - origin[1]) * dx);
    if (index === from || ahead < pitch / 4 || aside > ahead * 1.2) return;
    const far = ahead + 1.6 * aside;
    if (far < least - 0.01) {
      least = far;
      best = index;
    }
  });
  return best;
}
