/** The chance of each seat to win, from the points that it may expect and how far these may be off. */

/** What a seat may expect at the end. */
export interface Expectation {
  readonly points: number;
  /** Points that it has not made yet. */
  readonly toCome: number;
  /** How much the points differed between the re-dealt copies of the position. */
  readonly variance: number;
}

/**
 * Points that are still to be made are as uncertain as the sum of that many independent small things. The factor was
 * fitted to games between bots: `npm run review-exam -- calibration` prints how well it still fits.
 */
const SPREAD = 1.1;

/** Points of final scores differ by whole numbers, so that even the end of a game is a little blurred. */
const LEAST_DEVIATION = 0.4;

/** Points between which the distributions are summed up, in steps. */
const STEPS = 240;
const REACH = 4;

/** They add up to 1. */
export function chancesToWin(expected: readonly Expectation[], spread = SPREAD): number[] {
  const curves = expected.map(({ points, toCome, variance }) => ({
    mean: points,
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(spread ** 2 * Math.max(0, toCome) + variance)),
  }));
  const low = Math.min(...curves.map(({ mean, deviation }) => mean - REACH * deviation));
  const high = Math.max(...curves.map(({ mean, deviation }) => mean + REACH * deviation));
  const width = (high - low) / STEPS;
  const chances = expected.map(() => 0);
  // Between two marks a seat wins that ends there while all others end below.
  for (let step = 0; step < STEPS; step++) {
    const from = low + step * width;
    const below = curves.map((curve) => shareBelow(from + width / 2, curve));
    for (const [seat, curve] of curves.entries()) {
      let share = shareBelow(from + width, curve) - shareBelow(from, curve);
      for (const [other, part] of below.entries()) if (other !== seat) share *= part;
      chances[seat] += share;
    }
  }
  const sum = chances.reduce((total, one) => total + one, 0);
  return chances.map((chance) => chance / sum);
}

interface Curve {
  readonly mean: number;
  readonly deviation: number;
}

/** The share of a normal distribution below a mark, to about a ten-thousandth. */
function shareBelow(mark: number, { mean, deviation }: Curve): number {
  const x = (mark - mean) / deviation;
  return 1 / (1 + Math.exp(-x * (1.5976 + 0.070566 * x * x)));
}
