/** A seat's turn: one action, conversions around it, and its end. */
import { discharge } from '@guildhall/kernel';
import type { Action } from './actions.ts';
import { applySend, checkSend, sendCandidates } from './cults.ts';
import { openOffers } from './leech.ts';
import { applyPass, checkPass, passCandidates } from './passing.ts';
import { prepareReach } from './reach.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { applyPower, applySpecial, checkPower, checkSpecial } from './special-actions.ts';
import type { ObligationOf, State } from './state.ts';
import {
  applyBuild,
  applyTransform,
  buildCandidates,
  checkBuild,
  checkTransform,
  terraformCandidates,
} from './terraform.ts';
import { applyAdvance, checkAdvance } from './tracks.ts';
import { applyUpgrade, checkUpgrade, upgradeCandidates } from './upgrade.ts';

type Turn = ObligationOf<'turn'>;

export const turn = {
  ownTurn: true,
  prepare(g: Ruleset, state: State, owed: Turn): void {
    if (owed.actions > 0) prepareReach(g, state, owed.seat);
  },
  candidates(g: Ruleset, state: State, owed: Turn, out: Action[]): void {
    if (owed.acted) out.push(g.catalogue.end);
    const { seat } = owed;
    if (owed.actions === 0 || isAnswerOpen(state, seat)) return;
    const player = state.players[seat];
    const { catalogue } = g;
    buildCandidates(g, state, player, out);
    terraformCandidates(g, state, player, 0, true, out);
    out.push(catalogue.advance.shipping, catalogue.advance.digging);
    upgradeCandidates(g, state, seat, out);
    sendCandidates(g, out);
    out.push(...catalogue.power);
    out.push(
      catalogue.special.card,
      catalogue.special.favour,
      catalogue.special.stronghold,
      catalogue.special.bridge,
    );
    passCandidates(g, state, out);
  },
  check(g: Ruleset, state: State, owed: Turn, action: Action): Check {
    const { seat } = owed;
    const player = state.players[seat];
    if (action.kind === 'end') return owed.acted ? null : 'TM-TURN-MUST-ACT';
    if (owed.actions === 0) return isMainAction(action) ? 'TM-TURN-ONE-ACTION' : 'TM-TURN-NOT-NOW';
    if (isMainAction(action) && isAnswerOpen(state, seat)) return 'TM-LEECH-ANSWER-FIRST';
    switch (action.kind) {
      case 'build':
        return checkBuild(g, state, player, action);
      case 'transform':
        return checkTransform(g, state, player, action, 0, true);
      case 'advance':
        return checkAdvance(g, state, seat, action.track);
      case 'upgrade':
        return checkUpgrade(g, state, seat, action);
      case 'send':
        return checkSend(g, state, seat, action);
      case 'power':
        return checkPower(g, state, seat, action.space);
      case 'special':
        return checkSpecial(g, state, seat, action.source);
      case 'pass':
        return checkPass(g, state, seat, action);
      default:
        return 'TM-TURN-NOT-NOW';
    }
  },
  apply(g: Ruleset, state: State, owed: Turn, action: Action, listener?: Listener): void {
    const { seat } = owed;
    if (action.kind === 'end') {
      discharge(state, owed);
      openOffers(g, state);
      return;
    }
    if (action.kind === 'special' && action.source === 'stronghold' && doublesTurn(g, state, seat)) {
      owed.actions += 1;
      applySpecial(g, state, seat, action.source, listener);
      return;
    }
    owed.actions -= 1;
    owed.acted = true;
    switch (action.kind) {
      case 'build':
        applyBuild(g, state, seat, action, listener);
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
      case 'send':
        applySend(g, state, seat, action, listener);
        return;
      case 'power':
        applyPower(g, state, seat, action.space, listener);
        return;
      case 'special':
        applySpecial(g, state, seat, action.source, listener);
        return;
      case 'pass':
        owed.actions = 0;
        applyPass(g, state, seat, action, listener);
        return;
      default:
        throw new Error(`not an action of a turn: ${action.kind}`);
    }
  },
};

/** Offers and owed steps come before an action of the seat's own. */
function isAnswerOpen(state: State, seat: number): boolean {
  return state.aside.some((owed) => owed.seat === seat);
}

function doublesTurn(g: Ruleset, state: State, seat: number): boolean {
  return g.factions[state.players[seat].faction].stronghold.action === 'doubleTurn';
}

const MAIN_ACTIONS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'build',
  'transform',
  'advance',
  'upgrade',
  'send',
  'power',
  'special',
  'pass',
]);

function isMainAction(action: Action): boolean {
  return MAIN_ACTIONS.has(action.kind);
}
