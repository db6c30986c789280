import { tables } from '../data/index.ts';
import { compile, type Options, type Ruleset } from './ruleset.ts';

/** The tables compiled for one set of options, for those who look things up: importers, boards, tests. */
export function rulesetOf(chosen: Options): Ruleset {
  return compile(tables, chosen);
}

export type { Action, Conversion, SpecialSource, Track } from './actions.ts';
export type { Options, Ruleset } from './ruleset.ts';
export { NEUTRAL, NONE, type Obligation, PER_SEAT, type Player, type State, UNKNOWN } from './state.ts';
