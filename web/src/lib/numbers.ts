const MINUS = '\u2212';

export function plainNumber(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value);
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : plainNumber(value);
}
