/** Things on the table carry `data-spot`; of several with one name, the largest that can be seen. */
export function spotElement(name: string): Element | null {
  const all = [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)].filter((element) => element.checkVisibility());
  const [largest] = all.map((element) => ({ element, width: element.getBoundingClientRect().width })).sort((a, b) => b.width - a.width);
  return largest && largest.width > 0 ? largest.element : null;
}

export function firstInSight(names: readonly string[]): Element | null {
  for (const name of names) {
    const found = spotElement(name);
    if (found) return found;
  }
  return null;
}

/** Whether nothing lies over its middle, apart from a note; what is out of sight may be scrolled there. */
export function onTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return !hit || element.contains(hit) || hit.contains(element) || hit.closest('[data-beside]') !== null;
}
