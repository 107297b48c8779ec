import type { ChangeMessage } from './generated';

/**
 * What has changed in a tree of plain data: `[value]` is the new value, whole; an object holds the changes of some keys
 * (in a list: of some places); `[]` there means that the key is gone.
 */
export type Change = ChangeMessage['change'];

/** The new tree. It shares with the old one what has not changed. */
export function applied(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const fresh = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(change) as [string, Change][]) {
    if (Array.isArray(part) && part.length === 0) delete fresh[key];
    else fresh[key] = applied(fresh[key], part);
  }
  return fresh;
}
