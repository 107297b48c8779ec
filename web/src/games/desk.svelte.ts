import { untrack } from 'svelte';
import type { MoveOffer } from '../wire/types';
import type { BoardProps } from './types';

/** What somebody is about to do at a board. */
export interface AnyDesk {
  newQuestion(): void;
  /** Look where this move would be made. */
  follow(offer: MoveOffer): void;
}

/** A desk begins anew with every question, and looks where a hint points. To be called while a board is made. */
export function atEachQuestion(props: () => BoardProps, desk: AnyDesk): void {
  const question = $derived(`${props().screen.decision?.number}:${props().active}`);
  $effect(() => {
    void question;
    untrack(() => desk.newQuestion());
  });
  $effect(() => {
    void question;
    const { hint } = props();
    if (hint) untrack(() => desk.follow(hint));
  });
}
