import type { Action, BaseOptions, Game, GameState, Rules } from '../contract/game.ts';
import { OptionsError } from '../options/options-error.ts';
import { withLimits } from './limits.ts';
import { canonicalJson } from './state-hash.ts';

/**
 * Rulesets kept of a game: about a megabyte each, also in the threads of bots, which have little memory. Most tables
 * play with the same few options.
 */
const KEPT = 16;

const kept = new WeakMap<object, Map<string, unknown>>();

/** The rules of a game for options that were read, compiled once for all tables that play by them and held to the caps of `limits.ts`. */
export function rulesOf<S extends GameState, A extends Action, O extends BaseOptions>(
  game: Game<S, A, O>,
  options: O,
): Rules<S, A> {
  const compiled = (kept.get(game) ?? new Map()) as Map<string, Rules<S, A>>;
  kept.set(game, compiled);
  const key = canonicalJson(options);
  const rules = compiled.get(key) ?? withLimits(compile(game, options));
  // Moved to the end, so that the first entry is the least recently used.
  compiled.delete(key);
  compiled.set(key, rules);
  for (const oldest of compiled.keys()) {
    if (compiled.size <= KEPT) break;
    compiled.delete(oldest);
  }
  return rules;
}

/** The rules of an older version carry an OptionsError of their own, which nobody else would know. */
function compile<S extends GameState, A extends Action, O extends BaseOptions>(
  game: Game<S, A, O>,
  options: O,
): Rules<S, A> {
  try {
    return game.rules(options);
  } catch (error) {
    const isForeign = error instanceof Error && error.name === 'OptionsError';
    throw isForeign && !(error instanceof OptionsError) ? new OptionsError(error.message) : error;
  }
}
