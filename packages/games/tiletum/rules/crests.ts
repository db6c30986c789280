/** Crests: placed below buildings for food, with a bonus each. */
import { nextId } from '@guildhall/kernel';
import { joinFrom, oweGoods } from './benefits.ts';
import { complete } from './characters.ts';
import { isFilled, score } from './players.ts';
import type { Check } from './rule-ids.ts';
import { FOOD, type Listener, type Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';
import { unstore } from './storehouse.ts';
import { levelIn } from './technologies.ts';

/** Food for a crest; the technology saves one. */
export function crestPrice(g: Ruleset, state: State, seat: number, building: number): number {
  const { food } = g.buildings[building];
  return levelIn(state, seat, 'character') >= 1 ? Math.max(0, food - 1) : food;
}

export function checkCrest(g: Ruleset, state: State, seat: number, tile: number, building: number): Check {
  const player = state.players[seat];
  if (!player.storehouse.includes(tile)) return 'TIL-STORE-THERE';
  if (player.crests[building] !== NONE) return 'TIL-CREST-PLACE';
  return player.goods[FOOD] >= crestPrice(g, state, seat, building) ? null : 'TIL-CREST-FOOD';
}

export function placeCrest(
  g: Ruleset,
  state: State,
  seat: number,
  tile: number,
  building: number,
  listener?: Listener,
): void {
  const player = state.players[seat];
  const { bonus, amount } = g.buildings[building];
  player.goods[FOOD] -= crestPrice(g, state, seat, building);
  unstore(player, tile);
  player.crests[building] = tile;
  listener?.({
    kind: 'crestPlaced',
    seat,
    readers: 'all',
    data: { tile: g.tileIds[tile], building: building + 1 },
  });
  const depth = state.pending.length;
  if (isFilled(g, player, building)) complete(g, state, seat, building, listener);
  if (bonus === 'goods') oweGoods(state, seat, amount);
  else if (bonus === 'points') score(player, 'crestPoints', amount);
  else state.pending.push([{ kind: 'anywhere', id: nextId(state), seat, what: bonus, price: 0 }]);
  joinFrom(state, depth);
}
