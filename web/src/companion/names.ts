import { recallData, remember } from '../lib/memory';
import { isText, listOf } from '../lib/shape';

const NAMES = 'pad-names';

/** Who played last time. */
export function usualNames(): string[] {
  return recallData(NAMES, listOf(isText)) ?? [];
}

export function rememberNames(names: readonly string[]): void {
  if (names.some((name) => name !== '')) remember(NAMES, JSON.stringify(names));
}
