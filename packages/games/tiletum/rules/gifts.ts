/** Gifts of tiles that ask for decisions: actions, errands, goods of choice, and the bonuses of crests. */
import { discharge } from '@guildhall/kernel';
import { GOODS, SPOTS } from '../data/index.ts';
import type { Action } from './actions.ts';
import {
  addArchitectMoves,
  addHouses,
  addMerchantMoves,
  checkArchitectMove,
  checkHouse,
  checkMerchantMove,
  checkPillar,
  moveArchitect,
  moveMerchant,
  placeHouse,
  placePillar,
} from './figures.ts';
import { hasSeekerAt, isOpenTo, spotOf } from './places.ts';
import type { Check } from './rule-ids.ts';
import { GOLD, type Listener, type Ruleset } from './ruleset.ts';
import { addMines, checkMine, placeMine } from './seekers.ts';
import { addSpends, checkSpend, costOf, spend } from './spend.ts';
import { NONE, type ObligationOf, type State } from './state.ts';

type Act = ObligationOf<'act'>;

export const act = {
  candidates(g: Ruleset, state: State, owed: Act, out: Action[]): void {
    addSpends(g, state, owed.seat, owed.action, owed.points, out);
    out.push(g.catalogue.done);
  },
  check(g: Ruleset, state: State, owed: Act, action: Action): Check {
    if (action.kind === 'done') return null;
    return checkSpend(g, state, owed.seat, owed.action, owed.points, action);
  },
  apply(g: Ruleset, state: State, owed: Act, action: Action, listener?: Listener): void {
    if (action.kind === 'done') {
      discharge(state, owed);
      return;
    }
    owed.points -= costOf(g, state, owed.action, action);
    if (owed.points === 0) discharge(state, owed);
    spend(g, state, owed.seat, owed.action, action, listener);
  },
};

type Errand = ObligationOf<'errand'>;

export function checkErrand(g: Ruleset, state: State, owed: Errand, action: Action): Check {
  const { merchant, architect } = state.players[owed.seat];
  switch (action.kind) {
    case 'moveMerchant':
      return owed.merchantSteps > 0
        ? checkMerchantMove(g, state, owed.seat, action.spot)
        : 'TIL-CHARACTER-BONUS';
    case 'moveArchitect':
      return owed.architectSteps > 0
        ? checkArchitectMove(g, state, owed.seat, action.spot)
        : 'TIL-CHARACTER-BONUS';
    case 'house':
      if (owed.houses === 0) return 'TIL-CHARACTER-BONUS';
      return action.spot === merchant || hasSeekerAt(state, owed.seat, action.spot)
        ? checkHouse(g, state, owed.seat, action.spot, action.slot)
        : 'TIL-MERCHANT-HERE';
    case 'pillar':
      if (owed.pillars === 0) return 'TIL-CHARACTER-BONUS';
      return action.spot === architect || hasSeekerAt(state, owed.seat, action.spot)
        ? checkPillar(g, state, owed.seat, action.spot)
        : 'TIL-ARCHITECT-HERE';
    default:
      return 'TIL-TURN-NOT-NOW';
  }
}

export function addErrands(g: Ruleset, state: State, owed: Errand, out: Action[]): void {
  const { merchant, architect } = state.players[owed.seat];
  if (owed.merchantSteps > 0) addMerchantMoves(g, state, owed.seat, out);
  if (owed.architectSteps > 0) addArchitectMoves(g, state, owed.seat, out);
  if (owed.houses > 0) addHouses(g, state, owed.seat, merchant, out);
  if (owed.pillars > 0) out.push(g.catalogue.pillar[architect]);
  for (const spot of state.players[owed.seat].seekers) {
    if (spot === NONE) continue;
    if (owed.houses > 0) addHouses(g, state, owed.seat, spot, out);
    if (owed.pillars > 0) out.push(g.catalogue.pillar[spot]);
  }
}

export const errand = {
  candidates(g: Ruleset, state: State, owed: Errand, out: Action[]): void {
    addErrands(g, state, owed, out);
    out.push(g.catalogue.done);
  },
  check(g: Ruleset, state: State, owed: Errand, action: Action): Check {
    return action.kind === 'done' ? null : checkErrand(g, state, owed, action);
  },
  apply(g: Ruleset, state: State, owed: Errand, action: Action, listener?: Listener): void {
    const { seat } = owed;
    if (action.kind === 'moveMerchant') owed.merchantSteps -= 1;
    else if (action.kind === 'moveArchitect') owed.architectSteps -= 1;
    else if (action.kind === 'house') owed.houses -= 1;
    else if (action.kind === 'pillar') owed.pillars -= 1;
    if (action.kind === 'done' || owed.merchantSteps + owed.architectSteps + owed.houses + owed.pillars === 0)
      discharge(state, owed);
    if (action.kind === 'moveMerchant') moveMerchant(g, state, seat, action.spot, listener);
    else if (action.kind === 'moveArchitect') moveArchitect(g, state, seat, action.spot, listener);
    else if (action.kind === 'house') placeHouse(g, state, seat, action.spot, action.slot, listener);
    else if (action.kind === 'pillar') placePillar(g, state, seat, action.spot, listener);
  },
};

