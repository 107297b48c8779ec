const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5_000;

/** Tries again, with growing pauses, until the server is back. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/**
 * A part of the program that is fetched when it is needed. A browser remembers that a part could not be fetched, so
 * once the server is back the page is opened anew.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await patiently(async () => {
      if (!(await fetch('/api/health')).ok) throw new Error('not yet');
    });
    location.reload();
    return new Promise(() => undefined);
  }
}
