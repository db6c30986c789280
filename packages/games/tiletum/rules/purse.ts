/** Paying in goods, and in silver, which is none. */
import { SILVER } from './ruleset.ts';
import type { Player } from './state.ts';

export function holding(player: Player, good: number): number {
  return good === SILVER ? player.silver : player.goods[good];
}

export function pay(player: Player, good: number, amount: number): void {
  if (good === SILVER) player.silver -= amount;
  else player.goods[good] -= amount;
}
