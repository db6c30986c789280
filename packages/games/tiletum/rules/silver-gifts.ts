/** Decisions that only exist with silver. */
import { discharge, nextId } from '@guildhall/kernel';
import { GOODS, MAPS, TECHNOLOGIES } from '../data/index.ts';
import type { Action } from './actions.ts';
import {
  addArchitectMoves,
  addMerchantMoves,
  checkArchitectMove,
  checkMerchantMove,
  moveArchitect,
  moveMerchant,
} from './figures.ts';
import { couldGainSilver, couldMakeRoom } from './means.ts';
import { drawUnderground, hasUnderground } from './piles.ts';
import { score } from './players.ts';
import type { Check } from './rule-ids.ts';
import { KING, type Listener, type Ruleset } from './ruleset.ts';
import { addSeekerMoves, checkSeeker, checkSeekerMove, moveSeeker, placeSeeker } from './seekers.ts';
import { NONE, type ObligationOf, type State } from './state.ts';
import { checkStore, store } from './storehouse.ts';
import { checkRaise, oweAct, raise } from './technologies.ts';

type Identical = ObligationOf<'identical'>;

export const identical = {
  candidates(g: Ruleset, _state: State, _owed: Identical, out: Action[]): void {
    out.push(...g.catalogue.identical);
  },
  check(_g: Ruleset, _state: State, _owed: Identical, action: Action): Check {
    return action.kind === 'identical' ? null : 'TIL-TURN-NOT-NOW';
  },
  apply(_g: Ruleset, state: State, owed: Identical, action: Action): void {
    if (action.kind !== 'identical') throw new Error(`not a good: ${action.kind}`);
    discharge(state, owed);
    state.players[owed.seat].goods[action.good] += owed.amount;
  },
};

type Offer = ObligationOf<'offer'>;

export const offer = {
  candidates(g: Ruleset, _state: State, _owed: Offer, out: Action[]): void {
    out.push(g.catalogue.pay, g.catalogue.done);
  },
  check(g: Ruleset, state: State, owed: Offer, action: Action): Check {
    if (action.kind === 'done') return null;
    if (action.kind !== 'pay') return 'TIL-TURN-NOT-NOW';
    return state.players[owed.seat].silver >= g.tables.tablets.silver ? null : 'TIL-TABLET-SILVER';
  },
  apply(g: Ruleset, state: State, owed: Offer, action: Action): void {
    discharge(state, owed);
    if (action.kind !== 'pay') return;
    const player = state.players[owed.seat];
    const { silver, pointsPaid, kingPaid } = g.tables.tablets;
    player.silver -= silver;
    if (owed.what === 'points') score(player, 'tabletPoints', pointsPaid);
    else oweAct(state, owed.seat, KING, kingPaid);
  },
};

type FreeSeeker = ObligationOf<'freeSeeker'>;

export const freeSeeker = {
  candidates(g: Ruleset, _state: State, _owed: FreeSeeker, out: Action[]): void {
    out.push(...g.catalogue.seeker, g.catalogue.done);
  },
  check(g: Ruleset, state: State, owed: FreeSeeker, action: Action): Check {
    if (action.kind === 'done') return null;
    return action.kind === 'seeker' ? checkSeeker(g, state, owed.seat, action.map, true) : 'TIL-TURN-NOT-NOW';
  },
  apply(g: Ruleset, state: State, owed: FreeSeeker, action: Action, listener?: Listener): void {
    discharge(state, owed);
    if (action.kind === 'seeker') placeSeeker(g, state, owed.seat, action.map, true, listener);
  },
};

type CheapTechnology = ObligationOf<'cheapTechnology'>;

export const cheapTechnology = {
  candidates(g: Ruleset, state: State, _owed: CheapTechnology, out: Action[]): void {
    for (const technology of state.silver?.technologies ?? []) out.push(g.catalogue.technology[technology]);
    out.push(g.catalogue.done);
  },
  check(g: Ruleset, state: State, owed: CheapTechnology, action: Action): Check {
    if (action.kind === 'done') return null;
    if (action.kind !== 'technology') return 'TIL-TURN-NOT-NOW';
    return checkRaise(g, state, owed.seat, action.technology, g.tables.tablets.silverLess);
  },
  apply(g: Ruleset, state: State, owed: CheapTechnology, action: Action, listener?: Listener): void {
    discharge(state, owed);
    if (action.kind === 'technology')
      raise(g, state, owed.seat, action.technology, g.tables.tablets.silverLess, listener);
  },
};

type Favour = ObligationOf<'favour'>;

export const favour = {
  candidates(g: Ruleset, state: State, _owed: Favour, out: Action[]): void {
    for (const good of state.silver?.favoured ?? []) out.push(g.catalogue.favour[good]);
  },
  check(_g: Ruleset, state: State, _owed: Favour, action: Action): Check {
    if (action.kind !== 'favour') return 'TIL-TURN-NOT-NOW';
    return state.silver?.favoured.includes(action.good) === true ? null : 'TIL-TECHNOLOGY-GOODS';
  },
  apply(_g: Ruleset, state: State, owed: Favour, action: Action, listener?: Listener): void {
    const { silver } = state;
    if (action.kind !== 'favour' || silver === null) throw new Error(`not a good: ${action.kind}`);
    discharge(state, owed);
    silver.favoured.splice(silver.favoured.indexOf(action.good), 1);
    state.players[owed.seat].favoured = action.good;
    listener?.({ kind: 'favoured', seat: owed.seat, readers: 'all', data: { good: GOODS[action.good] } });
  },
};

