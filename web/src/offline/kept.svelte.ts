import type { FromServiceWorker, ToServiceWorker } from './words';

/** Whether this browser can do the companion's sums without a connection. */
class Kept {
  engine = $state(false);
  #asked = false;

  /** For who opens the companion: the engine is large, and only beside the real table is it needed without a server. */
  keepEngine(): void {
    if (this.#asked || !import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
    this.#asked = true;
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => {
      if (data === 'engine-kept') this.engine = true;
    });
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep-engine' satisfies ToServiceWorker));
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

export const kept = new Kept();
