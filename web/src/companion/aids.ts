import type { Component } from 'svelte';
import { isKept } from './pad.svelte';
import { isPlaying } from './turns.svelte';

/** What a page of the companion is given: the game, and what stands after the aid in the address. */
export interface AidProps {
  game: string;
  more: readonly string[];
}

/** One thing that helps at the real table: a link on the game's card, and a page. */
export interface Aid {
  /** Its address after `#/companion/GAME`; the pad has the game's own. */
  path: string;
  title: string;
  icon: string;
  /** Whether only games with a score pad have it. */
  byPad?: boolean;
  /** Whether one was begun here and not yet put away. */
  begun?: (game: string) => boolean;
  page: () => Promise<{ default: Component<AidProps> }>;
}

/** In the order of an evening. */
export const AIDS: readonly Aid[] = [
  { path: '', title: 'pad-title', icon: 'log', byPad: true, begun: isKept, page: () => import('./PadLoader.svelte') },
  { path: 'turns', title: 'turns-title', icon: 'people', begun: isPlaying, page: () => import('./TurnsPage.svelte') },
];
