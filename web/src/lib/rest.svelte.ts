/**
 * Whether the page has come to rest: nothing moves, nothing is awaited from the server, nothing is about to happen by
 * itself. Whatever starts something says so with `begin` and calls what it gets when that is over; an effect can simply
 * return it.
 */
class Rest {
  /** Counted aside: an effect that is torn down would read a state as it was before. */
  #begun = 0;
  now = $state(true);

  begin(): () => void {
    let over = false;
    this.#count(1);
    return () => {
      if (!over) this.#count(-1);
      over = true;
    };
  }

  /** Not before this has ended, well or badly. */
  until(promise: Promise<unknown>): void {
    const end = this.begin();
    promise.then(end, end);
  }

  #count(by: number): void {
    this.#begun += by;
    this.now = this.#begun === 0;
  }
}

export const rest = new Rest();

/**
 * An attachment: whatever changes inside this element, the page rests when that has been drawn and what it set in motion
 * stands still again. Looked at once a frame: to ask for animations makes the browser work out all styles.
 */
export function restless(element: Element): () => void {
  let drawn: (() => void) | null = null;
  const watcher = new MutationObserver((changes) => {
    if (drawn || changes.every(unseen)) return;
    drawn = rest.begin();
    requestAnimationFrame(() => {
      const moving = element.getAnimations({ subtree: true }).filter(ends);
      if (moving.length > 0) rest.until(Promise.allSettled(moving.map((animation) => animation.finished)));
      drawn?.();
      drawn = null;
    });
  });
  watcher.observe(element, { attributes: true, childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    drawn?.();
  };
}

/** What comes of resting itself, and where the Tab key stops: nobody sees either. */
function unseen({ attributeName }: MutationRecord): boolean {
  return attributeName === 'data-rest' || attributeName === 'tabindex';
}

/** A wheel that turns for as long as somebody thinks is not waited for. */
function ends(animation: Animation): boolean {
  return animation.effect?.getComputedTiming().endTime !== Infinity;
}
