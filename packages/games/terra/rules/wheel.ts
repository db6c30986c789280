/** Steps between two terrains on a wheel of the given size, counted the shorter way. */
export function wheelDistance(from: number, to: number, size: number): number {
  const around = Math.abs(from - to);
  return Math.min(around, size - around);
}
