import type { Game } from '@guildhall/kernel';
import { type Tables, tables } from '../data/index.ts';
import type { Action } from './actions.ts';
import { engine } from './engine.ts';
import { options } from './options.ts';
import { RULE_IDS } from './rule-ids.ts';
import { compile, type Options, type Ruleset } from './ruleset.ts';
import type { State } from './state.ts';
import { hidden } from './views.ts';

/** The tables compiled for one set of options, for those who look things up: boards, tests. */
export function rulesetOf(chosen: Options): Ruleset {
  return compile(tables, chosen);
}

export const tiletum: Game<State, Action, Options, Tables> = {
  id: 'tiletum',
  version: 4,
  options,
  ruleIds: RULE_IDS,
  hidden,
  bound: 4000,
  rules: (chosen) => engine(rulesetOf(chosen)),
};

export type { Action } from './actions.ts';
export type { Options, Ruleset } from './ruleset.ts';
export { NONE, type Obligation, type Player, type State } from './state.ts';
