/** A number from 0 up to, not including, this one; each as likely as any other. */
export type Chance = (sides: number) => number;

const ALL = 2 ** 32;

export const fair: Chance = (sides) => {
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= ALL - (ALL % sides));
  return (drawn[0] ?? 0) % sides;
};

export function shuffled<T>(things: readonly T[], chance: Chance): T[] {
  const list = [...things];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = chance(last + 1);
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
  return list;
}
