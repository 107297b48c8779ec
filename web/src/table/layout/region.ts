import type { Snippet } from 'svelte';

/** A part of the table that lies in a column on a desk and takes turns with others on smaller screens. */
export interface Region {
  id: string;
  name: string;
  /** A drawing of `art/ui`. */
  icon: string;
  at: 'left' | 'right';
  content: Snippet;
  /** Something can be done there. */
  dot?: boolean;
}
