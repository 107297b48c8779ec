import type { Message } from '../wire/types';
import type { Answered, Asked } from './asked';

export type Said = { said: unknown } | { error: Message };

/** Where the engine says nothing for so long, it will not any more. */
const PATIENCE_MS = 60_000;

const waiting = new Map<number, (text: string | null) => void>();
let worker: Worker | null = null;
let asked = 0;

/** What the engine in this browser says; nothing where it is not kept here. It is started when it is first needed. */
export async function askEngine(path: string, body: string): Promise<Said | null> {
  worker ??= start();
  const number = (asked += 1);
  const text = await new Promise<string | null>((answer) => {
    waiting.set(number, answer);
    setTimeout(() => answer(null), PATIENCE_MS);
    worker?.postMessage({ number, path, body } satisfies Asked);
  });
  waiting.delete(number);
  if (text === null) stop();
  return text === null ? null : (JSON.parse(text) as Said);
}

function start(): Worker {
  const started = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  started.addEventListener('message', ({ data }: MessageEvent<Answered>) => waiting.get(data.number)?.(data.text));
  started.addEventListener('error', stop);
  return started;
}

/** The next question starts it afresh. */
function stop(): void {
  worker?.terminate();
  worker = null;
  for (const answer of waiting.values()) answer(null);
}
