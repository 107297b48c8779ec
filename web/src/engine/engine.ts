import { waking } from '../offline/waking.svelte';
import type { Message } from '../wire/types';
import type { Answered, Asked, Progress } from './asked';

export type Said = { said: unknown } | { error: Message };

/** Where an engine that has started says nothing for so long, it will not any more. A slow phone may start it as long as it takes. */
const PATIENCE_MS = 60_000;

const waiting = new Map<number, (text: string | null) => void>();
let worker: Worker | null = null;
let started = Promise.resolve();
let asked = 0;

/** What the engine in this browser says; nothing where it is not kept here. It is started when it is first needed. */
export async function askEngine(path: string, body: string): Promise<Said | null> {
  worker ??= start();
  const number = (asked += 1);
  const text = await new Promise<string | null>((answer) => {
    waiting.set(number, answer);
    void started.then(() => setTimeout(() => answer(null), PATIENCE_MS));
    worker?.postMessage({ number, path, body } satisfies Asked);
  });
  waiting.delete(number);
  if (text === null) stop();
  return text === null ? null : (JSON.parse(text) as Said);
}

function start(): Worker {
  const engine = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  started = new Promise((begin) => {
    engine.addEventListener('message', ({ data }: MessageEvent<Answered | Progress>) => {
      if (typeof data !== 'string') return waiting.get(data.number)?.(data.text);
      waking.now = data === 'starting';
      if (data === 'ready') begin();
    });
  });
  engine.addEventListener('error', stop);
  return engine;
}

/** The next question starts it afresh. */
function stop(): void {
  worker?.terminate();
  worker = null;
  waking.now = false;
  for (const answer of waiting.values()) answer(null);
}
