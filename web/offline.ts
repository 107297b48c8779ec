import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

export const WORKER = 'service-worker.js';
/** Where the engine for browsers lies (src/engine/): the server lets only what is in this folder run WebAssembly. */
export const ENGINE = 'engine/';
const PAGE = 'index.html';
const PYTHON = ['pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];

/**
 * Adds the Python for browsers to the build, and tells the service worker which files the build consists of, so that it
 * can keep them (src/offline/).
 */
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'kleinstadt-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      const page = bundle[PAGE];
      if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('page and service worker are not there');
      if (worker.imports.length > 0) throw new Error('a service worker stands alone');
      const all = Object.keys(bundle).filter((name) => name !== WORKER && name !== PAGE);
      const files = [...all.filter((name) => !name.startsWith(ENGINE)), ...readdirSync(publicDir)];
      const python = pythonFiles();
      for (const [fileName, source] of python) this.emitFile({ type: 'asset', fileName, source });
      const engine = [...all.filter((name) => name.startsWith(ENGINE)), ...python.keys()];
      const build = createHash('sha256').update(JSON.stringify(files)).update(page.source).digest('hex').slice(0, 12);
      const told = { __FILES__: files, __ENGINE__: engine, __BUILD__: build };
      for (const [name, value] of Object.entries(told)) worker.code = worker.code.replace(name, JSON.stringify(value));
    },
  };
}

function pythonFiles(): Map<string, Uint8Array> {
  const { resolve } = createRequire(import.meta.url);
  const folder = path.dirname(resolve('pyodide'));
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return new Map(PYTHON.map((name) => [`${ENGINE}pyodide-${version}/${name}`, readFileSync(path.join(folder, name))]));
}
