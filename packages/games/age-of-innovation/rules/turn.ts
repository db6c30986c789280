/** A seat's turn: one action, conversions around it, and its end. */
import { offerAllowed, openOffers, turnHandler } from '../../terra/index.ts';
import type { Action } from './actions.ts';
import { applyBurn, applyConvert, checkBurn, checkConvert, offerConversions } from './conversions.ts';
import {
  applyBookAction,
  applyInnovate,
  applyPower,
  applySpecial,
  checkBookAction,
  checkPower,
  checkSpecial,
  offerBookActions,
} from './deeds.ts';
import { checkInnovate, offerInnovations } from './innovations.ts';
import { applyAnnex, checkAnnex, offerAnnexes } from './neutral-buildings.ts';
import { applyPass, checkPass, offerPasses, scoreLowest } from './passing.ts';
import { prepareReach } from './reach.ts';
import type { AoiRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { applySend, checkSend, offerSends } from './scholars.ts';
import type { ObligationOf, State } from './state.ts';
import {
  applyBuild,
  applyTransform,
  checkBuild,
  checkTransform,
  offerBuilds,
  offerPaidChanges,
} from './terraform.ts';
import { applyConnect, checkConnect, offerConnects } from './towns.ts';
import { applyAdvance, checkAdvance } from './tracks.ts';
import { applyUpgrade, checkUpgrade, offerUpgrades } from './upgrade.ts';

type Turn = ObligationOf<'turn'>;
type FreeKind = 'convert' | 'burn' | 'connect';
type MainKind =
  | 'build'
  | 'transform'
  | 'advance'
  | 'upgrade'
  | 'send'
  | 'innovate'
  | 'power'
  | 'bookAction'
  | 'special'
  | 'annex'
  | 'pass';

export const turn = turnHandler<Ruleset, State, Turn, Action, AoiRule, MainKind, FreeKind>({
  free: {
    convert: {
      legal: offerConversions,
      check: (g, state, seat, { how }) => checkConvert(g, state, seat, how),
      apply: (g, state, seat, { how }, listener) => applyConvert(g, state, seat, how, listener),
    },
    burn: {
      legal(g, state, seat, out) {
        if (checkBurn(state, seat) === null) out.push(g.catalogue.burn);
      },
      check: (_g, state, seat) => checkBurn(state, seat),
      apply: (_g, state, seat, _action, listener) => applyBurn(state, seat, listener),
    },
    connect: {
      legal: offerConnects,
      check: (g, state, seat, { river }) => checkConnect(g, state, seat, river),
      apply: (g, state, seat, { river }, listener) => applyConnect(g, state, seat, river, listener),
    },
  },
  main: {
    build: {
      legal: offerBuilds,
      check: (g, state, seat, action) => checkBuild(g, state, state.players[seat], action, false),
      apply: (g, state, seat, action, listener) => applyBuild(g, state, seat, action, false, listener),
    },
    transform: {
      legal: offerPaidChanges,
      check: (g, state, seat, action) => checkTransform(g, state, state.players[seat], action, 0, 'all'),
      apply: applyTransform,
    },
    advance: {
      legal: (g, state, seat, out) => offerAllowed(g.advances, checkAdvance, g, state, seat, out),
      check: checkAdvance,
      apply: applyAdvance,
    },
    upgrade: { legal: offerUpgrades, check: checkUpgrade, apply: applyUpgrade },
    send: { legal: offerSends, check: checkSend, apply: applySend },
    innovate: { legal: offerInnovations, check: checkInnovate, apply: applyInnovate },
    power: {
      legal: (g, state, seat, out) => offerAllowed(g.catalogue.power, checkPower, g, state, seat, out),
      check: checkPower,
      apply: applyPower,
    },
    bookAction: { legal: offerBookActions, check: checkBookAction, apply: applyBookAction },
    special: {
      legal: (g, state, seat, out) => offerAllowed(g.specials, checkSpecial, g, state, seat, out),
      check: checkSpecial,
      apply(g, state, seat, action, listener, owed) {
        // Another action follows at once: the turn goes on as if nothing had been done yet.
        if (applySpecial(g, state, seat, action, listener)) {
          owed.actions += 1;
          owed.acted = false;
        }
      },
    },
    annex: { legal: offerAnnexes, check: checkAnnex, apply: applyAnnex },
    pass: {
      legal: offerPasses,
      check: checkPass,
      apply(g, state, seat, action, listener, owed) {
        owed.actions = 0;
        owed.lowestOwed = applyPass(g, state, seat, action, listener);
      },
    },
  },
  prepare: prepareReach,
  goesOn(g, state, owed) {
    // The steps of the pass are taken: now the lowest discipline is known, whatever the turn still brings.
    if (owed.lowestOwed) scoreLowest(g, state, owed.seat);
    owed.lowestOwed = false;
  },
  ended: (_g, state) => openOffers(state),
  refusals: {
    mustAct: 'AOI-TURN-MUST-ACT',
    oneAction: 'AOI-TURN-ONE-ACTION',
    answerFirst: 'AOI-LEECH-ANSWER-FIRST',
    notNow: 'AOI-TURN-NOT-NOW',
    comesWith: {
      competency: 'AOI-COMPETENCY-SLOT',
      palace: 'AOI-PALACE-CHOICE',
      town: 'AOI-TOWN-TILE',
      bridge: 'AOI-BRIDGE-SITE',
    },
  },
});
