import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ENGINE, WORKER, offline } from './offline.ts';

// `npm run dev` talks to a running Kleinstadt server: the one of `make play`, or the one that KLEINSTADT_SERVER names.
const server = process.env.KLEINSTADT_SERVER ?? 'http://localhost:8765';

export default defineConfig({
  base: './',
  plugins: [svelte(), offline()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/offline/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
        // What several pages share is one file: fourteen small ones were fourteen times round a slow line.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, entriesAware: false }] },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: `${ENGINE}[name]-[hash].js` } } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
