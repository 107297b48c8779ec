let opened = 0;

/**
 * Going back (a gesture on the phone, a key, a button) closes what is open instead of leaving the page. To be called
 * while the part that opens is made.
 */
export function closedByGoingBack(isOpen: () => boolean, close: () => void): void {
  $effect(() => {
    if (!isOpen()) return;
    const mine = (opened += 1);
    history.pushState({ opened: mine }, '');
    const left = (): void => void (inSight() < mine && close());
    addEventListener('popstate', left);
    return () => {
      removeEventListener('popstate', left);
      if (inSight() === mine) history.back(); // closed otherwise, and nobody has gone elsewhere meanwhile
    };
  });
}

/** What was opened last at this place of the history; 0 where nothing was. */
function inSight(): number {
  return (history.state as { opened?: number } | null)?.opened ?? 0;
}
