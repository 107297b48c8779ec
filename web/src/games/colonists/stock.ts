import { amount } from '../../parts/goods/amounts';
import { GOODS, PROVISIONS } from './cards';
import type { Player } from './position';

/** A space for one good; after a move its good would have left, or another one come. */
export interface Slot {
  good: string;
  leaves: boolean;
  comes: boolean;
}
/** Storage pays; the warehouse only keeps, `only` one kind of good where that is said. */
export interface Slots {
  id: 'storage' | 'warehouse';
  only: string;
  slots: Slot[];
}

/**
 * Goods on their spaces. Between storage and warehouse they may be moved at any time (CO-110), so the rules count them
 * together; here provisions lie in the warehouse first, and everything else in the storage.
 */
export function slotsOf(player: Player, after?: Player): Slots[] {
  const left: Record<string, number> = { ...player.pool };
  const leaving: Record<string, number> = {};
  const coming: string[] = [];
  for (const id of GOODS) {
    const change = after ? amount(after.pool, id) - amount(player.pool, id) : 0;
    leaving[id] = Math.max(0, -change);
    coming.push(...Array.from({ length: Math.max(0, change) }, () => id));
  }
  const take = (id: string): Slot => {
    left[id] = amount(left, id) - 1;
    const leaves = amount(leaving, id) > 0;
    if (leaves) leaving[id] = amount(leaving, id) - 1;
    return { good: id, leaves, comes: false };
  };
  const put = (spaces: number, order: readonly string[]): Slot[] =>
    Array.from({ length: spaces }, () => {
      const id = order.find((each) => amount(left, each) > 0);
      return id ? take(id) : { good: '', leaves: false, comes: false };
    });
  const typed = GOODS.filter((id) => amount(player.typed, id) > 0).map((id): Slots => ({ id: 'warehouse', only: id, slots: put(amount(player.typed, id), [id]) }));
  const others = GOODS.filter((id) => !(PROVISIONS as readonly string[]).includes(id));
  const keeps: readonly string[] = [...PROVISIONS, ...[...others].reverse()];
  const count = Object.values(left).reduce((sum, number) => sum + number, 0);
  const provisions = PROVISIONS.reduce((sum, id) => sum + amount(left, id), 0);
  // The warehouse takes provisions, and whatever the storage has no room for.
  const inWarehouse = Math.min(player.warehouse, Math.max(provisions, count - player.storage));
  const warehouse = [...put(inWarehouse, keeps), ...free(player.warehouse - inWarehouse)];
  const groups: Slots[] = [
    { id: 'storage', only: '', slots: put(player.storage, [...others, ...PROVISIONS]) },
    { id: 'warehouse', only: '', slots: warehouse },
    ...typed,
  ];
  for (const good of coming) {
    const space = groups.flatMap(({ slots, only }) => (!only || only === good ? slots : [])).find((slot) => !slot.good);
    if (space) Object.assign(space, { good, comes: true });
  }
  return groups;
}

function free(spaces: number): Slot[] {
  return Array.from({ length: Math.max(0, spaces) }, () => ({ good: '', leaves: false, comes: false }));
}
