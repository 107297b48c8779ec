import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fakeServer } from './dev/fake-server.ts';
import { ENGINE, WORKER, offline } from './offline.ts';

// `npm run dev` talks to a running Kleinstadt server when KLEINSTADT_SERVER names one, otherwise to recorded screens.
const server = process.env.KLEINSTADT_SERVER;

export default defineConfig(({ command, mode }) => ({
  base: './',
  plugins: [svelte(), offline(), ...(command === 'serve' && mode !== 'test' && !server ? [fakeServer()] : [])],
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
    ...(server ? { proxy: { '/api': { target: server, ws: true } } } : {}),
  },
  test: { include: ['tests/**/*.test.ts'] },
}));
