/** The tracks of the planning board: shipping, and the price of a spade. */
import { toAll } from '@guildhall/kernel';
import type { TrackReward } from '../data/types.ts';
import type { ActionOf, Track } from './actions.ts';
import { canPay, oweBooks, pay, score } from './resources.ts';
import { scoreRound } from './round-scoring.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

export function checkAdvance(g: Ruleset, state: State, seat: number, { track }: ActionOf<'advance'>): Check {
  const player = state.players[seat];
  const { shipping, terraforming } = g.boards[player.home];
  if (track === 'shipping') {
    if (player.shipping >= shipping.max) return 'AOI-SHIPPING-TOP';
    return canPay(player, shipping.cost) ? null : 'AOI-SHIPPING-COST';
  }
  if (player.terraforming >= terraforming.max) return 'AOI-TERRAFORMING-TOP';
  return canPay(player, terraforming.cost) ? null : 'AOI-TERRAFORMING-COST';
}

export function applyAdvance(
  g: Ruleset,
  state: State,
  seat: number,
  { track }: ActionOf<'advance'>,
  listener?: Listener,
): void {
  const player = state.players[seat];
  pay(player, g.boards[player.home][track].cost);
  freeAdvance(g, state, seat, track, listener);
}

/** A step that is paid for or given: it rewards as usual, and one beyond the top is lost. */
export function freeAdvance(g: Ruleset, state: State, seat: number, track: Track, listener?: Listener): void {
  const player = state.players[seat];
  const table = g.boards[player.home][track];
  if (player[track] >= table.max) return;
  player[track] += 1;
  const reward: TrackReward = table.rewards[player[track]];
  score(player, 'tracks', reward.points);
  scoreRound(g, state, seat, 'track', 1);
  listener?.(toAll('advanced', seat, { track, level: player[track], points: reward.points }));
  oweBooks(g, state, seat, reward.books);
}
