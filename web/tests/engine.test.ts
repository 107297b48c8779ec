import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEngine, type Said } from '../src/engine/engine';
import { waking } from '../src/offline/waking.svelte';

/** A worker that says what it is told to say. */
class Silent extends EventTarget {
  static latest: Silent;
  readonly asked: { number: number; path: string }[] = [];

  constructor() {
    super();
    Silent.latest = this;
  }
  postMessage(question: { number: number; path: string }): void {
    this.asked.push(question);
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {}
}

const HALF_AN_HOUR = 1_800_000;
const LONG = 60_000;

describe('the engine in the browser', () => {
  let said: Promise<Said | null>;
  let answer: Said | null | undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', Silent);
    answer = undefined;
    said = askEngine('pads/tiny_towns', '{}');
    void said.then((found) => (answer = found));
  });
  afterEach(async () => {
    Silent.latest.dispatchEvent(new Event('error')); // each test has an engine of its own
    await said;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('may take as long as it needs to start, and the page knows that it starts', async () => {
    expect(waking.now).toBe(false); // as long as it may not be kept here at all
    Silent.latest.say('starting');
    expect(waking.now).toBe(true);
    await vi.advanceTimersByTimeAsync(HALF_AN_HOUR);
    expect(answer).toBeUndefined();
    Silent.latest.say('ready');
    expect(waking.now).toBe(false);
    Silent.latest.say({ number: Silent.latest.asked[0]?.number, text: '{"said": 7}' });
    expect(await said).toEqual({ said: 7 });
  });
  it('is given up where it has started and says nothing', async () => {
    Silent.latest.say('ready');
    await vi.advanceTimersByTimeAsync(LONG - 1);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(await said).toBeNull();
  });
  it('that cannot be started says so at once, and is started afresh for the next question', async () => {
    const first = Silent.latest;
    first.say('starting');
    first.dispatchEvent(new Event('error'));
    expect(await said).toBeNull();
    expect(waking.now).toBe(false);
    said = askEngine('pads/tiny_towns', '{}');
    expect(Silent.latest).not.toBe(first);
  });
});
