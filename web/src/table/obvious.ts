import type { LogLine, Screen, TableInfo } from '../wire/types';

/** Whether everybody else at the table is a bot that sits in for nobody. */
export function aloneWithBots(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.you) && table.seats.every((seat) => seat.you || (seat.kind === 'bot' && seat.lent_by === null));
}

/**
 * The only answer I have, where nobody minds that it is given for me: with other people at the table the time it takes
 * would tell them something. Who has just taken something back may want to go further, and is asked again.
 */
export function onlyAnswer(screen: Screen, log: LogLine[]): string | null {
  const [only, ...others] = screen.moves;
  if (!screen.decision || !only || others.length > 0 || !aloneWithBots(screen.table)) return null;
  const mine = log.findLast((line) => line.by === screen.view.seat);
  return mine?.id === 'undone' ? null : only.move;
}
