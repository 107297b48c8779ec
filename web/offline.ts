import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

export const WORKER = 'service-worker.js';
const PAGE = 'index.html';

/** Tells the service worker which files this build consists of, so that it can keep them (src/offline/). */
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
      const files = [...Object.keys(bundle).filter((name) => name !== WORKER && name !== PAGE), ...readdirSync(publicDir)];
      const build = createHash('sha256').update(JSON.stringify(files)).update(page.source).digest('hex').slice(0, 12);
      worker.code = worker.code.replace('__FILES__', JSON.stringify(files)).replace('__BUILD__', JSON.stringify(build));
    },
  };
}
