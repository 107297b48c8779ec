/**
 * Calls back, once a frame at most, whenever something on the page may have moved: it scrolled, changed its size, was
 * changed, or came to the end of a movement. Returns a way to stop.
 */
export function whenPageMoves(tell: () => void): () => void {
  let waiting = 0;
  const soon = (): void => {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0;
      tell();
    });
  };
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.body);
  const events = ['scroll', 'resize', 'transitionend', 'animationend'] as const;
  for (const event of events) addEventListener(event, soon, true);
  soon();
  return () => {
    cancelAnimationFrame(waiting);
    changes.disconnect();
    sizes.disconnect();
    for (const event of events) removeEventListener(event, soon, true);
  };
}
