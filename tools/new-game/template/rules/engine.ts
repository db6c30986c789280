/** Puts the rules together. */
import { composeRules, type Rules } from '@guildhall/kernel';
import type { Action } from './actions.ts';
import { componentsOf, countsOf, factsOf, whereIs } from './counts.ts';
import { paymentsOf } from './payments.ts';
import { leave, runRound } from './rounds.ts';
import type { GameRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { outcomeOf, runScoring, totalOf } from './scoring.ts';
import { setup } from './setup.ts';
import type { Obligation, State } from './state.ts';
import { shortfallFor, turn } from './turn.ts';
import { cloneState, redeal, viewOf } from './views.ts';

export function engine(g: Ruleset): Rules<State, Action> {
  return {
    ...composeRules<Ruleset, State, Obligation, Action, GameRule, 'turn'>(g, {
      handlers: { turn },
      steps: { round: runRound, scoring: runScoring },
      vagueRules: [],
      missing: shortfallFor,
    }),
    seats: g.seats,
    setup: (seed) => setup(g, seed),
    leave,
    isSettingUp: () => false,
    clone: cloneState,
    view: viewOf,
    determinize: redeal,
    outcome: (state) => outcomeOf(g, state),
    counts: countsOf,
    components: componentsOf,
    where: whereIs,
    facts: factsOf,
    tables: g.tables,
    estimate: (state, seat) => totalOf(g, state, seat),
    notation: g.notation,
    payments: paymentsOf(g),
  };
}
