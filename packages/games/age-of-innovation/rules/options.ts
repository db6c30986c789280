/** What a table of Age of Innovation may choose. */
import { choice, fixed, type OptionsSchema } from '@guildhall/kernel';
import { tables } from '../data/index.ts';
import { FACTIONS, RULES_VERSIONS, TERRAINS } from '../data/types.ts';
import { ALWAYS_PALACE, type Options } from './ruleset.ts';

const BONUSES = Object.keys(tables.roundBonuses);
const COUNT_OF_COLUMNS = 4;

function listOf(known: readonly string[], value: unknown, count: number): string | null {
  if (!Array.isArray(value)) return 'must be a list';
  if (value.length !== count) return `must name ${count}`;
  for (const item of value)
    if (!known.includes(item as string)) return `${JSON.stringify(item)} is none of ${known.join(', ')}`;
  return new Set(value).size === value.length ? null : 'names one twice';
}

/** Lists side by side: the first of each row, the second of each row, and so on. */
function columnsOf(value: unknown, width: number): unknown[][] | null {
  if (!Array.isArray(value) || !value.every((row) => Array.isArray(row) && row.length === width)) return null;
  return Array.from({ length: width }, (_, column) => value.map((row: unknown[]) => row[column]));
}

function checkHands(value: unknown, players: number): string | null {
  const columns = columnsOf(value, 3);
  if (columns === null) return 'must be a list of board, faction and round bonus for each seat';
  return (
    listOf(TERRAINS, columns[0], players) ??
    listOf(FACTIONS, columns[1], players) ??
    listOf(BONUSES, columns[2], players)
  );
}

function checkSets(value: unknown): string | null {
  const columns = columnsOf(value, 2);
  if (columns === null) return 'must be a list of faction and round bonus for each board';
  return listOf(FACTIONS, columns[0], TERRAINS.length) ?? listOf(BONUSES, columns[1], TERRAINS.length);
}

function checkDraft(value: unknown, players: number): string | null {
  if (!Array.isArray(value) || value.length !== 3)
    return 'must be lists of boards, factions and round bonuses';
  return (
    listOf(TERRAINS, value[0], tables.draft.boards) ??
    listOf(FACTIONS, value[1], players + tables.draft.spareFactions) ??
    listOf(BONUSES, value[2], players + tables.spareBonuses)
  );
}

function innovationPlaces(players: number): number {
  const { rows, topPair } = tables.innovationDisplay;
  return rows[players] * COUNT_OF_COLUMNS + (topPair[players] ? 2 : 0);
}

export const options: OptionsSchema<Options> = {
  minPlayers: 2,
  maxPlayers: 5,
  fields: {
    rulesVersion: choice(RULES_VERSIONS),
    distribution: choice(['sets', 'draft']),
    mapForThree: choice(['large', 'small']),
    leech: choice(['inOrder', 'deferred']),
    startSeat: fixed((value, players) =>
      Number.isInteger(value) && (value as number) >= 0 && (value as number) < players
        ? null
        : `must be a seat from 0 to ${players - 1}`,
    ),
    roundTiles: fixed((value) => listOf(Object.keys(tables.roundTiles), value, tables.rounds)),
    finalTile: fixed((value) => listOf(Object.keys(tables.finalTiles), [value], 1)),
    bookActions: fixed((value) => listOf(Object.keys(tables.bookActions), value, tables.bookActionsInPlay)),
    innovations: fixed((value, players) =>
      listOf(Object.keys(tables.innovations), value, innovationPlaces(players)),
    ),
    competencies: fixed((value) =>
      listOf(Object.keys(tables.competencies), value, Object.keys(tables.competencies).length),
    ),
    palaces: fixed((value, players) =>
      listOf(
        Object.keys(tables.palaces).filter((id) => id !== ALWAYS_PALACE),
        value,
        players + tables.sparePalaces,
      ),
    ),
    sets: fixed(checkSets),
    draft: fixed(checkDraft),
    hands: fixed(checkHands),
    spareBonuses: fixed((value) => listOf(BONUSES, value, tables.spareBonuses)),
    neutralArea: fixed((value) =>
      tables.neutralFaction.areas.includes(value as number)
        ? null
        : `must be one of ${tables.neutralFaction.areas.join(', ')}`,
    ),
  },
};
