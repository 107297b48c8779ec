/** From any position: the lists that hold one thing per seat, each reduced to one seat's. */
export function partsOfSeat(position: unknown, seats: number, seat: number): unknown {
  if (typeof position !== 'object' || position === null) return position;
  const parts = Object.entries(position).filter(([, value]) => Array.isArray(value) && value.length === seats);
  return Object.fromEntries(parts.map(([name, value]) => [name, (value as unknown[])[seat]]));
}
