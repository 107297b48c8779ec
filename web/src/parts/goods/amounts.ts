/** So many of each good, by its name; what is not named is not there. */
export type Amounts = Readonly<Record<string, number>>;

export function amount(goods: Amounts | undefined, id: string): number {
  return goods?.[id] ?? 0;
}

/** Names of goods, one each, counted. */
export function counted(ids: readonly string[]): Amounts {
  const found: Record<string, number> = {};
  for (const id of ids) found[id] = amount(found, id) + 1;
  return found;
}
