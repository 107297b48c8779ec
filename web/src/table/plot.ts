const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];

/** A straight scale from one range to another. */
export function scaleTo(from: number, to: number, start: number, end: number): (value: number) => number {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/** Round numbers for the lines across a plot, about five of them. */
export function levels(low: number, high: number): number[] {
  const step = STEPS.find((size) => (high - low) / size <= 5) ?? 200;
  const found: number[] = [];
  for (let level = Math.ceil(low / step) * step; level <= high; level += step) found.push(level);
  return found;
}

/** The rounds that are named below a plot: the first, round numbers in between, the last. */
export function roundsToName(last: number, most = 5): number[] {
  const step = STEPS.find((size) => last / size <= most) ?? 200;
  const between = Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step);
  return [1, ...between.filter((round) => round > 1 && last - round > step / 2), ...(last > 1 ? [last] : [])];
}

/** Places for labels that would overlap: pushed apart, order kept. */
export function spacedLabels(heights: number[], gap: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed = [...heights];
  let previous = -Infinity;
  for (const { height, index } of order) {
    previous = Math.max(height, previous + gap);
    placed[index] = previous;
  }
  return placed;
}
