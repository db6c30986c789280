/** The tracks of the planning board: shipping, and the price of a spade. */
import { toAll } from '@guildhall/kernel';
import { listedAction, trackCheck } from '../../terra/index.ts';
import type { Cost, TrackReward } from '../data/types.ts';
import type { Track } from './actions.ts';
import type { TurnActionOf } from './handlers.ts';
import { canPay, oweBooks, pay, score } from './resources.ts';
import { scoreRound } from './round-scoring.ts';
import type { AoiRule } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { Player, State } from './state.ts';

const check = trackCheck<Player, Cost, Track, AoiRule>(canPay, {
  shipping: { top: 'AOI-SHIPPING-TOP', cost: 'AOI-SHIPPING-COST' },
  terraforming: { top: 'AOI-TERRAFORMING-TOP', cost: 'AOI-TERRAFORMING-COST' },
});

export const advance: TurnActionOf<'advance'> = listedAction(({ advances }) => advances, {
  check(g, state, seat, { track }) {
    const player = state.players[seat];
    return check(player, g.boards[player.home], track);
  },
  apply(g, state, seat, { track }, listener) {
    const player = state.players[seat];
    pay(player, g.boards[player.home][track].cost);
    freeAdvance(g, state, seat, track, listener);
  },
});

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
