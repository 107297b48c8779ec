import { untrack } from 'svelte';
import { frame } from '../../table/layout/frame';
import type { Screen } from '../../wire/types';
import { positionOf } from './position';
import { drawnIn, isReshuffled } from './rounds';

const NOTHING: ReadonlyMap<number, string> = new Map();
let told = $state.raw({ table: '', drawn: NOTHING });

/** The resource cards of past rounds, as far as the log is known here. */
export function drawnAt(table: string): ReadonlyMap<number, string> {
  return told.table === table ? told.drawn : NOTHING;
}

/**
 * A position forgets its cards when they are shuffled anew; the log does not. It is at hand where the board stands, but
 * not in the page's head, where the rounds are shown. To be called while a board is made.
 */
export function tellDrawn(screen: () => Screen): void {
  const table = frame();
  if (!table) return;
  $effect(() => {
    const { book } = table.session;
    told = { table: screen().table.id, drawn: drawnIn(book.upTo(book.length)) };
  });
  $effect(() => {
    if (isReshuffled(positionOf(screen()))) void untrack(() => table.session.book.whole());
  });
}
