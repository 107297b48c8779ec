const KEYS = ['Enter', ' ', 'Escape'];

/** An attachment: a click that began while one thing was asked does nothing when another is asked by its end. */
export function sameQuestion(question: () => unknown): (element: HTMLElement) => () => void {
  return (element) => {
    let begun: unknown;
    const down = (): void => void (begun = question());
    const click = (event: MouseEvent): void => {
      if (event.detail === 0 || begun === question()) return; // a key has no beginning
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerdown', down, true);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('pointerdown', down, true);
      element.removeEventListener('click', click, true);
    };
  };
}

/**
 * An attachment: while something waits to be shown, a touch or a key goes straight to the present and does nothing else, so
 * that nobody acts on what they have not seen yet. `skip` returns null where there is nothing to skip.
 */
export function skipsByTouch(skip: () => void | null): (element: HTMLElement) => () => void {
  return (element) => {
    let swallow = false;
    const down = (event: Event): void => {
      if ((event.target as Element).closest('a, [data-skip], [data-seen], [role=tab], [data-tool]')) return;
      swallow = skip() !== null;
      if (swallow) event.preventDefault();
    };
    const click = (event: Event): void => {
      if (swallow) event.stopPropagation();
      swallow = false;
    };
    const key = (event: KeyboardEvent): void => {
      if (!KEYS.includes(event.key) || (event.target as Element).closest('input, textarea, dialog, [data-skip], [data-seen]')) return;
      if (skip() === null) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', down, true);
    element.addEventListener('click', click, true);
    window.addEventListener('keydown', key, true);
    return () => {
      element.removeEventListener('pointerdown', down, true);
      element.removeEventListener('click', click, true);
      window.removeEventListener('keydown', key, true);
    };
  };
}
