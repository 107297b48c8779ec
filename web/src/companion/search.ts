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

/** Names that begin with what was typed come first. */
export function byFit<T>(things: readonly T[], nameOf: (thing: T) => string, typed: string): T[] {
  const begins = (thing: T): number => (plain(nameOf(thing)).startsWith(plain(typed).trim()) ? 0 : 1);
  return things.filter((thing) => matches(nameOf(thing), typed)).sort((a, b) => begins(a) - begins(b));
}
