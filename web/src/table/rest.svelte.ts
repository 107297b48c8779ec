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

/** An attachment: whatever a change inside this element sets in motion, the page rests when it stands still again. */
export function restless(element: Element): () => void {
  const watcher = new MutationObserver(() => {
    const moving = element.getAnimations({ subtree: true }).filter(ends);
    if (moving.length > 0) rest.until(Promise.allSettled(moving.map((animation) => animation.finished)));
  });
  watcher.observe(element, { attributes: true, childList: true, subtree: true });
  return () => watcher.disconnect();
}

/** A wheel that turns for as long as somebody thinks is not waited for. */
function ends(animation: Animation): boolean {
  return animation.effect?.getComputedTiming().endTime !== Infinity;
}
