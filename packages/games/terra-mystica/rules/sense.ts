/**
 * Values that are each within their range may still not go together; a game with them would get stuck or worse. What a
 * single value may be stands beside it in the tables.
 */
import { OptionsError } from '@guildhall/kernel';
import { FACTIONS, type FactionTable, type Tables } from '../data/types.ts';
import type { Options } from './ruleset.ts';

function fault(path: string, what: string): never {
  throw new OptionsError(`override ${path}: ${what}`);
}

function atMost(path: string, value: number, most: number): void {
  if (value > most) fault(path, `must be at most ${most}, not ${value}`);
}

/** A fixed outcome has to fit the tables as they are now. */
function names(option: string, list: readonly string[] | null, count: number): void {
  if (list !== null && list.length !== count)
    throw new OptionsError(`options.${option}: names ${list.length}, and the overrides ask for ${count}`);
}

export function checkSense(tables: Tables, options: Options, cardsInPlay: number, tilesToDraw: number): void {
  for (const id of FACTIONS) checkFaction(`factions.${id}`, tables.factions[id], tables);
  atMost('rounds', tables.rounds, tilesToDraw);
  atMost('spareBonusCards', tables.spareBonusCards, cardsInPlay);
  names('scoringTiles', options.scoringTiles, tables.rounds);
  names('bonusCards', options.bonusCards, options.players + tables.spareBonusCards);
}

function checkFaction(path: string, faction: FactionTable, tables: Tables): void {
  atMost(`${path}.start.priests`, faction.start.priests, tables.pieces.priests);
  atMost(`${path}.firstDwellings`, faction.firstDwellings, tables.pieces.dwelling);
  atMost(`${path}.shipping.max`, faction.shipping.max, faction.shipping.points.length - 1);
  atMost(`${path}.shipping.start`, faction.shipping.start, faction.shipping.max);
  atMost(`${path}.digging.max`, faction.digging.max, faction.digging.spade.length - 1);
  // At 1:1 a point could become a coin and a point again for ever.
  if (faction.coinsForPoint === 1) fault(`${path}.coinsForPoint`, 'must be 0 or at least 2');
}
