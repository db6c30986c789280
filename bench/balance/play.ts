/** Games of bots that somebody watches and counts. */
import { type Level, think } from '@guildhall/bots';
import { type Action, deciders, type GameState, type LogEvent, type Rules, settle } from '@guildhall/kernel';

interface Watcher<S extends GameState, A extends Action> {
  /** Before each decision. */
  look?(state: S): void;
  /** Before each action is applied. */
  count?(state: S, seat: number, action: A): void;
  /** The state is as it is in the middle of the action. */
  hear(event: LogEvent, state: S): void;
}

/** Plays a game to its end, the same bot in every seat, and returns its last state. */
export function playBots<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  seed: string,
  { level, iterations }: { readonly level: Level; readonly iterations: number },
  watcher: Watcher<S, A>,
): S {
  // However long it takes: a busy machine plays the same games.
  const budget = { iterations, milliseconds: Number.POSITIVE_INFINITY };
  const state = rules.setup(seed);
  const listener = (event: LogEvent): void => watcher.hear(event, state);
  settle(rules, state, listener);
  for (let [seat] = deciders(state); seat !== undefined; [seat] = deciders(state)) {
    watcher.look?.(state);
    const { actions } = think(rules, { view: rules.view(state, seat), seat, level, seed, budget });
    for (const action of actions) {
      watcher.count?.(state, seat, action);
      rules.apply(state, seat, action, listener);
    }
    settle(rules, state, listener);
  }
  return state;
}
