/**
 * Checks that a game can start. A game's own checks know how its values depend on each other; this catches what they
 * missed. A table is only created after its set-up was tried.
 */
import type { Action, GameState, Rules } from '../contract/game.ts';
import { OptionsError } from '../options/options-error.ts';
import { deciders } from './obligations.ts';
import { settle } from './play.ts';

/** What is dealt depends on the seed: options that fail for one seed in five are missed once in forty. */
const SEEDS = 16;

const known = new WeakSet<object>();

/**
 * Sets up a few games and lists the legal actions of the first players. Throws OptionsError if that fails. The caller
 * draws the seeds at random, so no one can search for options that only work with those seeds. Options that fail with
 * rare seeds may pass, so real tables report a failing set-up with `cannotBegin`.
 */
export function trySetup<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  drawSeed: () => string,
): void {
  if (known.has(rules)) return;
  for (let tried = 0; tried < SEEDS; tried++) {
    try {
      setUp(rules, drawSeed());
    } catch (error) {
      throw setupFailure(error);
    }
  }
  known.add(rules);
}

/** The error for a game that could not be set up: its options are to blame. */
export function setupFailure(error: unknown): OptionsError {
  if (error instanceof OptionsError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new OptionsError(`options: a game cannot begin with these: ${why}`, null, { cause: error });
}

function setUp<S extends GameState, A extends Action>(rules: Rules<S, A>, seed: string): void {
  const state = rules.setup(seed);
  settle(rules, state);
  for (const seat of deciders(state)) {
    if (rules.legal(state, seat).length === 0)
      throw new Error(`seat ${seat + 1} has to decide and can do nothing`);
  }
}
