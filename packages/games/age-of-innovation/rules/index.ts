import type { Game } from '@guildhall/kernel';
import { FREE_POWER } from '../../terra/index.ts';
import { type Tables, tables } from '../data/index.ts';
import type { Action } from './actions.ts';
import { engine } from './engine.ts';
import { options } from './options.ts';
import { RULE_IDS } from './rule-ids.ts';
import { compile, type Options, type Ruleset } from './ruleset.ts';
import type { State } from './state.ts';
import { hidden } from './views.ts';

/** The tables compiled for one set of options, for those who look things up: importers, boards, tests. */
export function rulesetOf(chosen: Options): Ruleset {
  return compile(tables, chosen);
}

export const ageOfInnovation: Game<State, Action, Options, Tables> = {
  id: 'age-of-innovation',
  version: 3,
  options,
  ruleIds: RULE_IDS,
  hidden,
  bound: 6000,
  slowPlay: { leech: 'deferred' },
  costless: FREE_POWER,
  rules: (chosen) => engine(rulesetOf(chosen)),
};

export { type Action, type Conversion, type SpecialSource, type Track, WAYS } from './actions.ts';
export { engine } from './engine.ts';
export { incomeOf } from './rounds.ts';
export type { Options, Ruleset } from './ruleset.ts';
export {
  type Decision,
  NEUTRAL,
  NONE,
  type Obligation,
  PER_SEAT,
  type Player,
  type State,
  UNKNOWN,
} from './state.ts';
