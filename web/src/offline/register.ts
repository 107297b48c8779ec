import type { FromServiceWorker } from './words';

/** Once the page is there, the browser may keep what it needs to open without a connection. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if ((data as FromServiceWorker) === 'where') ports[0]?.postMessage(location.hash);
  });
  addEventListener('load', () => {
    navigator.serviceWorker.register('./service-worker.js').catch(() => undefined); // where it may not, it needs one
  });
}
