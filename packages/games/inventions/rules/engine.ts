/** Puts the rules together. */
import { composeRules, type Rules } from '@guildhall/kernel';
import type { Tables } from '../data/index.ts';
import { act } from './act.ts';
import type { Action } from './actions.ts';
import { overflow, progress } from './aspirations.ts';
import { build } from './building.ts';
import { bringHome } from './call.ts';
import { chain } from './chains.ts';
import { citizen, exhaust, train } from './choices.ts';
import { runChronosAdvances, runChronosPrepares, runChronosTurn } from './chronos.ts';
import { componentsOf, countsOf, factsOf, whereIs } from './counts.ts';
import {
  runChangeIdeas,
  runChangeInfluence,
  runChangeMilestones,
  runChangeOrder,
  runChangeReturns,
  turnOrder,
} from './era-change.ts';
import { estimateOf } from './estimate.ts';
import { eraSpace } from './eureka.ts';
import { outcomeOf, projectionOf, runFinalScoring } from './final-scoring.ts';
import { drawIdea } from './ideas.ts';
import { leaveGame } from './leaving.ts';
import { prepare, runPrepared } from './preparation.ts';
import { runNextTurn, runRound } from './rounds.ts';
import type { InvRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { watchStanding } from './scored.ts';
import { settleOffers } from './settling.ts';
import { setup } from './setup.ts';
import { shareTile } from './share.ts';
import { shortfallFor } from './shortfall.ts';
import type { Obligation, State } from './state.ts';
import { turn } from './turn.ts';
import { cloneState, redeal, viewOf } from './views.ts';

const HANDLERS = {
  prepare,
  turn,
  act,
  chain,
  citizen,
  train,
  bringHome,
  shareTile,
  exhaust,
  eraSpace,
  overflow,
  drawIdea,
  progress,
  build,
  turnOrder,
};

export function engine(g: Ruleset): Rules<State, Action, Tables> {
  return {
    ...composeRules<Ruleset, State, Obligation, Action, InvRule, keyof typeof HANDLERS, 'learned'>(g, {
      handlers: HANDLERS,
      steps: {
        chronosPrepares: runChronosPrepares,
        prepared: runPrepared,
        round: runRound,
        nextTurn: runNextTurn,
        chronosTurn: runChronosTurn,
        chronosAdvances: runChronosAdvances,
        changeOrder: runChangeOrder,
        changeInfluence: runChangeInfluence,
        changeReturns: runChangeReturns,
        changeMilestones: runChangeMilestones,
        changeIdeas: runChangeIdeas,
        finalScoring: runFinalScoring,
      },
      vagueRules: ['INV-TURN-NOT-NOW'],
      missing: shortfallFor,
      afterAction: settleOffers,
      afterStep: settleOffers,
      watch: watchStanding,
    }),
    seats: g.seats,
    setup: (seed) => setup(g, seed),
    leave: (state, seat, listener) => leaveGame(g, state, seat, listener),
    isSettingUp: ({ phase }) => phase === 'preparation',
    clone: cloneState,
    view: viewOf,
    determinize: (view, random) => redeal(g, view, random),
    outcome: outcomeOf,
    projection: (view) => projectionOf(g, view),
    counts: (state, seat) => countsOf(g, state, seat),
    components: (state) => componentsOf(g, state),
    where: whereIs,
    facts: (state, owed) => factsOf(g, state, owed),
    tables: g.tables,
    estimate: (state, seat) => estimateOf(g, state, seat),
    notation: g.notation,
    // Whatever exhausts, sends or spends something answers a question or is an action of its own.
    payments: null,
    variedTurns: true,
  };
}
