/** Which moves are sensible: the strong bot's best five, and whatever is as good as the fifth of them. */
import type { RankedStart } from '@guildhall/bots';

/** So many different turns are sensible. */
const BEST = 5;

/** Where more than this part of everything that can be done is sensible, whoever guesses is often right. */
const MOST_SENSIBLE = 1 / 3;

/** Whether a position shows little: too much of what can be done there is sensible. */
export function isTooEasy(sensible: number, options: number): boolean {
  return sensible > options * MOST_SENSIBLE;
}

/** With fewer options the best five are already too many. */
export const LEAST_OPTIONS = Math.ceil(BEST / MOST_SENSIBLE);

/**
 * Points that tell nothing. The bot counts goods in parts of a point; where nothing is hidden it judges a move in one
 * copy of the game, so that chance does not show how far it may be wrong.
 */
const LEAST_NOISE = 0.5;

/**
 * The numbers of the sensible ones, the best first. Beginnings whose turns end in the same position are one turn in
 * several orders, and count once among the best five. A further one is as good as the fifth if, in the last lap that
 * both were played on, it is expected to bring less by no more than the noise: the standard error of their difference
 * over the re-dealt copies, and at least half a point. What the bot did not play on is never as good.
 */
export function sensibleAmong(ranked: readonly RankedStart[]): readonly number[] {
  const firsts = new Set<string>();
  const turns = ranked.filter(({ position }) => !firsts.has(position) && firsts.add(position));
  const best = turns.slice(0, BEST);
  const [fifth] = best.slice(-1);
  const equal = turns.slice(BEST).filter((one) => isAsGood(one, fifth));
  const positions = new Set([...best, ...equal].map(({ position }) => position));
  return ranked.filter(({ position }) => positions.has(position)).map(({ start }) => start);
}

function isAsGood(one: RankedStart, other: RankedStart): boolean {
  const lap = Math.min(one.laps.length, other.laps.length) - 1;
  if (lap < 0) return false;
  const less = other.laps[lap].map((value, world) => value - one.laps[lap][world]);
  return meanOf(less) <= Math.max(LEAST_NOISE, standardError(less));
}

function standardError(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0;
  const mean = meanOf(numbers);
  const squares = numbers.map((number) => (number - mean) ** 2);
  return Math.sqrt(sumOf(squares) / (numbers.length - 1) / numbers.length);
}

function meanOf(numbers: readonly number[]): number {
  return sumOf(numbers) / numbers.length;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
