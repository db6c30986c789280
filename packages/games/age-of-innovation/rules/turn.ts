/** A seat's turn: one action, conversions around it, and its end. */
import { discharge } from '@guildhall/kernel';
import { type Action, SPECIAL_SOURCES } from './actions.ts';
import { applyBurn, applyConvert, checkBurn, checkConvert, conversionCandidates } from './conversions.ts';
import {
  applyBookAction,
  applyInnovate,
  applyPower,
  applySpecial,
  checkBookAction,
  checkPower,
  checkSpecial,
} from './deeds.ts';
import { checkInnovate } from './innovations.ts';
import { openOffers } from './leech.ts';
import { annexCandidates, applyAnnex, checkAnnex } from './neutral-buildings.ts';
import { applyPass, checkPass, passCandidates, scoreLowest } from './passing.ts';
import { prepareReach } from './reach.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { applySend, checkSend, sendCandidates } from './scholars.ts';
import { NONE, type ObligationOf, type State } from './state.ts';
import {
  affordableSpades,
  applyBuild,
  applyTransform,
  buildCandidates,
  checkBuild,
  checkTransform,
  transformCandidates,
} from './terraform.ts';
import { applyConnect, checkConnect, connectCandidates } from './towns.ts';
import { applyAdvance, checkAdvance } from './tracks.ts';
import { applyUpgrade, checkUpgrade, upgradeCandidates } from './upgrade.ts';

type Turn = ObligationOf<'turn'>;

export const turn = {
  prepare(g: Ruleset, state: State, owed: Turn): void {
    if (owed.actions > 0) prepareReach(g, state, owed.seat);
  },
  candidates(g: Ruleset, state: State, owed: Turn, out: Action[]): void {
    if (owed.acted) out.push(g.catalogue.end);
    const { seat } = owed;
    conversionCandidates(g, out);
    connectCandidates(g, state, seat, out);
    if (owed.actions === 0 || isAnswerOpen(state, seat)) return;
    const player = state.players[seat];
    const { catalogue } = g;
    buildCandidates(g, state, player, false, out);
    transformCandidates(g, state, player, affordableSpades(g, player), out);
    out.push(catalogue.advance.shipping, catalogue.advance.terraforming);
    upgradeCandidates(g, state, seat, out);
    sendCandidates(g, out);
    for (const innovation of state.innovations)
      if (innovation !== NONE) out.push(catalogue.innovate[innovation]);
    out.push(...catalogue.power);
    for (const space of state.bookActions) out.push(catalogue.bookAction[space]);
    for (const source of SPECIAL_SOURCES) out.push(catalogue.special[source]);
    annexCandidates(g, state, seat, out);
    passCandidates(g, state, out);
  },
  check(g: Ruleset, state: State, owed: Turn, action: Action): Check {
    const { seat } = owed;
    const player = state.players[seat];
    switch (action.kind) {
      case 'end':
        return owed.acted ? null : 'AOI-TURN-MUST-ACT';
      case 'convert':
        return checkConvert(g, state, seat, action.how);
      case 'burn':
        return checkBurn(state, seat);
      case 'connect':
        return checkConnect(g, state, seat, action.river);
    }
    if (!isMainAction(action)) return COMES_WITH[action.kind] ?? 'AOI-TURN-NOT-NOW';
    if (owed.actions === 0) return 'AOI-TURN-ONE-ACTION';
    if (isAnswerOpen(state, seat)) return 'AOI-LEECH-ANSWER-FIRST';
    switch (action.kind) {
      case 'build':
        return checkBuild(g, state, player, action, false);
      case 'transform':
        return checkTransform(g, state, player, action, 0, 'all');
      case 'advance':
        return checkAdvance(g, state, seat, action.track);
      case 'upgrade':
        return checkUpgrade(g, state, seat, action);
      case 'innovate':
        return checkInnovate(g, state, seat, action.innovation);
      case 'send':
        return checkSend(g, state, seat, action);
      case 'power':
        return checkPower(g, state, seat, action.space);
      case 'bookAction':
        return checkBookAction(g, state, seat, action.space);
      case 'special':
        return checkSpecial(g, state, seat, action.source);
      case 'annex':
        return checkAnnex(state, seat, action.hex);
      case 'pass':
        return checkPass(g, state, seat, action);
      default:
        return 'AOI-TURN-NOT-NOW';
    }
  },
  apply(g: Ruleset, state: State, owed: Turn, action: Action, listener?: Listener): void {
    const { seat } = owed;
    // The steps of the pass are taken: now the lowest discipline is known, whatever the turn still brings.
    if (owed.lowestOwed) scoreLowest(g, state, seat);
    owed.lowestOwed = false;
    switch (action.kind) {
      case 'end':
        discharge(state, owed);
        openOffers(state);
        return;
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
    owed.actions -= 1;
    owed.acted = true;
    act(g, state, owed, action, listener);
  },
};

function act(g: Ruleset, state: State, owed: Turn, action: Action, listener?: Listener): void {
  const { seat } = owed;
  switch (action.kind) {
    case 'build':
      applyBuild(g, state, seat, action, false, listener);
      return;
    case 'transform':
      applyTransform(g, state, seat, action, listener);
      return;
    case 'advance':
      applyAdvance(g, state, seat, action.track, listener);
      return;
    case 'upgrade':
      applyUpgrade(g, state, seat, action, listener);
      return;
    case 'innovate':
      applyInnovate(g, state, seat, action.innovation, listener);
      return;
    case 'send':
      applySend(g, state, seat, action, listener);
      return;
    case 'power':
      applyPower(g, state, seat, action.space, listener);
      return;
    case 'bookAction':
      applyBookAction(g, state, seat, action.space, listener);
      return;
    case 'special':
      // Another action follows at once: the turn goes on as if nothing had been done yet.
      if (applySpecial(g, state, seat, action.source, listener)) {
        owed.actions += 1;
        owed.acted = false;
      }
      return;
    case 'annex':
      applyAnnex(g, state, seat, action.hex, listener);
      return;
    case 'pass':
      owed.actions = 0;
      owed.lowestOwed = applyPass(g, state, seat, action, listener);
      return;
    default:
      throw new Error(`not an action of a turn: ${action.kind}`);
  }
}

/** Offers that came while others had their turns are answered before an action of the seat's own. */
function isAnswerOpen(state: State, seat: number): boolean {
  for (const owed of state.aside) if (owed.seat === seat) return true;
  return false;
}

/** What nobody takes as an action of its own: the rule that says how it is come by. */
const COMES_WITH: { readonly [K in Action['kind']]?: NonNullable<Check> } = {
  competency: 'AOI-COMPETENCY-SLOT',
  palace: 'AOI-PALACE-CHOICE',
  town: 'AOI-TOWN-TILE',
  bridge: 'AOI-BRIDGE-SITE',
};

const MAIN_ACTIONS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'build',
  'transform',
  'advance',
  'upgrade',
  'innovate',
  'send',
  'power',
  'bookAction',
  'special',
  'annex',
  'pass',
]);

function isMainAction(action: Action): boolean {
  return MAIN_ACTIONS.has(action.kind);
}
