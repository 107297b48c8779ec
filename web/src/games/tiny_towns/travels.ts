import type { Travel } from '../../table/mover.svelte';
import type { LogLine, Screen } from '../../wire/types';
import { isResource } from './cards';
import { fieldIndex, townOf } from './position';

/** What goes where: a named resource to everybody, a placed one to its field, paid ones into the building. */
export function travels(before: Screen, lines: LogLine[]): Travel[] {
  return lines.flatMap((line) => travelsOf(before, line, lines));
}

function travelsOf(before: Screen, { id, args }: LogLine, lines: LogLine[]): Travel[] {
  const seat = Number(args.seat);
  const piece = String(args.resource ?? '');
  switch (id) {
    case 'named':
    case 'opened':
      return [{ piece, from: `seat-${seat}`, to: 'question' }];
    case 'placed':
      return seat === before.view.seat ? [] : [{ piece, from: 'question', to: `${seat}.${String(args.field)}` }];
    case 'paid':
      return paid(before, seat, args.fields, lines);
    default:
      return [];
  }
}

function paid(before: Screen, seat: number, fields: unknown, lines: LogLine[]): Travel[] {
  const built = lines.find(({ id, args }) => id === 'built' && args.seat === seat);
  if (!built || !Array.isArray(fields)) return [];
  const { fields: contents } = townOf(before, seat);
  return (fields as string[]).flatMap((field) => {
    const piece = contents[fieldIndex(field)] ?? '';
    return isResource(piece) ? [{ piece, from: `${seat}.${field}`, to: `${seat}.${String(built.args.field)}` }] : [];
  });
}
