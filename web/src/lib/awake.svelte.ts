/** While this holds, the screen stays on, where the browser can do that. To be called while a part is made. */
export function keptAwake(isWanted: () => boolean): void {
  $effect(() => {
    if (!isWanted() || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async (): Promise<void> => {
      if (document.hidden || over) return;
      lock = await navigator.wakeLock.request('screen').catch(() => null); // a weak battery may forbid it
      if (over) void lock?.release();
    };
    const again = (): void => void ask();
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  });
}
