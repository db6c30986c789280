/** 95 % intervals. */
const Z = 1.96;

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Of the mean of independent values. */
export function meanOf(values: readonly number[]): Interval {
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
  const half =
    values.length < 2
      ? Number.POSITIVE_INFINITY
      : Z * Math.sqrt(squares / (values.length - 1) / values.length);
  return { value, low: value - half, high: value + half };
}

/** Of a share of successes, by Wilson: it stays between 0 and 1 even when all or none are. */
export function shareOf(successes: number, tries: number): Interval {
  const value = successes / tries;
  const weight = 1 + (Z * Z) / tries;
  const middle = (value + (Z * Z) / (2 * tries)) / weight;
  const half = (Z * Math.sqrt((value * (1 - value)) / tries + (Z * Z) / (4 * tries * tries))) / weight;
  return { value, low: middle - half, high: middle + half };
}
