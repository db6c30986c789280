/** A seat's turn: one action, conversions around it, and its end. */
import { turnHandler } from '../../terra/index.ts';
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
} from './deeds.ts';
import { checkInnovate } from './innovations.ts';
import { openOffers } from './leech.ts';
import { applyAnnex, checkAnnex, offerAnnexes } from './neutral-buildings.ts';
import { applyPass, checkPass, offerPasses, scoreLowest } from './passing.ts';
import { prepareReach } from './reach.ts';
import type { AoiRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { applySend, checkSend, offerSends } from './scholars.ts';
import { NONE, type ObligationOf, type State } from './state.ts';
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
      apply: (g, state, { seat }, { how }, listener) => applyConvert(g, state, seat, how, listener),
    },
    burn: {
      legal(g, state, seat, out) {
        if (checkBurn(state, seat) === null) out.push(g.catalogue.burn);
      },
      check: (_g, state, seat) => checkBurn(state, seat),
      apply: (_g, state, { seat }, _action, listener) => applyBurn(state, seat, listener),
    },
    connect: {
      legal: offerConnects,
      check: (g, state, seat, { river }) => checkConnect(g, state, seat, river),
      apply: (g, state, { seat }, { river }, listener) => applyConnect(g, state, seat, river, listener),
    },
  },
  main: {
    build: {
      legal: offerBuilds,
      check: (g, state, seat, action) => checkBuild(g, state, state.players[seat], action, false),
      apply: (g, state, { seat }, action, listener) => applyBuild(g, state, seat, action, false, listener),
    },
    transform: {
      legal: offerPaidChanges,
      check: (g, state, seat, action) => checkTransform(g, state, state.players[seat], action, 0, 'all'),
      apply: (g, state, { seat }, action, listener) => applyTransform(g, state, seat, action, listener),
    },
    advance: {
      legal(g, state, seat, out) {
        const { shipping, terraforming } = g.catalogue.advance;
        if (checkAdvance(g, state, seat, 'shipping') === null) out.push(shipping);
        if (checkAdvance(g, state, seat, 'terraforming') === null) out.push(terraforming);
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
    innovate: {
      legal(g, state, seat, out) {
        for (const innovation of state.innovations)
          if (innovation !== NONE && checkInnovate(g, state, seat, innovation) === null)
            out.push(g.catalogue.innovate[innovation]);
      },
      check: (g, state, seat, { innovation }) => checkInnovate(g, state, seat, innovation),
      apply: (g, state, { seat }, { innovation }, listener) =>
        applyInnovate(g, state, seat, innovation, listener),
    },
    power: {
      legal(g, state, seat, out) {
        for (const action of g.catalogue.power)
          if (checkPower(g, state, seat, action.space) === null) out.push(action);
      },
      check: (g, state, seat, { space }) => checkPower(g, state, seat, space),
      apply: (g, state, { seat }, { space }, listener) => applyPower(g, state, seat, space, listener),
    },
    bookAction: {
      legal(g, state, seat, out) {
        for (const space of state.bookActions)
          if (checkBookAction(g, state, seat, space) === null) out.push(g.catalogue.bookAction[space]);
      },
      check: (g, state, seat, { space }) => checkBookAction(g, state, seat, space),
      apply: (g, state, { seat }, { space }, listener) => applyBookAction(g, state, seat, space, listener),
    },
    special: {
      legal(g, state, seat, out) {
        for (const action of g.specials)
          if (checkSpecial(g, state, seat, action.source) === null) out.push(action);
      },
      check: (g, state, seat, { source }) => checkSpecial(g, state, seat, source),
      apply(g, state, owed, { source }, listener) {
        // Another action follows at once: the turn goes on as if nothing had been done yet.
        if (applySpecial(g, state, owed.seat, source, listener)) {
          owed.actions += 1;
          owed.acted = false;
        }
      },
    },
    annex: {
      legal: offerAnnexes,
      check: (_g, state, seat, { hex }) => checkAnnex(state, seat, hex),
      apply: (g, state, { seat }, { hex }, listener) => applyAnnex(g, state, seat, hex, listener),
    },
    pass: {
      legal: offerPasses,
      check: checkPass,
      apply(g, state, owed, action, listener) {
        owed.actions = 0;
        owed.lowestOwed = applyPass(g, state, owed.seat, action, listener);
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
