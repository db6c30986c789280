/** Puts the rules together: each kind of obligation has one handler, and every question goes through it. */
import {
  type Obligation as AnyObligation,
  type Outcome,
  openGroup,
  type Refusal,
  type Rules,
} from '@guildhall/kernel';
import { pointsTeller, sourcesOf } from '@guildhall/terra';
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
import { componentsOf, countsOf, factsOf, whereIs } from './counts.ts';
import { cultSpades } from './cult-spades.ts';
import { crown, cultStep, leechStep } from './cults.ts';
import { estimateOf } from './estimate/estimate.ts';
import { prioritiesOf } from './estimate/priorities.ts';
import { favour, tileSteps } from './favours.ts';
import { outcomeOf, runFinalScoring } from './final-scoring.ts';
import { givenUp, giveUp } from './giving-up.ts';
import { leaveGame } from './leaving.ts';
import { leech } from './leech.ts';
import { missingFor } from './missing.ts';
import { incomeOf, runCleanUp, runCultRewards, runIncome, runNextTurn } from './rounds.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { chooseCard, chooseFaction, firstDwelling, runSetUp, setup } from './setup.ts';
import { freeTradingHouse, ordain, ride, sandstorm } from './special-actions.ts';
import {
  NONE,
  type Obligation,
  type ObligationKind,
  type ObligationOf,
  SOURCES,
  type Source,
  type State,
} from './state.ts';
import { terraform } from './terraform.ts';
import { applyConnect, checkConnect, connectCandidates, town } from './towns.ts';
import { turn } from './turn.ts';
import { cloneState, redeal, viewOf } from './views.ts';

/** Tells of points that no other event tells. */
const tellPoints = pointsTeller<Source>(SOURCES, [
  'scoringTiles',
  'bonusCards',
  'favourTiles',
  'townTiles',
  'faction',
]);

/** How one kind of obligation is answered. */
interface Handler<O extends Obligation> {
  /** Whether it belongs to the seat's own turn, in which conversions are free. */
  readonly ownTurn: boolean;
  /** Fills what the checks look up. */
  prepare?(g: Ruleset, state: State, owed: O): void;
  /** Actions that may be legal; a superset is fine, the checks decide. */
  candidates(g: Ruleset, state: State, owed: O, out: Action[]): void;
  check(g: Ruleset, state: State, owed: O, action: Action): Check;
  apply(g: Ruleset, state: State, owed: O, action: Action, listener?: Listener): void;
}

type TableKind = 'setUp' | 'income' | 'nextTurn' | 'cultRewards' | 'cleanUp' | 'finalScoring';
type SeatKind = Exclude<ObligationKind, TableKind>;

