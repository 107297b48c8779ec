import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Words } from '../i18n/resolve';

/** A sentence about a thing on the page, and the rule behind it. */
export interface Explanation {
  text: string;
  rule?: string | undefined;
}

/** Long enough to be meant. */
const HOVER_MS = 450;
const PRESS_MS = 500;
/** Time to reach the note with the pointer. */
const LEAVE_MS = 250;
const FAR = 10;

/** What is explained at the moment; one thing at a time. */
class Explaining {
  of = $state.raw<Element | null>(null);
  what = $state.raw<Explanation | null>(null);
  /** The same as `of`, for when an effect ends: states then still have the values from before. */
  #now: Element | null = null;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  show(of: Element, what: Explanation | null): void {
    this.stay();
    if (!what?.text) return;
    this.hide();
    this.of = this.#now = of;
    this.what = what;
    described(of).setAttribute('aria-describedby', NOTE);
  }

  /** Soon, unless the pointer comes to the note. */
  leave(of: Element, at = LEAVE_MS): void {
    if (this.#now !== of) return;
    this.stay();
    this.#leaving = setTimeout(() => this.hide(of), at);
  }

  stay(): void {
    clearTimeout(this.#leaving);
  }

  hide(of: Element | null = this.#now): void {
    if (this.#now !== of) return;
    this.stay();
    if (of) described(of).removeAttribute('aria-describedby');
    this.of = this.#now = null;
    this.what = null;
  }
}

export const explaining = new Explaining();
/** The note's id, for what it describes. */
export const NOTE = 'explanation';

/** Around a button the words are about the button. */
function described(of: Element): Element {
  return of.matches('button, a, [role]') ? of : (of.querySelector('button, a') ?? of);
}

/** An attachment: explains its element on hover, on focus by keyboard and on a long press. Esc closes; nothing is blocked. */
export function explain(words: () => Explanation | null): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    let pressed = false;
    /** The pointer has come here; what comes under a pointer that rests is not asked about. */
    let visited = false;
    const show = (): void => explaining.show(element, words());
    const later = (ms: number, then: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(then, ms);
    };
    const heeds: Partial<{ [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void }> = {
      pointerleave: (event) => {
        clearTimeout(timer);
        visited = false;
        if (event.pointerType === 'mouse') explaining.leave(element);
      },
      pointerdown: (event) => {
        pressed = false;
        clearTimeout(timer);
        if (event.pointerType === 'mouse') return explaining.hide(element);
        from = { x: event.clientX, y: event.clientY };
        later(PRESS_MS, () => ((pressed = true), show()));
      },
      pointermove: (event) => {
        if (event.pointerType === 'mouse' && !visited && (event.movementX !== 0 || event.movementY !== 0)) {
          visited = true;
          later(HOVER_MS, show);
        }
        if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) clearTimeout(timer);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => pressed && event.preventDefault(),
      focusin: ({ target }) => target instanceof Element && target.matches(':focus-visible') && show(),
      focusout: ({ relatedTarget: to }) => !(to instanceof Element && to.closest(`#${NOTE}`)) && explaining.hide(element),
      keydown: (event) => {
        if (event.key !== 'Escape' || explaining.of !== element) return;
        explaining.hide();
        event.stopPropagation();
      },
    };
    // Whoever presses long wants to know, not to act.
    const swallow = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const ends = Object.entries(heeds).map(([name, heed]) => on(element, name, heed as EventListener));
    ends.push(on(element, 'click', swallow, { capture: true }));
    return () => {
      clearTimeout(timer);
      explaining.hide(element);
      for (const end of ends) end();
    };
  };
}

/** Explains things of a game by the ids of its texts (`explain-ID`), each with the rule behind it. */
export function explainsBy(rules: Readonly<Record<string, string>>): (texts: Sayer, id: string, args?: Words) => Attachment<HTMLElement | SVGElement> {
  return (texts, id, args = {}) => explain(() => ({ text: texts.say(`explain-${id}`, args), rule: rules[id] }));
}

interface Sayer {
  say: (id: string, args?: Words) => string;
}
