/** A seat's turn: one action, conversions around it, and its end. */
import { offerAllowed, turnHandler } from '../../terra/index.ts';
import type { Action } from './actions.ts';
import { applySend, checkSend, offerSends } from './cults.ts';
import { endTurn } from './leech.ts';
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
        apply: applyBuild,
      },
      transform: {
        legal: offerPaidChanges,
        check: (g, state, seat, action) => checkTransform(g, state, state.players[seat], action, 0, true),
        apply: applyTransform,
      },
      advance: {
        legal: (g, state, seat, out) => offerAllowed(g.advances, checkAdvance, g, state, seat, out),
        check: checkAdvance,
        apply: applyAdvance,
      },
      upgrade: { legal: offerUpgrades, check: checkUpgrade, apply: applyUpgrade },
      send: { legal: offerSends, check: checkSend, apply: applySend },
      power: {
        legal: (g, state, seat, out) => offerAllowed(g.catalogue.power, checkPower, g, state, seat, out),
        check: checkPower,
        apply: applyPower,
      },
      special: {
        legal: (g, state, seat, out) => offerAllowed(g.specials, checkSpecial, g, state, seat, out),
        check: checkSpecial,
        apply(g, state, seat, action, listener, owed) {
          // Two actions follow at once: the turn goes on as if nothing had been done yet.
          if (action.source === 'stronghold' && doublesTurn(g, state, seat)) {
            owed.actions += 2;
            owed.acted = false;
          }
          applySpecial(g, state, seat, action, listener);
        },
      },
      pass: {
        legal: offerPasses,
        check: checkPass,
        apply(g, state, seat, action, listener, owed) {
          owed.actions = 0;
          applyPass(g, state, seat, action, listener);
        },
      },
    },
    free: {},
    prepare: prepareReach,
    ended: endTurn,
    refusals: {
      mustAct: 'TM-TURN-MUST-ACT',
      oneAction: 'TM-TURN-ONE-ACTION',
      answerFirst: 'TM-LEECH-ANSWER-FIRST',
      notNow: 'TM-TURN-NOT-NOW',
      comesWith: {},
    },
  }),
};
