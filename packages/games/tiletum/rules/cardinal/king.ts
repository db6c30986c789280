/** The Cardinal's disc on the king track. */
import type { Listener, Ruleset } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import type { Because, State } from '../state.ts';
import { challengeOf } from './challenges.ts';
import { tell, tellChallenge } from './log.ts';

export function canRaise(g: Ruleset, state: State): boolean {
  return state.king[CARDINAL] < g.track.length - 1;
}

/** Up as far as the track goes, on top of those who are there. */
export function raiseDisc(
  g: Ruleset,
  state: State,
  steps: number,
  because: Because,
  listener?: Listener,
): boolean {
  const moved = Math.min(steps, g.track.length - 1 - state.king[CARDINAL]);
  if (moved <= 0) return false;
  state.discs.splice(state.discs.indexOf(CARDINAL), 1);
  state.discs.push(CARDINAL);
  state.king[CARDINAL] += moved;
  const space = g.track[state.king[CARDINAL]];
  tell(listener, 'cardinalKing', because, { steps: moved, space: Math.abs(space), isRed: space < 0 });
  return true;
}

/** Favour of the Court: a disc below its space goes there. */
export function favourDisc(g: Ruleset, state: State, listener?: Listener): void {
  const value = challengeOf(g, state, 'favourOfTheCourt');
  if (value === null) return;
  const space = g.track.findIndex((points, at) => at >= g.kingTrack.zero && points >= value);
  if (space <= state.king[CARDINAL]) return;
  tellChallenge(listener, 'favourOfTheCourt');
  raiseDisc(g, state, space - state.king[CARDINAL], { card: 'favourOfTheCourt', line: 1 }, listener);
}
