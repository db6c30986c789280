/** Points of a seat. Counts are never negative: what is below zero is a count of its own. */

export function pointsIn(counts: Readonly<Record<string, number>>): number | undefined {
  const { points, pointsBelowZero = 0 } = counts;
  return points === undefined ? undefined : points - pointsBelowZero;
}

/** With the sign that numbers have elsewhere on the screen. */
export function inDigits(points: number | undefined): string {
  if (points === undefined) return '';
  return points < 0 ? `−${-points}` : String(points);
}