type Goods = ObligationOf<'goods'>;

export const goods = {
  candidates(g: Ruleset, _state: State, _owed: Goods, out: Action[]): void {
    for (let good = 0; good < GOODS.length; good++) out.push(g.catalogue.gain[good]);
  },
  check(_g: Ruleset, _state: State, _owed: Goods, action: Action): Check {
    return action.kind === 'gain' ? null : 'TIL-TURN-NOT-NOW';
  },
  apply(_g: Ruleset, state: State, owed: Goods, action: Action): void {
    if (action.kind !== 'gain') throw new Error(`not a good: ${action.kind}`);
    state.players[owed.seat].goods[action.good] += 1;
    owed.left -= 1;
    if (owed.left === 0) discharge(state, owed);
  },
};

type Anywhere = ObligationOf<'anywhere'>;

export function addAnywhere(g: Ruleset, state: State, { what, seat }: Anywhere, out: Action[]): void {
  switch (what) {
    case 'house':
      for (let spot = 0; spot < g.spots; spot++)
        if (isOpenTo(state, seat, spot)) addHouses(g, state, seat, spot, out);
      return;
    case 'pillar':
      for (let cathedral = 0; cathedral < g.cathedrals; cathedral++)
        out.push(g.catalogue.pillar[spotOf(g, state, cathedral)]);
      return;
    case 'mine':
      for (let spot = SPOTS.length; spot < g.spots; spot++)
        if (isOpenTo(state, seat, spot)) addMines(g, state, spot, out);
      return;
    case 'merchant':
      out.push(...g.catalogue.moveMerchant);
      return;
    case 'architect':
      out.push(...g.catalogue.moveArchitect);
  }
}

export function checkAnywhere(g: Ruleset, state: State, owed: Anywhere, action: Action): Check {
  const { what, seat, price } = owed;
  const { merchant, architect, goods: held } = state.players[seat];
  if (action.kind === 'moveMerchant' && what === 'merchant')
    return action.spot === merchant ? 'TIL-CREST-BONUS' : null;
  if (action.kind === 'moveArchitect' && what === 'architect')
    return action.spot === architect ? 'TIL-CREST-BONUS' : null;
  if ((action.kind !== 'house' && action.kind !== 'pillar' && action.kind !== 'mine') || action.kind !== what)
    return 'TIL-TURN-NOT-NOW';
  if (held[GOLD] < price) return 'TIL-TABLET-GOLD';
  if (!isOpenTo(state, seat, action.spot)) return 'TIL-UNDERGROUND-ANYWHERE';
  if (action.kind === 'house') return checkHouse(g, state, seat, action.spot, action.slot);
  if (action.kind === 'pillar') return checkPillar(g, state, seat, action.spot);
  return checkMine(g, state, seat, action.spot, action.slot);
}

export const anywhere = {
  candidates(g: Ruleset, state: State, owed: Anywhere, out: Action[]): void {
    addAnywhere(g, state, owed, out);
    out.push(g.catalogue.done);
  },
  check(g: Ruleset, state: State, owed: Anywhere, action: Action): Check {
    return action.kind === 'done' ? null : checkAnywhere(g, state, owed, action);
  },
  apply(g: Ruleset, state: State, owed: Anywhere, action: Action, listener?: Listener): void {
    const { seat } = owed;
    discharge(state, owed);
    if (action.kind !== 'done') state.players[seat].goods[GOLD] -= owed.price;
    if (action.kind === 'mine') placeMine(g, state, seat, action.spot, action.slot, listener);
    else if (action.kind === 'house') placeHouse(g, state, seat, action.spot, action.slot, listener);
    else if (action.kind === 'pillar') placePillar(g, state, seat, action.spot, listener);
    else if (action.kind === 'moveMerchant') moveMerchant(g, state, seat, action.spot, listener);
    else if (action.kind === 'moveArchitect') moveArchitect(g, state, seat, action.spot, listener);
  },
};
