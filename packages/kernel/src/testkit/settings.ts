import type { BaseOptions, GameState } from '../contract/game.ts';

export interface Settings {
  /** Every game, every sampled state and every re-deal follows from it. */
  readonly seed: string;
  /** Infinity: until the time is up. */
  readonly gamesPerSet: number;
  /** No game is begun after it. Infinity: until the games are played. */
  readonly timeBudgetSeconds: number;
  /** Dear checks look at one state in so many. */
  readonly dearEvery: number;
  /** Players leave one game in so many for good. */
  readonly leftEvery: number;
  /** Re-deals of one view, in a game that has hidden places. */
  readonly redeals: number;
  /** Nodes of one descent to the end of a turn; reaching it is counted in the report. */
  readonly deadEndNodes: number;
  /** The run stops after so many failures; each check fails at most once in a run. */
  readonly maxFailures: number;
  /** Spent at most on making one failing case shorter. */
  readonly shrinkSeconds: number;
  /** The sets to play; null: every pair of values of two options occurs. */
  readonly optionSets: readonly BaseOptions[] | null;
  /** Kinds of log events that reveal something the view does not keep (a card shown and shuffled back). */
  readonly momentaryEvents: readonly string[];
  /** Differences between what a state has stored and what follows from the rest of it. */
  recompute(state: GameState): readonly string[];
}

export const DEFAULT_SETTINGS: Settings = {
  seed: 'testkit',
  gamesPerSet: 30,
  timeBudgetSeconds: 60,
  dearEvery: 20,
  leftEvery: 3,
  redeals: 50,
  deadEndNodes: 2000,
  maxFailures: 5,
  shrinkSeconds: 3,
  optionSets: null,
  momentaryEvents: [],
  recompute: () => [],
};
