/** Actions 2 and 3: shipping and the exchange track for spades. */
import { toAll } from '@guildhall/kernel';
import type { ActionOf } from './actions.ts';
import { leapRange } from './reach.ts';
import { canPay, pay, score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

export function checkAdvance(g: Ruleset, state: State, seat: number, { track }: ActionOf<'advance'>): Check {
  const player = state.players[seat];
  const { shipping, digging } = g.factions[player.faction];
  if (track === 'shipping') {
    if (shipping.max === 0) return 'TM-SHIPPING-NO-TRACK';
    if (player.shipping >= shipping.max) return 'TM-SHIPPING-TOP';
    return canPay(player, shipping.cost) ? null : 'TM-SHIPPING-COST';
  }
  if (digging.max === 0) return 'TM-DIGGING-NO-TRACK';
  if (player.digging >= digging.max) return 'TM-DIGGING-TOP';
  return canPay(player, digging.cost) ? null : 'TM-DIGGING-COST';
}

export function applyAdvance(
  g: Ruleset,
  state: State,
  seat: number,
  { track }: ActionOf<'advance'>,
  listener?: Listener,
): void {
  const player = state.players[seat];
  const { shipping, digging } = g.factions[player.faction];
  if (track === 'shipping') {
    pay(player, shipping.cost);
    advanceShipping(g, state, seat, listener);
    return;
  }
  pay(player, digging.cost);
  player.digging += 1;
  score(player, 'digging', digging.points);
  listener?.(toAll('advanced', seat, { track, level: player.digging, points: digging.points }));
}

function advanceShipping(g: Ruleset, state: State, seat: number, listener?: Listener): void {
  const player = state.players[seat];
  player.shipping += 1;
  const points = g.factions[player.faction].shipping.points[player.shipping];
  score(player, 'shipping', points);
  listener?.(toAll('advanced', seat, { track: 'shipping', level: player.shipping, points }));
}

/** A step of a tile or a stronghold: it costs nothing, scores as usual, and lengthens a carpet instead of a ship. */
export function freeShipping(g: Ruleset, state: State, seat: number, listener?: Listener): void {
  const player = state.players[seat];
  const { shipping, leap } = g.factions[player.faction];
  if (player.shipping < shipping.max) advanceShipping(g, state, seat, listener);
  else if (leap !== null && leap.skipForShipping > 0) {
    player.leapBonus += leap.skipForShipping;
    listener?.(toAll('advanced', seat, { track: 'carpet', level: leapRange(g, player), points: 0 }));
  }
}
