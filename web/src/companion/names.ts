import { recallData, remember } from '../lib/memory';

const NAMES = 'pad-names';

/** Who played last time. */
export function usualNames(): string[] {
  return recallData<string[]>(NAMES) ?? [];
}

export function rememberNames(names: readonly string[]): void {
  if (names.some((name) => name !== '')) remember(NAMES, JSON.stringify(names));
}
