import type { Attachment } from 'svelte/attachments';

const FAR = 48;

/** A finger that goes sideways turns a page: 1 to the next one, -1 back. */
export function swiped(turn: (by: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: Touch | undefined;
    const down = ({ touches }: TouchEvent): void => void (from = touches.length === 1 ? touches[0] : undefined);
    const up = ({ changedTouches: [to] }: TouchEvent): void => {
      if (!from || !to) return;
      const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', down, { passive: true });
    element.addEventListener('touchend', up);
    return () => {
      element.removeEventListener('touchstart', down);
      element.removeEventListener('touchend', up);
    };
  };
}
