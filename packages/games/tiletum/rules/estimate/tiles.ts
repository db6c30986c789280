/** What a tile is worth to a seat that could take it. */

import { contractOf, isContract, isCrest, isHelper, type Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { checkOwnable } from '../storehouse.ts';
import { helperWorth } from './board.ts';
import type { Outlook } from './outlook.ts';

export function tileWorth(g: Ruleset, state: State, seat: number, tile: number, outlook: Outlook): number {
  const player = state.players[seat];
  if (isHelper(g, tile)) return helperWorth(g, player, tile, outlook);
  if (checkOwnable(g, player, tile) !== null) return 0;
  if (isCrest(g, tile)) return 3;
  if (!isContract(g, tile)) return 1.5;
  const { same, wool, iron, points } = contractOf(g, tile);
  return Math.max(0.5, points + outlook.pillarAtHand - 0.9 * (same + wool + iron));
}
