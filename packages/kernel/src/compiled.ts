import type { Action, BaseOptions, Game, GameState, Rules } from './contract.ts';
import { canonicalJson } from './hash.ts';

/** Rulesets kept of a game: some hundred kilobytes each, and most tables play with the same few options. */
const KEPT = 64;

const kept = new WeakMap<object, Map<string, unknown>>();

/** The rules of a game for options that were read, compiled once for all tables that play by them. */
export function rulesOf<S extends GameState, A extends Action, O extends BaseOptions>(
  game: Game<S, A, O>,
  options: O,
): Rules<S, A> {
  const compiled = (kept.get(game) ?? new Map()) as Map<string, Rules<S, A>>;
  kept.set(game, compiled);
  const key = canonicalJson(options);
  const rules = compiled.get(key) ?? game.rules(options);
  // Put at the end again, so that the first is the one that was not asked for longest.
  compiled.delete(key);
  compiled.set(key, rules);
  for (const oldest of compiled.keys()) {
    if (compiled.size <= KEPT) break;
    compiled.delete(oldest);
  }
  return rules;
}
