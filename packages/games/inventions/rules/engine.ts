/** Puts the rules together. */
import { composeRules, type Rules } from '@guildhall/kernel';
import type { Tables } from '../data/index.ts';
import type { Action } from './actions.ts';
import { componentsOf, countsOf, factsOf, whereIs } from './counts.ts';
import { estimateOf } from './estimate.ts';
import { drawIdea } from './ideas.ts';
import { runChronosAdvances, runChronosPrepares, runChronosTurn } from './rounds/chronos.ts';
import {
  runChangeIdeas,
  runChangeInfluence,
  runChangeMilestones,
  runChangeOrder,
  runChangeReturns,
  turnOrder,
} from './rounds/era-change.ts';
import { leaveGame } from './rounds/leaving.ts';
import { prepare, runPrepared } from './rounds/preparation.ts';
import { runNextTurn, runRound } from './rounds/rounds.ts';
import { settleOffers } from './rounds/settling.ts';
import type { InvRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { overflow, progress } from './scoring/aspirations.ts';
import { outcomeOf, projectionOf, runFinalScoring } from './scoring/final-scoring.ts';
import { watchStanding } from './scoring/scored.ts';
import { setup } from './setup.ts';
import { shortfallFor } from './shortfall.ts';
import type { Obligation, State } from './state.ts';
import { act } from './turn/act.ts';
import { build } from './turn/building.ts';
import { bringHome } from './turn/call.ts';
import { chain } from './turn/chains.ts';
import { citizen, exhaust, train } from './turn/choices.ts';
import { eraSpace } from './turn/eureka.ts';
import { shareTile } from './turn/share.ts';
import { turn } from './turn/turn.ts';
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
