/** What the king track will bring: points of this round and of the next ones, silver, the prize and the turn order. */
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import type { Moment } from './moment.ts';
import { WEIGHTS } from './weights.ts';

/** The value of a list between two of its places. */
export function between(list: readonly number[], at: number): number {
  if (at <= 0) return list[0];
  const low = Math.floor(at);
  if (low >= list.length - 1) return list[list.length - 1];
  return list[low] + (at - low) * (list[low + 1] - list[low]);
}

function mean(list: readonly number[]): number {
  let sum = 0;
  for (const one of list) sum += one;
  return list.length === 0 ? 0 : sum / list.length;
}

/** Steps that all discs will still go down in this round, as far as is known. */
export function corruptionAhead(g: Ruleset, state: State): number {
  const left = Math.max(0, g.tables.corruption.perRound - state.revealed.length);
  return left * mean(state.corruption);
}

function ribbons(g: Ruleset, space: number): number {
  const low = Math.max(0, Math.min(g.kingTrack.spaces.length - 1, Math.floor(space)));
  return g.kingTrack.spaces[low].silver;
}

export function kingWorth(g: Ruleset, state: State, seat: number, moment: Moment): number {
  const { zero, prize } = g.kingTrack;
  const down = g.tables.corruption.perRound * mean(g.tables.corruption.tokens);
  let space = state.king[seat] - corruptionAhead(g, state);
  let worth = 0;
  for (let round = 0; round <= moment.rounds; round++) {
    worth += between(g.track, space);
    if (state.silver !== null) worth += WEIGHTS.nugget * ribbons(g, space) + (space >= zero ? 1 : 0);
    space = Math.max(zero, space) - down;
  }
  let before = 0;
  for (let other = 0; other < state.king.length; other++) {
    if (other === seat) continue;
    const apart = state.king[seat] - state.king[other];
    before += Math.max(-1, Math.min(1, apart / 3));
  }
  const share = (before / Math.max(1, state.king.length - 1) + 1) / 2;
  if (moment.rounds > 0) worth += before * WEIGHTS.order;
  worth += share ** 3 * (moment.rounds > 0 ? (state.kingTile >= 0 ? WEIGHTS.prize : 0) : prize);
  return worth;
}
