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
import { bareSpades } from './bare-spades.ts';
import { takeBooks } from './books.ts';
import { bridge } from './bridges.ts';
import { competency } from './competencies.ts';
import { componentsOf, countsOf, factsOf, whereIs } from './counts.ts';
import { payBooks } from './deeds.ts';
import { terraform } from './digging.ts';
import { estimateOf } from './estimate/estimate.ts';
import { prioritiesOf } from './estimate/priorities.ts';
import { outcomeOf, runFinalScoring } from './final-scoring.ts';
import { leaveGame } from './leaving.ts';
import { leech } from './leech.ts';
import { missingFor } from './missing.ts';
import { placeNeutral } from './neutral-buildings.ts';
import { choosePalace, placeGuild } from './palaces.ts';
import { incomeOf, runActions, runCleanUp, runIncome, runNextTurn, runScienceBonuses } from './rounds.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { key, steps } from './science.ts';
import { chooseBonus, chooseSet, draft, firstBuilding, runSetUp, runStartSpades, setup } from './setup.ts';
import {
  NONE,
  type Obligation,
  type ObligationKind,
  type ObligationOf,
  SOURCES,
  type Source,
  type State,
} from './state.ts';
import { town } from './towns.ts';
import { turn } from './turn.ts';
import { freeGuild } from './upgrade.ts';
import { cloneState, redeal, viewOf } from './views.ts';

/** Tells of points that no other event tells. */
const tellPoints = pointsTeller<Source>(SOURCES, [
  'roundTiles',
  'roundBonuses',
  'palaces',
  'innovations',
  'competencies',
  'townTiles',
  'factionAbility',
  'actions',
]);

/** How one kind of obligation is answered. */
interface Handler<O extends Obligation> {
  /** Fills what the checks look up. */
  prepare?(g: Ruleset, state: State, owed: O): void;
  /** Actions that may be legal; a superset is fine, the checks decide. */
  candidates(g: Ruleset, state: State, owed: O, out: Action[]): void;
  check(g: Ruleset, state: State, owed: O, action: Action): Check;
  apply(g: Ruleset, state: State, owed: O, action: Action, listener?: Listener): void;
}

type TableKind =
  | 'setUp'
  | 'startSpades'
  | 'income'
  | 'actions'
  | 'nextTurn'
  | 'scienceBonuses'
  | 'cleanUp'
  | 'finalScoring';
type SeatKind = Exclude<ObligationKind, TableKind>;

const HANDLERS: { readonly [K in SeatKind]: Handler<ObligationOf<K>> } = {
  chooseSet,
  draft,
  chooseBonus,
  firstBuilding,
  spades: bareSpades,
  turn,
  terraform,
  bridge,
  freeGuild,
  placeGuild,
  placeNeutral,
  steps,
  key,
  takeBooks,
  payBooks,
  competency,
  choosePalace,
  town,
  leech,
};

function handlerOf(owed: Obligation): Handler<Obligation> {
  return HANDLERS[owed.kind as SeatKind] as Handler<Obligation>;
}

/** Two obligations that the same actions answer: one of them waits for the other. */
function asksTheSame(one: Obligation, other: Obligation): boolean {
  if (one.kind === 'placeNeutral' && other.kind === 'placeNeutral') return one.building === other.building;
  return one.kind === other.kind;
}

function joins(list: readonly Obligation[], owed: Obligation): boolean {
  for (let i = 0; i < list.length; i++) if (asksTheSame(list[i], owed)) return false;
  return true;
}

/** The seat's obligations that it may answer now, one for each question: open answers first, oldest first. */
function answerable(state: State, seat: number): Obligation[] {
  const list: Obligation[] = [];
  for (const owed of state.aside) if (owed.seat === seat && joins(list, owed)) list.push(owed);
  for (const owed of openGroup(state)) if (owed.seat === seat && joins(list, owed)) list.push(owed);
  return list;
}

function legal(g: Ruleset, state: State, seat: number, kind?: Action['kind']): Action[] {
  const out: Action[] = [];
  for (const owed of answerable(state, seat)) {
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
  return out;
}

/** Conversions belong around actions; whoever wishes for one elsewhere is told so. */
function isConversion(action: Action): boolean {
  return action.kind === 'convert' || action.kind === 'burn';
}

function whyNot(g: Ruleset, state: State, seat: number, wish: Action): Refusal | null {
  const owing = answerable(state, seat);
  let refusal: Refusal | null = null;
  for (const owed of owing) {
    const handler = handlerOf(owed);
    handler.prepare?.(g, state, owed);
    const no = handler.check(g, state, owed, wish);
    if (no === null) return null;
    if (owed.kind !== 'turn' && isConversion(wish)) {
      refusal = { rule: 'AOI-CONVERT-AROUND-ACTIONS', missing: {} };
      continue;
    }
    // The most telling refusal comes from an obligation that knows this kind of action.
    if (refusal === null || refusal.rule === 'AOI-TURN-FINISH-FIRST')
      refusal = { rule: no, missing: missingFor(g, state, seat, owed, wish, no) };
  }
  return refusal;
}

function apply(g: Ruleset, state: State, seat: number, action: Action, listener?: Listener): void {
  const before = listener === undefined ? null : sourcesOf(state.players);
  answer(g, state, seat, action, listener);
  if (before !== null) tellPoints(state.players, before, listener);
}

function answer(g: Ruleset, state: State, seat: number, action: Action, listener?: Listener): void {
  const owing = answerable(state, seat);
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
  if (before !== null && state.phase !== 'income') tellPoints(state.players, before, listener);
}

function step(g: Ruleset, state: State, listener?: Listener): void {
  const owed = openGroup(state)[0];
  switch (owed.kind) {
    case 'setUp':
      runSetUp(g, state, owed);
      return;
    case 'startSpades':
      runStartSpades(g, state, owed);
      return;
    case 'income':
      runIncome(g, state, owed, listener);
      return;
    case 'actions':
      runActions(state, owed);
      return;
    case 'nextTurn':
      runNextTurn(g, state, owed);
      return;
    case 'scienceBonuses':
      runScienceBonuses(g, state, owed, listener);
      return;
    case 'cleanUp':
      runCleanUp(g, state, owed, listener);
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
    determinize: (view, random) => redeal(g, view, random),
    outcome: (state): Outcome => outcomeOf(state),
    counts: (state, seat) => countsOf(state, seat),
    components: (state) => componentsOf(g, state),
    where: whereIs,
    facts: (state, owed: AnyObligation) => factsOf(g, state, owed as Obligation),
    income: (state, seat) => {
      const player = state.players[seat];
      return player.home === NONE || player.faction === NONE ? {} : { ...incomeOf(g, player) };
    },
    tables: g.tables,
    estimate: (state, seat) => estimateOf(g, state, seat),
    priorities: (state, seat, actions) => prioritiesOf(g, state, seat, actions),
    notation: g.notation,
  };
}
