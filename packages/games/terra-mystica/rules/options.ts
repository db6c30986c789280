/** What a table of Terra Mystica may choose. */
import { choice, fixed, flag, type OptionsSchema } from '@guildhall/kernel';
import { tables } from '../data/index.ts';
import { FACTIONS } from '../data/types.ts';
import type { Options } from './ruleset.ts';

function listOf(known: readonly string[], value: unknown, count: number): string | null {
  if (!Array.isArray(value)) return 'must be a list';
  if (value.length !== count) return `must name ${count}`;
  for (const item of value)
    if (!known.includes(item as string)) return `${JSON.stringify(item)} is none of ${known.join(', ')}`;
  return new Set(value).size === value.length ? null : 'names one twice';
}

function checkFactions(value: unknown, players: number): string | null {
  const wrong = listOf(FACTIONS, value, players);
  if (wrong !== null) return wrong;
  const homes = (value as (typeof FACTIONS)[number][]).map((id) => tables.factions[id].terrain);
  return new Set(homes).size === homes.length ? null : 'has two factions of one colour';
}

export const options: OptionsSchema<Options> = {
  minPlayers: 2,
  maxPlayers: 5,
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
    factions: fixed(checkFactions),
    scoringTiles: fixed((value) => listOf(Object.keys(tables.scoringTiles), value, tables.rounds)),
    bonusCards: fixed((value, players) =>
      listOf(Object.keys(tables.bonusCards), value, players + tables.spareBonusCards),
    ),
    startSeat: fixed((value, players) =>
      Number.isInteger(value) && (value as number) >= 0 && (value as number) < players
        ? null
        : `must be a seat from 0 to ${players - 1}`,
    ),
  },
};
