import type { Game } from '@guildhall/kernel';
import { FREE_POWER } from '../../terra/index.ts';
import { type Tables, tables } from '../data/index.ts';
import type { Action } from './actions.ts';
import { engine } from './engine.ts';
import { options } from './options.ts';
import { RULE_IDS } from './rule-ids.ts';
import { compile, type Options, type Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

/** The tables compiled for one set of options, for those who look things up: importers, boards, tests. */
export function rulesetOf(chosen: Options): Ruleset {
  return compile(tables, chosen);
}

export const terraMystica: Game<State, Action, Options, Tables> = {
  id: 'terra-mystica',
  version: 2,
  estimateVersion: 2,
  options,
  ruleIds: RULE_IDS,
  hidden: [],
  bound: 4000,
  slowPlay: { leech: 'deferred' },
  costless: FREE_POWER,
  rules: (chosen) => engine(rulesetOf(chosen)),
};

export type { Action, Conversion } from './actions.ts';
export { engine } from './engine.ts';
export { incomeOf } from './rounds.ts';
export type { Options, Ruleset } from './ruleset.ts';
export { BUILDING_KINDS, NONE, type Obligation, type Player, type State } from './state.ts';
