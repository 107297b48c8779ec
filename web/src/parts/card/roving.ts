const STEPS: Record<string, readonly [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Groups whose buttons came or went since the last frame. Each tells what there is to change. */
const unsettled = new Set<() => () => void>();

/** Once a frame for all of them, and nothing is changed before all have looked: to ask what can be seen lays the page out. */
function settleSoon(look: () => () => void): void {
  if (unsettled.size === 0) {
    requestAnimationFrame(() => {
      const looks = [...unsettled];
      unsettled.clear();
      for (const change of looks.map((each) => each())) change();
    });
  }
  unsettled.add(look);
}

/** An attachment: what can be pressed inside is one stop of the Tab key, and arrow keys, Home and End walk among it. */
export function roving(element: Element): () => void {
  const all = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('button')].filter((button) => button.checkVisibility());

  function settle(buttons: HTMLElement[], stop?: HTMLElement): void {
    const first = stop ?? buttons.find((button) => button.getAttribute('tabindex') === '0') ?? buttons.find((button) => button.dataset.lit !== undefined) ?? buttons[0];
    for (const button of buttons) {
      const wanted = button === first ? '0' : '-1';
      if (button.getAttribute('tabindex') !== wanted) button.setAttribute('tabindex', wanted);
    }
  }
  function look(): () => void {
    const buttons = all();
    return () => settle(buttons);
  }
  function walk(event: KeyboardEvent): void {
    const buttons = all();
    const from = buttons.findIndex((button) => button === document.activeElement);
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : beside(buttons.map(middle), from, STEPS[event.key]);
    const next = buttons[to];
    if (!next || to === from) return;
    event.preventDefault();
    settle(buttons, next);
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  const watcher = new MutationObserver(() => settleSoon(look));
  watcher.observe(element, { childList: true, subtree: true });
  const focused = (event: Event): void => settle(all(), (event.target as HTMLElement).closest('button') ?? undefined);
  element.addEventListener('keydown', walk as EventListener);
  element.addEventListener('focusin', focused);
  settleSoon(look);
  return () => {
    watcher.disconnect();
    unsettled.delete(look);
    element.removeEventListener('keydown', walk as EventListener);
    element.removeEventListener('focusin', focused);
  };
}

function middle(button: HTMLElement): readonly [number, number] {
  const { x, y, width, height } = button.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** The nearest in a direction; sideways counts twice, so that rows and columns are kept to. */
export function beside(points: (readonly [number, number])[], from: number, step: readonly [number, number] | undefined): number {
  const start = points[from];
  if (!step || !start) return from;
  let best = from;
  let least = Infinity;
  points.forEach(([x, y], index) => {
    const ahead = (x - start[0]) * step[0] + (y - start[1]) * step[1];
    const aside = Math.abs((x - start[0]) * step[1]) + Math.abs((y - start[1]) * step[0]);
    if (index !== from && ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = index;
    }
  });
  return best;
}
