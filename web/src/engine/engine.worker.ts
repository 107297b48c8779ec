/** The rules engine in the browser: the same Python as on the server, for what the companion asks without a connection. */
import { loadPyodide, version } from 'pyodide';
import type { Answered, Asked, Progress } from './asked';

const ready = start();
ready.then(() => tell('ready')).catch(() => undefined); // then every question hears that there is none

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => void ready.then((answer) => tell({ number: data.number, text: answer(data.path, data.body) })).catch(() => tell({ number: data.number, text: null })));

async function start(): Promise<(path: string, body: string) => string> {
  const [python, parcel] = await Promise.all([loadPyodide({ indexURL: new URL(`./pyodide-${version}/`, self.location.href).href }), fetchParcel()]);
  python.unpackArchive(parcel, 'zip');
  const companion = python.pyimport('kleinstadt.companion.alone') as { answer: (path: string, body: string) => string };
  return (path, body) => companion.answer(path, body);
}

async function fetchParcel(): Promise<ArrayBuffer> {
  const response = await fetch('/api/engine.zip');
  if (!response.ok) throw new Error('no engine');
  const parcel = await response.arrayBuffer();
  tell('starting');
  return parcel;
}

function tell(word: Answered | Progress): void {
  self.postMessage(word);
}
