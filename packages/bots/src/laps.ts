/** What a seat may expect, lap after lap around the table. */

/** Each of them holds what is expected in each re-dealt copy; the first one is before any lap. */
export type Laps = readonly (readonly number[])[];

/**
 * What all laps say together, the last one most: it knows more than those before, but every single one is off by chance.
 * `memory` is how much one counts beside the next. Where the game is over after the first lap, nothing else counts.
 */
export function expected(laps: Laps, memory: number, isOver: boolean): number {
  if (isOver && laps.length === 2) return mean(laps[1]);
  let sum = 0;
  let weights = 0;
  for (const values of laps) {
    sum = memory * sum + mean(values);
    weights = memory * weights + 1;
  }
  return sum / weights;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
