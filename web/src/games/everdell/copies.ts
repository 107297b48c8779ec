/** Of equal cards side by side this one is the so-manieth, beginning with 0. */
export function copyAt(cards: readonly string[], index: number): number {
  return cards.slice(0, index).filter((card) => card === cards[index]).length;
}

/** Whether this one of so many (`of`) equal cards is among the chosen ones: they count from the one that was touched first, around. */
export function isAmong(copy: number, first: number, chosen: number, of: number): boolean {
  return (((copy - first) % of) + of) % of < chosen;
}
