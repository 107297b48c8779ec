/** Without case and accents, so that "muhle" finds Mühle. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase();
}

/** Whether every word that was typed begins, or stands within, a word of the name. */
export function matches(name: string, typed: string): boolean {
  const said = plain(name);
  return plain(typed)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** What is called just so comes first, then names that begin with what was typed. */
export function byFit<T>(things: readonly T[], nameOf: (thing: T) => string, typed: string): T[] {
  const wanted = plain(typed).trim();
  const rank = (thing: T): number => {
    const name = plain(nameOf(thing));
    return name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2;
  };
  return things.filter((thing) => matches(nameOf(thing), wanted)).sort((a, b) => rank(a) - rank(b));
}
