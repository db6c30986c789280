/** Small decisions that benefits and prices ask for: where a citizen settles, what becomes of it, who is exhausted. */
import { discharge, toAll } from '@guildhall/kernel';
import { ableTo, gainSpecialists, settle } from '../citizens.ts';
import type { HandlerOf } from '../handlers.ts';
import { nameOf } from '../names.ts';
import type { Check } from '../rule-ids.ts';
import { ANY, NONE, type ObligationOf, type Player, type State } from '../state.ts';

export const citizen = {
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.citizen);
  },
  check(_g, _state, _owed, action) {
    return action.kind === 'citizen' ? null : 'INV-CITIZEN-ANYWHERE';
  },
  apply(_g, state, owed, action, listener) {
    if (action.kind !== 'citizen') throw new Error(`not a region: ${action.kind}`);
    discharge(state, owed);
    settle(state, owed.seat, action.region);
    listener?.(toAll('settled', owed.seat, { region: nameOf.region(action.region) }));
  },
} satisfies HandlerOf<'citizen'>;

/**
 * A benefit may pay for what is owed below it: whether the price can still be paid when so many specialists of a type
 * come home now.
 */
export function leavesPrice(state: State, seat: number, type: number, count: number): Check {
  const player = state.players[seat];
  let coming = 0;
  for (const [owed] of state.pending.slice(0, -1).toReversed()) {
    if (owed.kind === 'train') coming += 1;
    else if (owed.kind === 'exhaust') {
      const gained = owed.type === ANY || owed.type === type ? count : 0;
      const able = ableTo(player, owed.type) + gained + Math.min(coming, Math.max(0, player.supply - 1));
      return able >= owed.left ? null : 'INV-BUILD-COST';
    } else return null;
  }
  return null;
}

export const train = {
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.train);
  },
  check(_g, state, owed, action) {
    return action.kind === 'train' ? leavesPrice(state, owed.seat, action.specialist, 1) : 'INV-TURN-NOT-NOW';
  },
  apply(_g, state, owed, action, listener) {
    if (action.kind !== 'train') throw new Error(`not a specialist: ${action.kind}`);
    discharge(state, owed);
    gainSpecialists(state.players[owed.seat], action.specialist, 1);
    listener?.(toAll('trained', owed.seat, { specialist: nameOf.specialist(action.specialist) }));
  },
} satisfies HandlerOf<'train'>;

type Exhaust = ObligationOf<'exhaust'>;

function exhaustOne(player: Player, type: number): void {
  player.home[type] -= 1;
  player.exhausted[type] += 1;
}

/** The one type of the specialists at home; NONE if there are several, or nobody. */
function onlyTypeAtHome({ home }: Player): number {
  let only = NONE;
  for (let type = 0; type < home.length; type++) {
    if (home[type] === 0) continue;
    if (only !== NONE) return NONE;
    only = type;
  }
  return only;
}

/** Pays what there is no choice about: no scholar could stand in, and one type alone can pay. */
export function exhaustWithoutChoice(state: State, owed: Exhaust): void {
  const player = state.players[owed.seat];
  while (owed.left > 0 && player.scholars === 0) {
    const type = owed.type === ANY ? onlyTypeAtHome(player) : owed.type;
    if (type === NONE) return;
    exhaustOne(player, type);
    owed.left -= 1;
  }
}

export const exhaust = {
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.exhaust, ...g.catalogue.devote);
  },
  check(_g, state, owed, action) {
    const player = state.players[owed.seat];
    switch (action.kind) {
      case 'exhaust':
        if (owed.type !== ANY && owed.type !== action.specialist) return 'INV-CITIZEN-HOME';
        return player.home[action.specialist] > 0 ? null : 'INV-CITIZEN-HOME';
      case 'devote':
        return player.scholars > 0 ? null : 'INV-SCHOLAR-DEVOTED';
      default:
        return 'INV-TURN-NOT-NOW';
    }
  },
  apply(_g, state, owed, action, listener) {
    const player = state.players[owed.seat];
    if (action.kind === 'exhaust') exhaustOne(player, action.specialist);
    else if (action.kind === 'devote') {
      player.scholars -= 1;
      player.exhausted[action.specialist] += 1;
      listener?.(toAll('devoted', owed.seat, { specialist: nameOf.specialist(action.specialist) }));
    } else throw new Error(`exhausts nobody: ${action.kind}`);
    owed.left -= 1;
    if (owed.left === 0) discharge(state, owed);
  },
} satisfies HandlerOf<'exhaust'>;
