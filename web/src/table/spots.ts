/** Where a spot of the table is in sight; the same spot may be drawn twice, large and small. */
export function spotOf(name: string): Element | null {
  const all = [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)];
  return all.find((element) => inSight(element.getBoundingClientRect())) ?? null;
}

function inSight({ width, height, left, right, top, bottom }: DOMRect): boolean {
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
