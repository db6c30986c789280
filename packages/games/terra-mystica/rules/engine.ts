/** Puts the rules together. */
import { composeRules, openGroup, type Rules, type Unprompted } from '@guildhall/kernel';
import { watchPoints, whereIs } from '../../terra/index.ts';
import type { Tables } from '../data/index.ts';
import type { Action } from './actions.ts';
import { bridge } from './bridges.ts';
import {
  applyBurn,
  applyConvert,
  checkBurn,
  checkConvert,
  conversionCandidates,
  exchangeCandidates,
} from './conversions.ts';
import { componentsOf, countsOf, factsOf } from './counts.ts';
import { cultSpades } from './cult-spades.ts';
import { crown, cultStep, leechStep } from './cults.ts';
import { estimateOf } from './estimate/estimate.ts';
import { prioritiesOf } from './estimate/priorities.ts';
import { favour, tileSteps } from './favours.ts';
import { outcomeOf, projectionOf, runFinalScoring } from './final-scoring.ts';
import { givenUp, giveUp } from './giving-up-effects.ts';
import { leaveGame } from './leaving.ts';
import { leech } from './leech.ts';
import { paymentsOf } from './payments.ts';
import { incomeOf, runCleanUp, runCultRewards, runIncome, runNextTurn } from './rounds.ts';
import type { Check, TmRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { chooseCard, chooseFaction, firstDwelling, runSetUp, setup } from './setup.ts';
import { shortfallFor } from './shortfall.ts';
import { freeTradingHouse, ordain, ride, sandstorm } from './special-actions.ts';
import { NONE, type Obligation, type ObligationKind, SOURCES, type Source, type State } from './state.ts';
import { terraform } from './terraform.ts';
import { applyConnect, checkConnect, connectCandidates, town } from './towns.ts';
import { turn } from './turn.ts';
import { cloneState, redeal, viewOf } from './views.ts';

/** Logs points that no other event contains. */
const watch = watchPoints<Source>(SOURCES, [
  'scoringTiles',
  'bonusCards',
  'favourTiles',
  'townTiles',
  'faction',
]);

/** `ownTurn`: whether it belongs to the seat's own turn, in which conversions are free. */
const HANDLERS = {
  chooseFaction,
  firstDwelling,
  chooseCard,
  turn,
  terraform,
  sandstorm,
  ride,
  freeTradingHouse,
  bridge,
  cultStep,
  leechStep,
  favour,
  town,
  crown,
  tileSteps,
  ordain,
  leech,
  cultSpades,
};
const IN_OWN_TURN: ReadonlySet<string> = new Set(
  Object.entries(HANDLERS).flatMap(([kind, { ownTurn }]) => (ownTurn ? [kind] : [])),
);

/** Choices of a track: only the first of these is open, because all are answered by naming a track. */
const BY_TRACK: readonly ObligationKind[] = ['leechStep', 'crown', 'cultStep', 'tileSteps'];

function narrow(owing: readonly Obligation[]): readonly Obligation[] {
  const track = BY_TRACK.find((kind) => owing.some((owed) => owed.kind === kind));
  return owing.filter((owed) => owed.kind === track || !BY_TRACK.includes(owed.kind));
}

/** Whether the seat is in its own turn, in which conversions are free. */
function isOwnTurn(state: State, seat: number): boolean {
  for (const owed of openGroup(state)) if (owed.seat === seat && IN_OWN_TURN.has(owed.kind)) return true;
  return false;
}

function isFree(kind: string): boolean {
  return kind === 'convert' || kind === 'burn' || kind === 'connect';
}

/** Conversions, burning, skipping a river, and giving up what an action brings. */
const unprompted: Unprompted<Ruleset, State, Obligation, Action, TmRule> = {
  legal(g, state, seat, owing, kind, out) {
    const { done } = g.catalogue;
    if ((kind === undefined || kind === 'done') && givenUp(g, owing) !== null && !out.includes(done))
      out.push(done);
    if (state.players[seat].faction === NONE || (kind !== undefined && !isFree(kind))) return;
    if (isOwnTurn(state, seat)) {
      conversionCandidates(g, state, seat, out);
      if (g.factions[state.players[seat].faction].riverTowns) connectCandidates(g, state, seat, out);
    }
    exchangeCandidates(g, state, seat, out);
  },
  check(g, state, seat, owing, action) {
    if (action.kind === 'done') return givenUp(g, owing) === null ? undefined : null;
    if (!isFree(action.kind)) return undefined;
    return state.players[seat].faction === NONE ? 'TM-TURN-NOT-NOW' : checkFree(g, state, seat, action);
  },
  apply(g, state, seat, owing, action, listener) {
    switch (action.kind) {
      case 'convert':
        applyConvert(g, state, seat, action.how, listener);
        return true;
      case 'burn':
        applyBurn(state, seat, listener);
        return true;
      case 'connect':
        applyConnect(g, state, seat, action.river, listener);
        return true;
      case 'done': {
        const given = givenUp(g, owing);
        if (given !== null) giveUp(state, given, listener);
        return given !== null;
      }
      default:
        return false;
    }
  },
};

function checkFree(g: Ruleset, state: State, seat: number, action: Action): Check {
  const ownTurn = isOwnTurn(state, seat);
  switch (action.kind) {
    case 'convert': {
      const isExchange =
        (action.how === 'pointToCoin' || action.how === 'coinsToPoint') &&
        g.factions[state.players[seat].faction].coinsForPoint > 0;
      if (!ownTurn && !isExchange) return 'TM-CONVERT-OWN-TURN';
      return checkConvert(g, state, seat, action.how);
    }
    case 'burn':
      return ownTurn ? checkBurn(state, seat) : 'TM-CONVERT-OWN-TURN';
    case 'connect':
      return ownTurn ? checkConnect(g, state, seat, action.river) : 'TM-MERMAIDS';
    default:
      return null;
  }
}

/** A seat that could do nothing because somebody's owed step may take its top space waits for that step. */
function giveWayToSteps(state: State, legal: Rules<State, Action>['legal']): void {
  if (!state.aside.some((owed) => owed.kind === 'leechStep')) return;
  const isStuck = openGroup(state).some(({ seat }) => seat >= 0 && legal(state, seat).length === 0);
  if (!isStuck) return;
  state.pending.push(state.aside.filter((owed) => owed.kind === 'leechStep'));
  state.aside = state.aside.filter((owed) => owed.kind !== 'leechStep');
}

export function engine(g: Ruleset): Rules<State, Action, Tables> {
  const composed = composeRules<Ruleset, State, Obligation, Action, TmRule, keyof typeof HANDLERS>(g, {
    handlers: HANDLERS,
    steps: {
      setUp: runSetUp,
      income: runIncome,
      nextTurn: runNextTurn,
      cultRewards: runCultRewards,
      cleanUp: runCleanUp,
      finalScoring: runFinalScoring,
    },
    vagueRules: ['TM-TURN-FINISH-FIRST'],
    missing: shortfallFor,
    narrow,
    unprompted,
    afterAction: (_, state) => giveWayToSteps(state, composed.legal),
    watch,
  });
  return {
    ...composed,
    seats: g.seats,
    setup: (seed) => setup(g, seed),
    leave: (state, seat, listener) => leaveGame(g, state, seat, listener),
    isSettingUp: ({ phase }) => phase === 'setup',
    clone: cloneState,
    view: viewOf,
    determinize: redeal,
    outcome: outcomeOf,
    projection: (view) => projectionOf(g, view),
    counts: countsOf,
    components: (state) => componentsOf(g, state),
    where: whereIs,
    facts: (state, owed) => factsOf(g, state, owed),
    income: (state, seat) =>
      state.players[seat].faction === NONE ? {} : { ...incomeOf(g, state.players[seat]) },
    tables: g.tables,
    estimate: (state, seat) => estimateOf(g, state, seat),
    priorities: (state, seat, actions) => prioritiesOf(g, state, seat, actions),
    notation: g.notation,
    payments: paymentsOf(g),
  };
}
