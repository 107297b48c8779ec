/** A few words that this browser keeps for us. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`kleinstadt.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`kleinstadt.${key}`, value);
  } catch {
    /* private windows may forbid it; the choice then lasts as long as the page */
  }
}
