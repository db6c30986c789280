/** The favour tiles of a player. */
import type { FavourTileTable } from '../data/types.ts';
import type { Ruleset } from './ruleset.ts';
import type { Player } from './state.ts';

export function hasFavour(player: Player, tile: number): boolean {
  return (player.favours & (1 << tile)) !== 0;
}

export function favoursOf(g: Ruleset, player: Player): FavourTileTable[] {
  return g.favours.filter((_, tile) => hasFavour(player, tile));
}
