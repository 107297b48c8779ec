import type { GameTexts } from '../../i18n/texts.svelte';
import type { Task, View } from '../../wire/types';

/** What a game is given to draw its set-up: what a spectator sees, and what there is to do. */
export interface DrawPictureProps {
  view: View;
  tasks: readonly Task[];
  texts: GameTexts;
}
