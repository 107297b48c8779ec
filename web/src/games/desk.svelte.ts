import { untrack } from 'svelte';
import type { MoveOffer } from '../wire/types';
import type { BoardProps } from './types';

/** What somebody is about to do at a board. */
export interface AnyDesk {
  newQuestion(): void;
  /** One step back: what I point at, then what I had chosen before that. */
  letGo(): void;
  /** A touch beside everything; unless a desk says otherwise it is the same. */
  touchBeside?(): void;
  /** Look where this move would be made. */
  follow(offer: MoveOffer): void;
  /** Whether this move, and nothing beyond it, is what I am about to do. */
  holds(move: string): boolean;
}

/** What has a use of its own; a touch anywhere else lets go. */
const USEFUL = 'button, a, input, select, label, summary, dialog, [role=button], [role=gridcell], [data-field], [data-sheet]';

/**
 * A desk begins anew with every question, looks where a hint points, and lets go by Escape or a touch beside everything.
 * To be called while a board is made.
 */
export function atEachQuestion(props: () => BoardProps, desk: AnyDesk): void {
  const question = $derived(`${props().screen.decision?.number}:${props().active}`);
  $effect(() => {
    void question;
    untrack(() => desk.newQuestion());
  });
  let followed = { question: '', move: '' };
  $effect(() => {
    const asked = question;
    const { hint } = props();
    untrack(() => {
      if (hint) desk.follow(hint);
      else if (followed.question === asked && desk.holds(followed.move)) desk.letGo(); // a hint that is closed leaves nothing behind
    });
    followed = hint ? { question: asked, move: hint.move } : { question: '', move: '' };
  });
  $effect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) desk.letGo();
    };
    const click = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('main') && !target.closest(USEFUL)) (desk.touchBeside ?? desk.letGo).call(desk);
    };
    addEventListener('keydown', key);
    addEventListener('click', click);
    return () => {
      removeEventListener('keydown', key);
      removeEventListener('click', click);
    };
  });
}
