/**
 * What a seat may expect to score in the end, for bots: what it has, what the end would give for it, and what its goods,
 * tiles and figures are still good for in the turns that are left.
 */
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { buildingsWorth, storehouseWorth } from './board.ts';
import { goodsWorth } from './goods.ts';
import { kingWorth } from './king.ts';
import { nearWorth } from './near.ts';
import { outlookOf } from './outlook.ts';
import { silverWorth } from './silver.ts';
import { underWay } from './under-way.ts';
import { WEIGHTS } from './weights.ts';

export function estimateOf(g: Ruleset, state: State, seat: number): number {
  const player = state.players[seat];
  if (state.phase === 'end') return player.points;
  const outlook = outlookOf(g, state, seat);
  return (
    player.points +
    WEIGHTS.turn * outlook.moment.turns +
    outlook.map +
    outlook.units.now +
    kingWorth(g, state, seat, outlook.moment) +
    buildingsWorth(g, state, seat, outlook) +
    storehouseWorth(g, state, seat, outlook) +
    goodsWorth(g, state, seat, outlook) +
    nearWorth(g, state, seat, outlook) +
    silverWorth(g, state, seat, outlook) +
    underWay(g, state, seat, outlook)
  );
}
