/** The storehouse: four spaces for tiles that are not used yet. */
import type { Check } from './rule-ids.ts';
import { familyOf, isContract, isCrest, type Ruleset } from './ruleset.ts';
import type { Player } from './state.ts';

/** Whether a player owns a crest of a family, wherever it lies. */
export function ownsFamily(g: Ruleset, player: Player, family: number): boolean {
  for (const tile of player.storehouse) if (isCrest(g, tile) && familyOf(g, tile) === family) return true;
  for (const tile of player.crests) if (tile >= 0 && familyOf(g, tile) === family) return true;
  return false;
}

function contractsHeld(g: Ruleset, player: Player): number {
  let count = player.contracts.length;
  for (const tile of player.storehouse) if (isContract(g, tile)) count += 1;
  return count;
}

/** What forbids a tile for good, however much room there is. */
export function checkOwnable(g: Ruleset, player: Player, tile: number): Check {
  if (isCrest(g, tile)) return ownsFamily(g, player, familyOf(g, tile)) ? 'TIL-CREST-ONE' : null;
  if (isContract(g, tile) && contractsHeld(g, player) >= g.tables.pieces.contractSpaces)
    return 'TIL-CONTRACT-LIMIT';
  return null;
}

export function checkStore(g: Ruleset, player: Player, tile: number): Check {
  if (player.storehouse.length >= g.tables.pieces.storehouse) return 'TIL-STORE-FULL';
  return checkOwnable(g, player, tile);
}

export function store(player: Player, tile: number): void {
  player.storehouse.push(tile);
}

export function unstore(player: Player, tile: number): void {
  player.storehouse.splice(player.storehouse.indexOf(tile), 1);
}
