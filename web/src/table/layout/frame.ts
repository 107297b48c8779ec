import { getContext, setContext, type Snippet } from 'svelte';
import type { GameTexts } from '../../i18n/texts.svelte';
import type { TableSession } from '../session.svelte';

/** What the table lends to every board's layout. */
export interface Frame {
  readonly session: TableSession;
  readonly texts: GameTexts;
  readonly log: Snippet;
  /** While somebody looks back: the slider, in the place of the actions. */
  readonly replay: Snippet | null;
}

const KEY = Symbol('frame');

export function lend(frame: Frame): void {
  setContext(KEY, frame);
}

/** Null outside a table (in the gallery). */
export function frame(): Frame | null {
  return getContext<Frame | undefined>(KEY) ?? null;
}
