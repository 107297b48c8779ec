import type { Shape } from './shape';

/** What this browser keeps from one visit to the next. Where it may keep nothing, it lasts as long as the page. */
const page = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`kleinstadt.${key}`) ?? page.get(key) ?? null;
  } catch {
    return page.get(key) ?? null;
  }
}

/** What was kept as JSON; null where there is nothing, or nothing of this shape. */
export function recallData<T>(key: string, shape: Shape<T>): T | null {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? 'null');
    return shape(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  page.set(key, value);
  try {
    localStorage.setItem(`kleinstadt.${key}`, value);
  } catch {
    /* private windows may forbid it */
  }
}

export function forget(key: string): void {
  page.delete(key);
  try {
    localStorage.removeItem(`kleinstadt.${key}`);
  } catch {
    /* where nothing may be kept, nothing is */
  }
}
