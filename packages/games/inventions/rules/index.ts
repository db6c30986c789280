export type { Action } from './actions.ts';
export { options } from './options.ts';
export { RULE_IDS } from './rule-ids.ts';
export { compile, type Options, type Ruleset } from './ruleset.ts';
export { NONE, type Obligation, type Player, type Region, type State } from './state.ts';
