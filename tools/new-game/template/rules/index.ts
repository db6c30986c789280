import type { Game } from '@guildhall/kernel';
import type { Action } from './actions.ts';
import { engine } from './engine.ts';
import { options } from './options.ts';
import { RULE_IDS } from './rule-ids.ts';
import { compile, type Options } from './ruleset.ts';
import type { State } from './state.ts';
import { hidden } from './views.ts';

export const spiceQuay: Game<State, Action, Options> = {
  id: 'spice-quay',
  version: 1,
  options,
  ruleIds: RULE_IDS,
  hidden,
  bound: 100,
  rules: (chosen) => engine(compile(chosen)),
};
