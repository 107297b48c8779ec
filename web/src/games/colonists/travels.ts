import type { Travel } from '../../table/mover.svelte';
import type { LogLine, Screen } from '../../wire/types';
import { positionOf } from './position';

/** What goes where: stewards to their places, goods into communities and back to the supply. */
export function travels(before: Screen, lines: LogLine[]): Travel[] {
  let from = 'question'; // where the goods of the next lines come from
  return lines.flatMap(({ id, args }): Travel[] => {
    const seat = Number(args.seat);
    const home = seat === before.view.seat ? 'stock' : `seat-${seat}`;
    const place = String(args.place);
    const goods = Array.isArray(args.goods) ? [...new Set(args.goods)] : [];
    switch (id) {
      case 'enter':
      case 'go': {
        from = place;
        const stood = positionOf(before).seats[seat]?.stewards.find((spot) => spot && spot !== place) ?? '';
        return [{ piece: `steward-${seat}`, from: stood || `seat-${seat}`, to: place }];
      }
      case 'gain':
        return goods.map((good) => ({ piece: `g-${good}`, from, to: home }));
      case 'paid':
        return goods.map((good) => ({ piece: `g-${good}`, from: home, to: 'question' }));
      case 'levy':
        return goods.map((good) => ({ piece: `g-${good}`, from: home, to: `seat-${String(args.other_seat)}` }));
      case 'built':
        return [{ piece: `b-${String(args.building)}`, from, to: seat === before.view.seat ? 'community' : `seat-${seat}` }];
      default:
        return [];
    }
  });
}
