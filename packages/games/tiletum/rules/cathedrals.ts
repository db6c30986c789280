/** Contributions to cathedrals. */

import { cathedralAt, stackAt } from './places.ts';
import { hasPillar, score } from './players.ts';
import { holding, pay } from './purse.ts';
import type { Check } from './rule-ids.ts';
import { GOLD, KING, type Listener, type Ruleset, SILVER } from './ruleset.ts';
import { NONE, type State } from './state.ts';
import { levelIn, oweAct } from './technologies.ts';

/** What a cathedral costs a seat; the technology saves some, but at least one stays to be paid. */
export function cathedralPrice(g: Ruleset, state: State, seat: number, cathedral: number): number {
  const { good, amount } = g.costTiles[state.costTiles[cathedral]];
  if (levelIn(state, seat, 'architect') < 3) return amount;
  const { stoneLess, goldLess, silverLess } = g.tables.technologies;
  const less = good === SILVER ? silverLess : good === GOLD ? goldLess : stoneLess;
  return Math.min(amount, Math.max(1, amount - less));
}

export function checkContribute(g: Ruleset, state: State, seat: number, spot: number): Check {
  const cathedral = spot < g.spots ? cathedralAt(g, state, spot) : NONE;
  if (cathedral === NONE || !hasPillar(state, seat, cathedral)) return 'TIL-CATHEDRAL-PILLAR';
  const player = state.players[seat];
  if ((player.cathedrals & (1 << cathedral)) !== 0) return 'TIL-CATHEDRAL-ONCE';
  if (state.taken[cathedral] >= stackAt(g, state, cathedral).length) return 'TIL-CATHEDRAL-TILE';
  const { good } = g.costTiles[state.costTiles[cathedral]];
  return holding(player, good) >= cathedralPrice(g, state, seat, cathedral) ? null : 'TIL-CATHEDRAL-COST';
}

export function contribute(g: Ruleset, state: State, seat: number, spot: number, listener?: Listener): void {
  const player = state.players[seat];
  const cathedral = cathedralAt(g, state, spot);
  const { good, points } = g.costTiles[state.costTiles[cathedral]];
  pay(player, good, cathedralPrice(g, state, seat, cathedral));
  player.cathedrals |= 1 << cathedral;
  listener?.({ kind: 'contributed', seat, readers: 'all', data: { spot: g.spotIds[spot] } });
  score(player, 'cathedralPoints', points + stackAt(g, state, cathedral)[state.taken[cathedral]]);
  state.taken[cathedral] += 1;
  if (levelIn(state, seat, 'architect') >= 2) oweAct(state, seat, KING, g.tables.technologies.cathedralKing);
}
