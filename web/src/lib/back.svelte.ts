import { rest } from './rest.svelte';

let opened = 0;
/** What is open and has a place of its own in the history. */
const open = new Set<number>();
let goingBack: Promise<void> | null = null;
if (inSight() > 0) history.replaceState(null, ''); // a page that was loaded anew has nothing open

/**
 * Going back (a gesture on the phone, a key, a button) closes what is open instead of leaving the page. To be called
 * while the part that opens is made.
 */
export function closedByGoingBack(isOpen: () => boolean, close: () => void): void {
  $effect(() => {
    if (!isOpen()) return;
    const mine = (opened += 1);
    let closed = false;
    const left = (): void => void (open.has(mine) && inSight() < mine && close());
    addEventListener('popstate', left);
    void wentBack().then(() => {
      if (closed) return;
      history.pushState({ opened: mine }, '');
      open.add(mine);
    });
    return () => {
      closed = true;
      open.delete(mine);
      removeEventListener('popstate', left);
      leaveWhatIsClosed();
    };
  });
}

/** When what is being closed right now has lost its place: who came before that would go with it. */
async function wentBack(): Promise<void> {
  do await goingBack;
  while (goingBack);
}

/** Something was closed otherwise than by going back, and nobody has gone elsewhere meanwhile: its place is left. */
function leaveWhatIsClosed(): void {
  if (goingBack || inSight() === 0 || open.has(inSight())) return;
  goingBack = new Promise((there) => {
    const arrived = (): void => {
      goingBack = null;
      there();
      leaveWhatIsClosed();
    };
    addEventListener('popstate', arrived, { once: true });
  });
  rest.until(goingBack);
  history.back();
}

/** What was opened last at this place of the history; 0 where nothing was. */
function inSight(): number {
  return (history.state as { opened?: number } | null)?.opened ?? 0;
}
