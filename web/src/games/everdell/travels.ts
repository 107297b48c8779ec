import type { Travel } from '../../table/mover.svelte';
import type { LogLine, Screen } from '../../wire/types';
import { positionOf } from './position';

/** What goes where: workers to their places, cards into cities, what is gained and paid. */
export function travels(before: Screen, lines: LogLine[]): Travel[] {
  let from = ''; // what brings the goods of the next lines
  return lines.flatMap(({ id, args }): Travel[] => {
    const seat = Number(args.seat);
    const mine = seat === before.view.seat;
    const panel = mine ? 'city' : `seat-${seat}`;
    const card = String(args.card);
    const good = String(args.good);
    switch (id) {
      case 'visited':
      case 'moved':
      case 'moved_by':
        from = String(args.location);
        return [{ piece: `worker-${seat}`, from: mine ? 'workers' : panel, to: from }];
      case 'visited_card':
      case 'moved_card':
      case 'moved_card_by':
        from = spotOf(before, Number(args.other_seat), card);
        return [{ piece: `worker-${seat}`, from: mine ? 'workers' : panel, to: from }];
      case 'achieved':
        from = card;
        return [{ piece: `worker-${seat}`, from: mine ? 'workers' : panel, to: card }];
      case 'worked':
        from = spotOf(before, seat, card);
        return [];
      case 'played':
        from = mine ? 'city' : panel;
        return [{ piece: card, from: sourceOf(before, seat, card), to: panel }];
      case 'gained':
        return [{ piece: `r-${good}`, from: from || 'question', to: mine ? `good-${good}` : panel }];
      case 'paid':
      case 'gave_nobody':
        return [{ piece: `r-${good}`, from: mine ? `good-${good}` : panel, to: 'question' }];
      case 'gave':
        return [{ piece: `r-${good}`, from: panel, to: `seat-${String(args.other_seat)}` }];
      case 'drew':
        return [{ piece: 'r-cards', from: 'deck', to: mine ? 'hand' : panel }];
      case 'took':
        return [{ piece: card, from: sourceOf(before, seat, card), to: mine ? 'hand' : panel }];
      default:
        return [];
    }
  });
}

/** Where a card lay: in the Meadow, or with the player. */
function sourceOf(before: Screen, seat: number, card: string): string {
  const position = positionOf(before);
  const slot = position.meadow.indexOf(card);
  if (seat === before.view.seat && position.seats[seat]?.hand.cards.includes(card)) return 'hand';
  return slot >= 0 ? `meadow_${slot + 1}` : `seat-${seat}`;
}

/** Where a card of a city lies on the page: my own in its place, others with their player. */
function spotOf(before: Screen, owner: number, card: string): string {
  if (owner !== before.view.seat) return `seat-${owner}`;
  const place = positionOf(before).seats[owner]?.city.findIndex((each) => each.card === card) ?? -1;
  return place >= 0 ? `${owner}.${place}` : 'city';
}
