/**
 * Values that are each within their range may still not go together; a game with them would get stuck or worse. What a
 * single value may be stands beside it in the tables.
 */
import { OptionsError, overriddenAt, overrideAtMost, overrideFault } from '@guildhall/kernel';
import { FACTIONS, type FactionTable, type Tables, TERRAINS } from '../data/types.ts';
import type { Options } from './ruleset.ts';

/** A fixed outcome has to fit the tables as they are now. */
function names(option: string, list: readonly string[] | null, count: number): void {
  if (list !== null && list.length !== count)
    throw new OptionsError(`options.${option}: names ${list.length}, and the overrides ask for ${count}`);
}

export function validateOverrides(
  tables: Tables,
  options: Options,
  cardsInPlay: number,
  tilesToDraw: number,
): void {
  for (const id of FACTIONS) checkFaction(`factions.${id}`, tables.factions[id], tables);
  overrideAtMost('rounds', tables.rounds, tilesToDraw);
  overrideAtMost('spareBonusCards', tables.spareBonusCards, cardsInPlay);
  names('scoringTiles', options.scoringTiles, tables.rounds);
  names('bonusCards', options.bonusCards, options.players + tables.spareBonusCards);
}

function checkFaction(path: string, faction: FactionTable, tables: Tables): void {
  overrideAtMost(`${path}.start.priests`, faction.start.priests, tables.pieces.priests);
  overrideAtMost(`${path}.firstDwellings`, faction.firstDwellings, tables.pieces.dwelling);
  overrideAtMost(`${path}.shipping.max`, faction.shipping.max, faction.shipping.points.length - 1);
  overrideAtMost(`${path}.shipping.start`, faction.shipping.start, faction.shipping.max);
  overrideAtMost(`${path}.digging.max`, faction.digging.max, faction.digging.spade.length - 1);
  // At 1:1 a point could become a coin and a point again for ever.
  if (faction.coinsForPoint === 1) overrideFault(`${path}.coinsForPoint`, 'must be 0 or at least 2');
}

/**
 * Whoever plays must find a faction to choose and hexes for its first dwellings, whichever factions are chosen. `terrain`
 * are the hexes of the map by number of their terrain.
 */
export function checkHomes(tables: Tables, options: Options, terrain: readonly number[]): void {
  const { overrides, players } = options;
  const homeOf = (id: (typeof FACTIONS)[number]): string => tables.factions[id].terrain;
  const homes = new Set(FACTIONS.map(homeOf));
  const path = overriddenAt(overrides, 'factions.*.terrain');
  if (options.factionChoice === 'free' && homes.size < players)
    overrideFault(path, `${players} players need factions of ${players} colours, not ${homes.size}`);
  const empty = TERRAINS.find((colour) => !homes.has(colour));
  if (options.factionChoice === 'colours' && empty !== undefined)
    overrideFault(path, `no faction is of ${empty}`);
  const together =
    options.factions ?? (options.factionChoice === 'firstGame' ? tables.firstGame[players] : []);
  if (new Set(together.map(homeOf)).size < together.length)
    overrideFault(
      overriddenAt(overrides, 'factions.*.terrain', `firstGame.${players}.*`),
      `${together.join(', ')} are not all of different colours`,
    );
  for (const id of FACTIONS) {
    const hexes = terrain.filter((index) => TERRAINS[index] === homeOf(id)).length;
    const { firstDwellings } = tables.factions[id];
    if (hexes < firstDwellings)
      overrideFault(
        overriddenAt(overrides, 'map.rows.*', `factions.${id}.terrain`, `factions.${id}.firstDwellings`),
        `${id} need ${firstDwellings} hexes of ${homeOf(id)} for their first dwellings, and the map has ${hexes}`,
      );
  }
}
