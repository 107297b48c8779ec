import type { Travel } from '../../table/mover.svelte';
import type { LogLine, Screen } from '../../wire/types';

/** What goes where: floors from a player to a field and back, a roof, a project to who completed it. */
export function travels(before: Screen, lines: LogLine[]): Travel[] {
  return lines.flatMap(({ id, args }): Travel[] => {
    if (args.seat === before.view.seat && id !== 'completed') return []; // I have put it there myself
    const panel = `seat-${String(args.seat)}`;
    const field = `${String(args.territory)}.${String(args.place)}`;
    const floor = `floor-${String(args.seat)}`;
    switch (id) {
      case 'built':
      case 'raided':
        return [{ piece: floor, from: panel, to: field }];
      case 'demolished':
        return [{ piece: floor, from: field, to: panel }];
      case 'moved_roof':
        return [{ piece: 'roof', from: field, to: `${String(args.to_territory)}.${String(args.to_place)}` }];
      case 'completed':
        return [{ piece: 'roof', from: `card-${String(args.card)}`, to: field }];
      default:
        return [];
    }
  });
}
