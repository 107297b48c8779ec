/** Whether something that comes from outside (what a browser kept, perhaps for years) is what it should be. */
export type Shape<T> = (value: unknown) => value is T;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isAnything = (value: unknown): value is unknown => value !== undefined;

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value);
}

/** It may be missing: older visits did not know it. */
export function orMissing<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value): value is T | undefined => value === undefined || shape(value);
}

export function listOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(shape);
}

export function tableOf<T>(shape: Shape<T>): Shape<Record<string, T>> {
  return (value): value is Record<string, T> => typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(shape);
}

/** With these properties, each as it should be; there may be others. */
export function recordOf<T extends object>(shapes: { [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  return (value): value is T => tableOf(isAnything)(value) && Object.entries<Shape<unknown>>(shapes).every(([key, shape]) => shape(value[key]));
}
