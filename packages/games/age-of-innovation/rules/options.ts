/** What a table of Age of Innovation may choose. */
import { choice, faultOfList, fixed, fixedSeat, type OptionsSchema } from '@guildhall/kernel';
import { AUTOMA_FACTIONS, AUTOMA_LEVELS, playersIn, sourcedTables, tables } from '../data/index.ts';
import { FACTIONS, RULES_VERSIONS, TERRAINS } from '../data/types.ts';
import { ALWAYS_PALACE, type Options } from './ruleset.ts';

const BONUSES = Object.keys(tables.roundBonuses);
const COUNT_OF_COLUMNS = 4;

/** Lists side by side: the first of each row, the second of each row, and so on. */
function columnsOf(value: unknown, width: number): unknown[][] | null {
  if (!Array.isArray(value) || !value.every((row) => Array.isArray(row) && row.length === width)) return null;
  return Array.from({ length: width }, (_, column) => value.map((row: unknown[]) => row[column]));
}

function checkHands(value: unknown, players: number): string | null {
  const columns = columnsOf(value, 3);
  if (columns === null) return 'must be a list of board, faction and round bonus for each seat';
  return (
    faultOfList(TERRAINS, columns[0], players) ??
    faultOfList(FACTIONS, columns[1], players) ??
    faultOfList(BONUSES, columns[2], players)
  );
}

function checkSets(value: unknown): string | null {
  const columns = columnsOf(value, 2);
  if (columns === null) return 'must be a list of faction and round bonus for each board';
  return (
    faultOfList(FACTIONS, columns[0], TERRAINS.length) ?? faultOfList(BONUSES, columns[1], TERRAINS.length)
  );
}

function checkDraft(value: unknown, players: number): string | null {
  if (!Array.isArray(value) || value.length !== 3)
    return 'must be lists of boards, factions and round bonuses';
  return (
    faultOfList(TERRAINS, value[0], tables.draft.boards) ??
    faultOfList(FACTIONS, value[1], players + tables.draft.spareFactions) ??
    faultOfList(BONUSES, value[2], players + tables.spareBonuses)
  );
}

/** Alone they lie in a row: that of the Automa is the first, and the player's is among them unless it is fixed. */
function checkSpareBonuses(value: unknown, players: number): string | null {
  const { spareBonuses } = tables;
  if (players > 1) return faultOfList(BONUSES, value, spareBonuses);
  return faultOfList(BONUSES, value, spareBonuses + 1) === null
    ? null
    : faultOfList(BONUSES, value, spareBonuses + 2);
}

/** Planning cards, each with its factions. */
function checkPlanningCards(value: unknown): string | null {
  const { planningCards, factionsPerCard } = tables.automa;
  const columns = columnsOf(value, 1 + factionsPerCard);
  if (columns === null) return 'must be a list of board and factions for each planning card';
  const [boards, ...factions] = columns;
  return (
    faultOfList(TERRAINS, boards, planningCards) ??
    faultOfList(FACTIONS, factions.flat(), planningCards * factionsPerCard)
  );
}

function innovationPlaces(seats: number): number {
  const players = playersIn(seats);
  const { rows, topPair } = tables.innovationDisplay;
  return rows[players] * COUNT_OF_COLUMNS + (topPair[players] ? 2 : 0);
}

export const options: OptionsSchema<Options> = {
  minPlayers: 1,
  maxPlayers: 5,
  tables: sourcedTables,
  fields: {
    rulesVersion: choice(RULES_VERSIONS),
    distribution: choice(['sets', 'draft']),
    mapForThree: choice(['large', 'small']),
    leech: choice(['inOrder', 'deferred']),
    startSeat: fixedSeat(),
    roundTiles: fixed((value) => faultOfList(Object.keys(tables.roundTiles), value, tables.rounds)),
    finalTile: fixed((value) => faultOfList(Object.keys(tables.finalTiles), [value], 1)),
    bookActions: fixed((value) =>
      faultOfList(Object.keys(tables.bookActions), value, tables.bookActionsInPlay),
    ),
    innovations: fixed((value, players) =>
      faultOfList(Object.keys(tables.innovations), value, innovationPlaces(players)),
    ),
    competencies: fixed((value) =>
      faultOfList(Object.keys(tables.competencies), value, Object.keys(tables.competencies).length),
    ),
    palaces: fixed((value, players) =>
      faultOfList(
        Object.keys(tables.palaces).filter((id) => id !== ALWAYS_PALACE),
        value,
        players + tables.sparePalaces,
      ),
    ),
    sets: fixed(checkSets),
    draft: fixed(checkDraft),
    hands: fixed(checkHands),
    spareBonuses: fixed(checkSpareBonuses),
    neutralArea: fixed(
      (value) =>
        tables.neutralFaction.areas.includes(value as number)
          ? null
          : `must be one of ${tables.neutralFaction.areas.join(', ')}`,
      { hidden: true },
    ),
    level: { ...choice(AUTOMA_LEVELS), default: 'automa' },
    automaFaction: choice(AUTOMA_FACTIONS),
    automaHome: choice(['random', 'chosen']),
    mapForOne: choice(['small', 'large']),
    planningCards: fixed(checkPlanningCards),
    automaTerrain: fixed((value) => faultOfList(TERRAINS, [value], 1)),
  },
};
