/** A seat's turn: one action, conversions around it, and its end. */
import { turnHandler } from '../../terra/index.ts';
import type { Action } from './actions.ts';
import { applySend, checkSend, offerSends } from './cults.ts';
import { openOffers } from './leech.ts';
import { applyPass, checkPass, offerPasses } from './passing.ts';
import { prepareReach } from './reach.ts';
import type { TmRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { applyPower, applySpecial, checkPower, checkSpecial, doublesTurn } from './special-actions.ts';
import type { ObligationOf, State } from './state.ts';
import {
  applyBuild,
  applyTransform,
  buildCandidates,
  checkBuild,
  checkTransform,
  offerPaidChanges,
} from './terraform.ts';
import { applyAdvance, checkAdvance } from './tracks.ts';
import { applyUpgrade, checkUpgrade, offerUpgrades } from './upgrade.ts';

type Turn = ObligationOf<'turn'>;
type MainKind = 'build' | 'transform' | 'advance' | 'upgrade' | 'send' | 'power' | 'special' | 'pass';

export const turn = {
  ownTurn: true,
  ...turnHandler<Ruleset, State, Turn, Action, TmRule, MainKind>({
    main: {
      build: {
        legal: (g, state, seat, out) => buildCandidates(g, state, state.players[seat], out),
        check: (g, state, seat, action) => checkBuild(g, state, state.players[seat], action),
        apply: (g, state, { seat }, action, listener) => applyBuild(g, state, seat, action, listener),
      },
      transform: {
        legal: offerPaidChanges,
        check: (g, state, seat, action) => checkTransform(g, state, state.players[seat], action, 0, true),
        apply: (g, state, { seat }, action, listener) => applyTransform(g, state, seat, action, listener),
      },
      advance: {
        legal(g, state, seat, out) {
          const { shipping, digging } = g.catalogue.advance;
          if (checkAdvance(g, state, seat, 'shipping') === null) out.push(shipping);
          if (checkAdvance(g, state, seat, 'digging') === null) out.push(digging);
        },
        check: (g, state, seat, { track }) => checkAdvance(g, state, seat, track),
        apply: (g, state, { seat }, { track }, listener) => applyAdvance(g, state, seat, track, listener),
      },
      upgrade: {
        legal: offerUpgrades,
        check: checkUpgrade,
        apply: (g, state, { seat }, action, listener) => applyUpgrade(g, state, seat, action, listener),
      },
      send: {
        legal: offerSends,
        check: checkSend,
        apply: (g, state, { seat }, action, listener) => applySend(g, state, seat, action, listener),
      },
      power: {
        legal(g, state, seat, out) {
          for (const action of g.catalogue.power)
            if (checkPower(g, state, seat, action.space) === null) out.push(action);
        },
        check: (g, state, seat, { space }) => checkPower(g, state, seat, space),
        apply: (g, state, { seat }, { space }, listener) => applyPower(g, state, seat, space, listener),
      },
      special: {
        legal(g, state, seat, out) {
          for (const action of g.specials)
            if (checkSpecial(g, state, seat, action.source) === null) out.push(action);
        },
        check: (g, state, seat, { source }) => checkSpecial(g, state, seat, source),
        apply(g, state, owed, { source }, listener) {
          // Two actions follow at once: the turn goes on as if nothing had been done yet.
          if (source === 'stronghold' && doublesTurn(g, state, owed.seat)) {
            owed.actions += 2;
            owed.acted = false;
          }
          applySpecial(g, state, owed.seat, source, listener);
        },
      },
      pass: {
        legal: offerPasses,
        check: checkPass,
        apply(g, state, owed, action, listener) {
          owed.actions = 0;
          applyPass(g, state, owed.seat, action, listener);
        },
      },
    },
    free: {},
    prepare: prepareReach,
    ended: openOffers,
    refusals: {
      mustAct: 'TM-TURN-MUST-ACT',
      oneAction: 'TM-TURN-ONE-ACTION',
      answerFirst: 'TM-LEECH-ANSWER-FIRST',
      notNow: 'TM-TURN-NOT-NOW',
      comesWith: {},
    },
  }),
};
