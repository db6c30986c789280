/** Actions 2 and 3: shipping and the exchange track for spades. */
import { toAll } from '@guildhall/kernel';
import { listedAction, trackCheck } from '../../terra/index.ts';
import type { Cost } from '../data/types.ts';
import type { Track } from './actions.ts';
import type { TurnActionOf } from './handlers.ts';
import { leapRange } from './reach.ts';
import { canPay, pay, score } from './resources.ts';
import type { TmRule } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { Player, State } from './state.ts';

const check = trackCheck<Player, Cost, Track, TmRule>(canPay, {
  shipping: { noTrack: 'TM-SHIPPING-NO-TRACK', top: 'TM-SHIPPING-TOP', cost: 'TM-SHIPPING-COST' },
  digging: { noTrack: 'TM-DIGGING-NO-TRACK', top: 'TM-DIGGING-TOP', cost: 'TM-DIGGING-COST' },
});

export const advance: TurnActionOf<'advance'> = listedAction(({ advances }) => advances, {
  check(g, state, seat, { track }) {
    const player = state.players[seat];
    return check(player, g.factions[player.faction], track);
  },
  apply(g, state, seat, { track }, listener) {
    const player = state.players[seat];
    pay(player, g.factions[player.faction][track].cost);
    climb(g, state, seat, track, listener);
  },
});

function climb(g: Ruleset, state: State, seat: number, track: Track, listener?: Listener): void {
  const player = state.players[seat];
  const { shipping, digging } = g.factions[player.faction];
  player[track] += 1;
  const points = track === 'shipping' ? shipping.points[player.shipping] : digging.points;
  score(player, track, points);
  listener?.(toAll('advanced', seat, { track, level: player[track], points }));
}

/** A step of a tile or a stronghold: it costs nothing, scores as usual, and lengthens a carpet instead of a ship. */
export function freeShipping(g: Ruleset, state: State, seat: number, listener?: Listener): void {
  const player = state.players[seat];
  const { shipping, leap } = g.factions[player.faction];
  if (player.shipping < shipping.max) climb(g, state, seat, 'shipping', listener);
  else if (leap !== null && leap.skipForShipping > 0) {
    player.leapBonus += leap.skipForShipping;
    listener?.(toAll('advanced', seat, { track: 'carpet', level: leapRange(g, player), points: 0 }));
  }
}