type FreeStep = ObligationOf<'freeStep'>;

export const freeStep = {
  candidates(g: Ruleset, state: State, owed: FreeStep, out: Action[]): void {
    addMerchantMoves(g, state, owed.seat, out);
    addArchitectMoves(g, state, owed.seat, out);
    addSeekerMoves(g, state, owed.seat, out);
    out.push(g.catalogue.done);
  },
  check(g: Ruleset, state: State, owed: FreeStep, action: Action): Check {
    switch (action.kind) {
      case 'done':
        return null;
      case 'moveMerchant':
        return checkMerchantMove(g, state, owed.seat, action.spot);
      case 'moveArchitect':
        return checkArchitectMove(g, state, owed.seat, action.spot);
      case 'moveSeeker':
        return checkSeekerMove(g, state, owed.seat, action.spot);
      default:
        return 'TIL-TURN-NOT-NOW';
    }
  },
  apply(g: Ruleset, state: State, owed: FreeStep, action: Action, listener?: Listener): void {
    discharge(state, owed);
    if (action.kind === 'moveMerchant') moveMerchant(g, state, owed.seat, action.spot, listener);
    else if (action.kind === 'moveArchitect') moveArchitect(g, state, owed.seat, action.spot, listener);
    else if (action.kind === 'moveSeeker') moveSeeker(g, state, owed.seat, action.spot, listener);
  },
};

type Look = ObligationOf<'look'>;

/** Tiles that are turned up with the King technology. */
const LOOKED_AT = 2;

export const look = {
  candidates(g: Ruleset, _state: State, _owed: Look, out: Action[]): void {
    out.push(g.catalogue.look, g.catalogue.done);
  },
  check(_g: Ruleset, _state: State, _owed: Look, action: Action): Check {
    return action.kind === 'look' || action.kind === 'done' ? null : 'TIL-TURN-NOT-NOW';
  },
  apply(g: Ruleset, state: State, owed: Look, action: Action, listener?: Listener): void {
    discharge(state, owed);
    if (action.kind !== 'look') return;
    const tiles = Array.from({ length: LOOKED_AT }, () => drawUnderground(state)).filter(
      (tile) => tile !== NONE,
    );
    for (const tile of tiles)
      listener?.({ kind: 'tileTurnedUp', seat: owed.seat, readers: 'all', data: { tile: g.tileIds[tile] } });
    state.pending.push([{ kind: 'pick', id: nextId(state), seat: owed.seat, tiles }]);
  },
};

type Pick = ObligationOf<'pick'>;

export const pick = {
  candidates(g: Ruleset, _state: State, owed: Pick, out: Action[]): void {
    for (const tile of owed.tiles) out.push(g.catalogue.pick[tile]);
    out.push(g.catalogue.done);
  },
  check(g: Ruleset, state: State, owed: Pick, action: Action): Check {
    if (action.kind === 'done') return null;
    if (action.kind !== 'pick' || !owed.tiles.includes(action.tile)) return 'TIL-TURN-NOT-NOW';
    return checkStore(g, state.players[owed.seat], action.tile);
  },
  apply(g: Ruleset, state: State, owed: Pick, action: Action, listener?: Listener): void {
    discharge(state, owed);
    const kept = action.kind === 'pick' ? action.tile : NONE;
    if (kept !== NONE) {
      store(state.players[owed.seat], kept);
      listener?.({ kind: 'tileTaken', seat: owed.seat, readers: 'all', data: { tile: g.tileIds[kept] } });
    }
    state.silver?.bottom.push(...owed.tiles.filter((tile) => tile !== kept));
  },
};

/** Whether a decision of silver has nothing to decide. */
export function isIdle(
  g: Ruleset,
  state: State,
  owed: Offer | FreeSeeker | CheapTechnology | Favour | Look,
): boolean {
  const { seat } = owed;
  switch (owed.kind) {
    case 'offer':
      // A disc on the top space has no step to buy.
      if (owed.what === 'king' && state.king[seat] === g.track.length - 1) return true;
      return offer.check(g, state, owed, g.catalogue.pay) !== null && !couldGainSilver(g, state, seat);
    case 'freeSeeker':
      return MAPS.every((_, map) => checkSeeker(g, state, seat, map, true) !== null);
    case 'cheapTechnology':
      return TECHNOLOGIES.every((_, technology) => {
        const no = checkRaise(g, state, seat, technology, g.tables.tablets.silverLess);
        return no === 'TIL-TECHNOLOGY-SILVER' ? !couldGainSilver(g, state, seat) : no !== null;
      });
    case 'favour':
      return (state.silver?.favoured.length ?? 0) === 0;
    case 'look':
      return !hasUnderground(state) || !couldMakeRoom(g, state, seat);
  }
}
