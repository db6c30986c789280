/** Puts the rules together. */
import { composeRules, type Rules } from '@guildhall/kernel';
import type { Tables } from '../data/index.ts';
import type { Action } from './actions.ts';
import { runCardinalDoes, runSurprises } from './cardinal/surprises.ts';
import { runCardinalTasks } from './cardinal/tasks.ts';
import { runDecree } from './cardinal/turn.ts';
import { anyBonus, bonuses, building } from './characters.ts';
import { componentsOf, countsOf, factsOf, whereIs } from './counts.ts';
import { estimateOf } from './estimate/index.ts';
import { prioritiesOf } from './estimate/priorities.ts';
import { runFair } from './fairs.ts';
import { outcomeOf, projectionOf, runFinalScoring } from './final-scoring.ts';
import { act, anywhere, errand, goods } from './gifts.ts';
import {
  kingTile,
  runIncome,
  runKingGifts,
  runKingOrder,
  runKingPoints,
  runKingPrize,
  runMines,
} from './king-phase.ts';
import { leaveGame } from './leaving.ts';
import { paymentsOf } from './payments.ts';
import { runCleanUp, runNextTurn, runRound } from './rounds.ts';
import type { TilRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { watchStanding } from './scored.ts';
import { settleGifts } from './settling.ts';
import { setup } from './setup.ts';
import { shortfallFor } from './shortfall.ts';
import {
  cheapTechnology,
  favour,
  freeSeeker,
  freeStep,
  identical,
  look,
  offer,
  pick,
} from './silver-gifts.ts';
import type { Obligation, State } from './state.ts';
import { tasks } from './tasks.ts';
import { dieAction, joker, placeTile, turn } from './turn.ts';
import { cloneState, redeal, viewOf } from './views.ts';

const HANDLERS = {
  turn,
  placeTile,
  joker,
  act,
  errand,
  goods,
  building,
  bonuses,
  anywhere,
  kingTile,
  dieAction,
  identical,
  offer,
  freeSeeker,
  cheapTechnology,
  favour,
  freeStep,
  anyBonus,
  look,
  pick,
};

export function engine(g: Ruleset): Rules<State, Action, Tables> {
  return {
    ...composeRules<Ruleset, State, Obligation, Action, TilRule, keyof typeof HANDLERS>(g, {
      handlers: HANDLERS,
      steps: {
        round: runRound,
        nextTurn: runNextTurn,
        income: runIncome,
        mines: runMines,
        kingGifts: runKingGifts,
        kingPrize: runKingPrize,
        kingPoints: runKingPoints,
        kingOrder: runKingOrder,
        fair: runFair,
        cleanUp: runCleanUp,
        finalScoring: runFinalScoring,
        decree: runDecree,
        cardinalDoes: runCardinalDoes,
        cardinalTasks: runCardinalTasks,
        surprises: runSurprises,
      },
      vagueRules: ['TIL-TURN-NOT-NOW'],
      missing: shortfallFor,
      unprompted: tasks,
      afterAction: settleGifts,
      afterStep: settleGifts,
      watch: watchStanding,
    }),
    seats: g.seats,
    setup: (seed) => setup(g, seed),
    leave: (state, seat, listener) => leaveGame(g, state, seat, listener),
    isSettingUp: () => false,
    clone: cloneState,
    view: viewOf,
    determinize: redeal,
    outcome: (state) => outcomeOf(g, state),
    projection: (view) => projectionOf(g, view),
    counts: countsOf,
    components: (state) => componentsOf(g, state),
    where: whereIs,
    facts: (state, owed) => factsOf(g, state, owed),
    tables: g.tables,
    estimate: (state, seat) => estimateOf(g, state, seat),
    priorities: (state, seat, actions) => prioritiesOf(g, state, seat, actions),
    // Dice and tiles that are still to come are the same chance for everybody.
    redeals: 1,
    variedTurns: true,
    notation: g.notation,
    payments: paymentsOf(g),
  };
}
