/**
 * Which fixed outcomes of set-up somebody at the table does not see: two set-ups that differ in that outcome alone look
 * the same to a seat or to a spectator.
 */
import type { Action, BaseOptions, Game, GameState, Seat } from '../contract/game.ts';
import { settle } from '../engine/play.ts';
import { canonicalJson } from '../engine/state-hash.ts';
import { readOptions } from '../options/options.ts';

/** Two values of a fixed outcome, and the other options under which they matter. */
export interface OutcomeSample {
  readonly values: readonly [unknown, unknown];
  readonly options: Readonly<Record<string, unknown>> & { readonly players: number };
}

/** The names of the outcomes that are hidden from somebody. Throws when a sample makes no difference at all. */
export function hiddenOutcomes<S extends GameState, A extends Action, O extends BaseOptions>(
  game: Game<S, A, O>,
  samples: Readonly<Record<string, OutcomeSample>>,
): string[] {
  return Object.entries(samples)
    .filter(([name, sample]) => isHiddenFromSomebody(game, name, sample))
    .map(([name]) => name);
}

function isHiddenFromSomebody<S extends GameState, A extends Action, O extends BaseOptions>(
  game: Game<S, A, O>,
  name: string,
  { values, options }: OutcomeSample,
): boolean {
  const [one, other] = values.map((value) => {
    const rules = game.rules(readOptions(game.options, { ...options, [name]: value }));
    const state = rules.setup('hidden outcomes');
    settle(rules, state);
    const viewers: (Seat | null)[] = [null, ...Array.from({ length: rules.seats }, (_, seat) => seat)];
    return {
      state: canonicalJson(state),
      seen: viewers.map((viewer) => canonicalJson(rules.view(state, viewer))),
    };
  });
  if (one.state === other.state) throw new Error(`${name}: the two values lead to the same set-up`);
  return one.seen.some((view, at) => view === other.seen[at]);
}