const HANDLERS: { readonly [K in SeatKind]: Handler<ObligationOf<K>> } = {
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

function handlerOf(owed: Obligation): Handler<Obligation> {
  return HANDLERS[owed.kind as SeatKind] as Handler<Obligation>;
}

/** Choices of a track: only the first of these is open, because all are answered by naming a track. */
const BY_TRACK: readonly ObligationKind[] = ['leechStep', 'crown', 'cultStep', 'tileSteps'];

function joins(list: readonly Obligation[], owed: Obligation): boolean {
  for (let i = 0; i < list.length; i++) if (list[i].kind === owed.kind) return false;
  return true;
}

/** The seat's obligations that it may answer now, one of each kind: open answers first, oldest first. */
function answerable(state: State, seat: number): Obligation[] {
  const list: Obligation[] = [];
  for (const owed of state.aside) if (owed.seat === seat && joins(list, owed)) list.push(owed);
  for (const owed of openGroup(state)) if (owed.seat === seat && joins(list, owed)) list.push(owed);
  if (list.length < 2) return list;
  const track = BY_TRACK.find((kind) => list.some((owed) => owed.kind === kind));
  return list.filter((owed) => owed.kind === track || !BY_TRACK.includes(owed.kind));
}

/** Whether the seat is in its own turn, in which conversions are free. */
function isOwnTurn(state: State, seat: number): boolean {
  for (const owed of openGroup(state)) if (owed.seat === seat && handlerOf(owed).ownTurn) return true;
  return false;
}

function legal(g: Ruleset, state: State, seat: number, kind?: Action['kind']): Action[] {
  const out: Action[] = [];
  const owing = answerable(state, seat);
  if (owing.length === 0) return out;
  for (const owed of owing) {
    const handler = handlerOf(owed);
    const start = out.length;
    handler.prepare?.(g, state, owed);
    handler.candidates(g, state, owed, out);
    let kept = start;
    for (let i = start; i < out.length; i++) {
      const action = out[i];
      if (kind !== undefined && action.kind !== kind) continue;
      if (handler.check(g, state, owed, action) === null) out[kept++] = action;
    }
    out.length = kept;
  }
  if (
    (kind === undefined || kind === 'done') &&
    givenUp(g, owing) !== null &&
    !out.includes(g.catalogue.done)
  )
    out.push(g.catalogue.done);
  if (state.players[seat].faction >= 0 && (kind === undefined || isFree(kind))) {
    if (isOwnTurn(state, seat)) {
      conversionCandidates(g, state, seat, out);
      if (g.factions[state.players[seat].faction].riverTowns) connectCandidates(g, state, seat, out);
    }
    exchangeCandidates(g, state, seat, out);
  }
  return out;
}

/** The check of a free action: conversions, burning, skipping a river. Null also means "not a free action". */
function checkFree(g: Ruleset, state: State, seat: number, action: Action, ownTurn: boolean): Check {
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

function isFree(kind: Action['kind']): boolean {
  return kind === 'convert' || kind === 'burn' || kind === 'connect';
}

function whyNot(g: Ruleset, state: State, seat: number, wish: Action): Refusal | null {
  const owing = answerable(state, seat);
  if (owing.length === 0) return null;
  if (isFree(wish.kind)) {
    if (state.players[seat].faction < 0) return { rule: 'TM-TURN-NOT-NOW', missing: {} };
    const no = checkFree(g, state, seat, wish, isOwnTurn(state, seat));
    return no === null ? null : { rule: no, missing: missingFor(g, state, seat, owing[0], wish, no) };
  }
  if (wish.kind === 'done' && givenUp(g, owing) !== null) return null;
  let refusal: Refusal | null = null;
  for (const owed of owing) {
    const handler = handlerOf(owed);
    handler.prepare?.(g, state, owed);
    const no = handler.check(g, state, owed, wish);
    if (no === null) return null;
    // The most telling refusal comes from an obligation that knows this kind of action.
    if (refusal === null || refusal.rule === 'TM-TURN-FINISH-FIRST') {
      refusal = { rule: no, missing: missingFor(g, state, seat, owed, wish, no) };
    }
  }
  return refusal;
}

function apply(g: Ruleset, state: State, seat: number, action: Action, listener?: Listener): void {
  const before = listener === undefined ? null : sourcesOf(state.players);
  answer(g, state, seat, action, listener);
  if (state.aside.length > 0) giveWayToSteps(g, state);
  if (before !== null) tellPoints(state.players, before, listener);
}

/** A seat that could do nothing because somebody's owed step may take its top space waits for that step. */
function giveWayToSteps(g: Ruleset, state: State): void {
  if (!state.aside.some((owed) => owed.kind === 'leechStep')) return;
  const isStuck = openGroup(state).some(({ seat }) => seat >= 0 && legal(g, state, seat).length === 0);
  if (!isStuck) return;
  state.pending.push(state.aside.filter((owed) => owed.kind === 'leechStep'));
  state.aside = state.aside.filter((owed) => owed.kind !== 'leechStep');
}

function answer(g: Ruleset, state: State, seat: number, action: Action, listener?: Listener): void {
  switch (action.kind) {
    case 'convert':
      applyConvert(g, state, seat, action.how, listener);
      return;
    case 'burn':
      applyBurn(state, seat, listener);
      return;
    case 'connect':
      applyConnect(g, state, seat, action.river, listener);
      return;
  }
  const owing = answerable(state, seat);
  const given = action.kind === 'done' ? givenUp(g, owing) : null;
  if (given !== null) {
    giveUp(state, given, listener);
    return;
  }
  for (const owed of owing) {
    const handler = handlerOf(owed);
    if (owing.length > 1) {
      handler.prepare?.(g, state, owed);
      if (handler.check(g, state, owed, action) !== null) continue;
    }
    handler.apply(g, state, owed, action, listener);
    return;
  }
  throw new Error(`seat ${seat} owes nothing that "${g.notation.write(action)}" answers`);
}

function run(g: Ruleset, state: State, listener?: Listener): void {
  const before = listener === undefined ? null : sourcesOf(state.players);
  step(g, state, listener);
  if (before !== null) tellPoints(state.players, before, listener);
}

function step(g: Ruleset, state: State, listener?: Listener): void {
  const owed = openGroup(state)[0];
  switch (owed.kind) {
    case 'setUp':
      runSetUp(g, state, owed);
      return;
    case 'income':
      runIncome(g, state, owed, listener);
      return;
    case 'nextTurn':
      runNextTurn(g, state, owed);
      return;
    case 'cultRewards':
      runCultRewards(g, state, owed, listener);
      return;
    case 'cleanUp':
      runCleanUp(g, state, owed);
      return;
    case 'finalScoring':
      runFinalScoring(g, state, owed, listener);
      return;
    default:
      throw new Error(`${owed.kind} is not a step of the table`);
  }
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
    isSettingUp: ({ phase }) => phase === 'setup',
    clone: cloneState,
    view: viewOf,
    determinize: redeal,
    outcome: (state): Outcome => outcomeOf(state),
    counts: (state, seat) => countsOf(state, seat),
    components: (state) => componentsOf(g, state),
    where: whereIs,
    facts: (state, owed: AnyObligation) => factsOf(state, owed as Obligation),
    income: (state, seat) =>
      state.players[seat].faction === NONE ? {} : { ...incomeOf(g, state.players[seat]) },
    tables: g.tables,
    estimate: (state, seat) => estimateOf(g, state, seat),
    priorities: (state, seat, actions) => prioritiesOf(g, state, seat, actions),
    notation: g.notation,
  };
}
