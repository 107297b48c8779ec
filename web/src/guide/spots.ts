/** Things on the table carry `data-spot`; of several with one name, the one that can be seen. */
export function spotElement(name: string): Element | null {
  const all = [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)];
  return all.find((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0) ?? null;
}

export function firstInSight(names: readonly string[]): Element | null {
  for (const name of names) {
    const found = spotElement(name);
    if (found) return found;
  }
  return null;
}
