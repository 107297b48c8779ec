import { expect, test } from 'vitest';
import { sameQuestion } from '../src/table/skip';

function touched(element: EventTarget, kind: string, detail = 1): boolean {
  return element.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), { detail }));
}

test('a click that was begun for one question answers no other', () => {
  const element = new EventTarget();
  let question = 1;
  const end = sameQuestion(() => question)(element as HTMLElement);
  touched(element, 'pointerdown');
  expect(touched(element, 'click')).toBe(true);
  touched(element, 'pointerdown');
  question = 2;
  expect(touched(element, 'click')).toBe(false);
  touched(element, 'pointerdown');
  expect(touched(element, 'click')).toBe(true);
  question = 3;
  expect(touched(element, 'click', 0), 'a key has no beginning').toBe(true);
  end();
});
