/** What a table of Terra Mystica may choose. */
import { choice, faultOfList, fixed, fixedSeat, flag, type OptionsSchema } from '@guildhall/kernel';
import { sourcedTables, tables } from '../data/index.ts';
import { FACTIONS } from '../data/types.ts';
import type { Options } from './ruleset.ts';

function checkFactions(value: unknown, players: number): string | null {
  const wrong = faultOfList(FACTIONS, value, players);
  if (wrong !== null) return wrong;
  const homes = (value as (typeof FACTIONS)[number][]).map((id) => tables.factions[id].terrain);
  return new Set(homes).size === homes.length ? null : 'has two factions of one colour';
}

export const options: OptionsSchema<Options> = {
  minPlayers: 2,
  maxPlayers: 5,
  tables: sourcedTables,
  fields: {
    factionChoice: choice(['free', 'colours', 'firstGame']),
    leech: choice(['inOrder', 'deferred']),
    extraTownTiles: flag(),
    shippingCard: flag(),
    templeTile: flag(),
    turnOrder: choice(['clockwise', 'passing']),
    cultistsRefused: choice(['nothing', 'power']),
    spadeTile: choice(['used', 'gained']),
    spadeTileRounds: choice(['any', 'notLast']),
    secondBridge: choice(['forbidden', 'allowed']),
    coinScoring: choice(['end', 'lastRound']),
    givingUp: choice(['never', 'allowed']),
    factions: fixed(checkFactions),
    scoringTiles: fixed((value) => faultOfList(Object.keys(tables.scoringTiles), value, tables.rounds)),
    bonusCards: fixed((value, players) =>
      faultOfList(Object.keys(tables.bonusCards), value, players + tables.spareBonusCards),
    ),
    startSeat: fixedSeat(),
  },
};
