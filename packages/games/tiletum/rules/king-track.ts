/** The king track: discs go up by actions and down by corruption; who shares a space stands in a stack. */

import { MOST_STEPS } from './actions.ts';
import type { Ruleset } from './ruleset.ts';
import type { Spend } from './spend.ts';
import type { State } from './state.ts';

function topOf(g: Ruleset): number {
  return g.track.length - 1;
}

export const king: Spend = {
  candidates(g, state, seat, points, out) {
    const most = Math.min(points, topOf(g) - state.king[seat], MOST_STEPS);
    for (let steps = 1; steps <= most; steps++) out.push(g.catalogue.king[steps - 1]);
  },
  check(g, state, seat, action) {
    if (action.kind !== 'king') return 'TIL-TURN-NOT-NOW';
    return state.king[seat] + action.steps + 1 <= topOf(g) ? null : 'TIL-KING-STEP';
  },
  cost(_g, _state, action) {
    return action.kind === 'king' ? action.steps + 1 : 0;
  },
  apply(g, state, seat, action, listener) {
    if (action.kind !== 'king') return;
    const steps = action.steps + 1;
    // Whoever enters a space lands on top of those who are there.
    state.discs.splice(state.discs.indexOf(seat), 1);
    state.discs.push(seat);
    state.king[seat] += steps;
    const space = g.track[state.king[seat]];
    listener?.({
      kind: 'kingMoved',
      seat,
      readers: 'all',
      data: { steps, space: Math.abs(space), isRed: space < 0 },
    });
  },
};

/** All discs go down together and keep their stacks; at the bottom end the lower ones were there first. */
export function lowerDiscs(state: State, steps: number): void {
  if (state.king.some((space) => space < steps)) {
    const { king: before } = state;
    const rank = (seat: number): number => (before[seat] < steps ? before[seat] : steps);
    state.discs = state.discs.toSorted((a, b) => rank(a) - rank(b));
  }
  state.king = state.king.map((space) => Math.max(0, space - steps));
}

/** Seats from the highest disc down; on one space the lower disc goes first. */
export function byTrack(state: State): number[] {
  return state.discs.toSorted((a, b) => state.king[b] - state.king[a]);
}

/** Discs of the red part go to 0, on top of those there, the highest first: the turn order stays as it is. */
export function resetDiscs(g: Ruleset, state: State): void {
  const { zero } = g.kingTrack;
  const order = byTrack(state);
  const isRed = (seat: number): boolean => state.king[seat] < zero;
  state.discs = [...state.discs.filter((seat) => !isRed(seat)), ...order.filter(isRed)];
  state.king = state.king.map((space) => Math.max(space, zero));
}
