/** Eureka: a new milestone; the old one becomes common knowledge. */
import { discharge, nextId, TABLE, toAll } from '@guildhall/kernel';
import { ACTIONS } from '../../data/types.ts';
import { eraOf, gainScholars } from '../citizens.ts';
import type { ActionHandlerOf, HandlerOf } from '../handlers.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { give, performed } from './benefits.ts';

const EUREKA = ACTIONS.indexOf('eureka');

/** A milestone leaves the board: its diplomats become scholars of their owners. */
function discard(g: Ruleset, state: State, milestone: number, listener?: Listener): void {
  state.discarded.push(milestone);
  for (const seat of state.players.keys())
    if ((state.diplomats[milestone] & (1 << seat)) !== 0) gainScholars(g, state, seat, 1, 'board');
  state.diplomats[milestone] = 0;
  listener?.(toAll('milestoneDiscarded', TABLE, { milestone: g.milestoneIds[milestone] }));
}

/**
 * A milestone enters common knowledge above all of the same or an earlier letter, and the lowest leaves. One that is
 * earlier than the lowest is discarded itself, and nothing else moves.
 */
export function intoCommon(g: Ruleset, state: State, milestone: number, listener?: Listener): void {
  const { common } = state;
  const letterAt = (at: number): number => g.milestones[common[at]].letter;
  const { letter } = g.milestones[milestone];
  if (letter < letterAt(0)) {
    discard(g, state, milestone, listener);
    return;
  }
  const [lowest] = common.splice(0, 1);
  let at = common.length;
  while (at > 0 && letterAt(at - 1) > letter) at -= 1;
  common.splice(at, 0, milestone);
  listener?.(toAll('milestoneCommon', TABLE, { milestone: g.milestoneIds[milestone] }));
  discard(g, state, lowest, listener);
}

/** Whether the era marker of another owner stands on a space of the era. */
export function isOccupied(g: Ruleset, state: State, owner: number, era: number, space: number): boolean {
  const markers = [...state.players, state.chronos];
  return markers.some(
    (marker, other) => other !== owner && marker?.eraSpace === space && eraOf(g, state, other) === era,
  );
}

/** The leftmost space of an owner's era on which no other marker stands. */
export function firstFreeEraSpace(g: Ruleset, state: State, owner: number): number {
  const era = eraOf(g, state, owner);
  return g.eraSpaces[era - 1].findIndex((_, space) => !isOccupied(g, state, owner, era, space));
}

export const eureka: ActionHandlerOf<'eureka'> = {
  kind: 'eureka',
  candidates(g, state, _seat, out) {
    for (const milestone of state.eureka) out.push(g.catalogue.eureka[milestone]);
  },
  check(g, state, seat, { milestone }) {
    if (!state.eureka.includes(milestone)) return 'INV-EUREKA-LATER';
    return g.milestones[milestone].era > eraOf(g, state, seat) ? null : 'INV-EUREKA-LATER';
  },
  apply(g, state, seat, { milestone }, listener) {
    const player = state.players[seat];
    const old = state.personal[seat];
    listener?.(
      toAll('eureka', seat, { milestone: g.milestoneIds[milestone], era: g.milestones[milestone].era }),
    );
    // The new milestone counts for the limit of the academy, so it comes first.
    state.eureka.splice(state.eureka.indexOf(milestone), 1);
    state.personal[seat] = milestone;
    player.eraSpace = -1;
    intoCommon(g, state, old, listener);
    if (player.supply > 0) {
      player.supply -= 1;
      state.diplomats[milestone] |= 1 << seat;
    }
    performed(g, state, seat, EUREKA);
    state.pending.push([{ kind: 'eraSpace', id: nextId(state), seat }]);
  },
};

export const eraSpace = {
  candidates(g, state, owed, out) {
    const spaces = g.eraSpaces[eraOf(g, state, owed.seat) - 1].length;
    for (let space = 0; space < spaces; space++) out.push(g.catalogue.era[space]);
  },
  check(g, state, owed, action) {
    if (action.kind !== 'era') return 'INV-TURN-NOT-NOW';
    const era = eraOf(g, state, owed.seat);
    if (action.space >= g.eraSpaces[era - 1].length) return 'INV-EUREKA-SPACE';
    return isOccupied(g, state, owed.seat, era, action.space) ? 'INV-EUREKA-SPACE' : null;
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'era') throw new Error(`not a space of the era track: ${action.kind}`);
    discharge(state, owed);
    const { seat } = owed;
    const era = eraOf(g, state, seat);
    state.players[seat].eraSpace = action.space;
    const benefit = g.eraSpaces[era - 1][action.space];
    listener?.(toAll('eraMarkerMoved', seat, { era, space: action.space + 1, effect: benefit.effect }));
    give(g, state, seat, benefit, 'eraTrack');
  },
} satisfies HandlerOf<'eraSpace'>;
