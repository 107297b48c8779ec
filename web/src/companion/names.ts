import { recall, remember } from '../lib/memory';

const NAMES = 'pad-names';

/** Who played last time. */
export function usualNames(): string[] {
  try {
    const names: unknown = JSON.parse(recall(NAMES) ?? '[]');
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}

export function rememberNames(names: readonly string[]): void {
  if (names.some((name) => name !== '')) remember(NAMES, JSON.stringify(names));
}
