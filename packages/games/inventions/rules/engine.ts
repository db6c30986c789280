/** Puts the rules together: each kind of obligation has one handler, and every question goes through it. */
import { type Obligation as AnyObligation, openGroup, type Refusal, type Rules } from '@guildhall/kernel';
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
import { outcomeOf, runFinalScoring } from './final-scoring.ts';
import { drawIdea } from './ideas.ts';
import { leaveGame } from './leaving.ts';
import { missingFor } from './missing.ts';
import { prepare, runPrepared } from './preparation.ts';
import { runNextTurn, runRound } from './rounds.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { standingOf, tellStanding } from './scored.ts';
import { settleOffers } from './settling.ts';
import { setup } from './setup.ts';
import { shareTile } from './share.ts';
import type { ChoiceKind, Obligation, ObligationOf, State, StepKind } from './state.ts';
import { turn } from './turn.ts';
import { cloneState, redeal, viewOf } from './views.ts';

/** How one kind of obligation is answered. */
interface Handler<O extends Obligation> {
  /** Works out once what the checks look up. */
  prepare?(g: Ruleset, state: State, owed: O): void;
  /** Actions that may be legal; a superset is fine, the checks decide. */
  candidates(g: Ruleset, state: State, owed: O, out: Action[]): void;
  check(g: Ruleset, state: State, owed: O, action: Action): Check;
  apply(g: Ruleset, state: State, owed: O, action: Action, listener?: Listener): void;
}

/** `learned` is never answered: see settling.ts. */
const HANDLERS: { readonly [K in Exclude<ChoiceKind, 'learned'>]: Handler<ObligationOf<K>> } = {
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

const STEPS: {
  readonly [K in StepKind]: (g: Ruleset, state: State, owed: Obligation, listener?: Listener) => void;
} = {
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
};

/** Only one thing is ever open: what a seat has to decide now, if it is that seat's. */
function owedBy(state: State, seat: number): Obligation | null {
  const group = openGroup(state);
  return group.length > 0 && group[0].seat === seat ? group[0] : null;
}

function handlerOf(owed: Obligation): Handler<Obligation> {
  return HANDLERS[owed.kind as Exclude<ChoiceKind, 'learned'>] as Handler<Obligation>;
}

function legal(g: Ruleset, state: State, seat: number, kind?: Action['kind']): Action[] {
  const out: Action[] = [];
  const owed = owedBy(state, seat);
  if (owed === null || seat < 0) return out;
  const handler = handlerOf(owed);
  handler.prepare?.(g, state, owed);
  handler.candidates(g, state, owed, out);
  let kept = 0;
  for (let at = 0; at < out.length; at++) {
    const action = out[at];
    if (kind !== undefined && action.kind !== kind) continue;
    if (handler.check(g, state, owed, action) === null) out[kept++] = action;
  }
  out.length = kept;
  return out;
}

function whyNot(g: Ruleset, state: State, seat: number, wish: Action): Refusal | null {
  const owed = owedBy(state, seat);
  if (owed === null || seat < 0) return null;
  const handler = handlerOf(owed);
  handler.prepare?.(g, state, owed);
  const no = handler.check(g, state, owed, wish);
  return no === null ? null : { rule: no, missing: missingFor(g, state, seat, owed, wish, no) };
}

function apply(g: Ruleset, state: State, seat: number, action: Action, listener?: Listener): void {
  const owed = owedBy(state, seat);
  if (owed === null) throw new Error(`seat ${seat} owes nothing`);
  const before = listener === undefined ? null : standingOf(state);
  handlerOf(owed).apply(g, state, owed, action, listener);
  settleOffers(g, state, listener);
  if (before !== null && listener !== undefined) tellStanding(state, before, listener);
}

function run(g: Ruleset, state: State, listener?: Listener): void {
  const owed = openGroup(state)[0];
  const before = listener === undefined ? null : standingOf(state);
  STEPS[owed.kind as StepKind](g, state, owed, listener);
  settleOffers(g, state, listener);
  if (before !== null && listener !== undefined) tellStanding(state, before, listener);
}

export function engine(g: Ruleset): Rules<State, Action> {
  return {
    seats: g.seats,
    setup: (seed) => setup(g, seed),
    legal: (state, seat, kind) => legal(g, state, seat, kind),
    whyNot: (state, seat, wish) => whyNot(g, state, seat, wish),
    apply: (state, seat, action, listener) => apply(g, state, seat, action, listener),
    run: (state, listener) => run(g, state, listener),
    leave: (state, seat, listener) => leaveGame(g, state, seat, listener),
    isSettingUp: ({ phase }) => phase === 'preparation',
    clone: cloneState,
    view: viewOf,
    determinize: (view, random) => redeal(g, view, random),
    outcome: outcomeOf,
    counts: (state, seat) => countsOf(g, state, seat),
    components: (state) => componentsOf(g, state),
    where: whereIs,
    facts: (state, owed: AnyObligation) => factsOf(g, state, owed as Obligation),
    tables: g.tables,
    estimate: (state, seat) => estimateOf(g, state, seat),
    notation: g.notation,
  };
}
