/** Boards, factions, tiles and actions of Age of Innovation, each on a table where it lies open. */
import type { Compendium, CompendiumEntry, CompendiumPosition } from '../../compendium.ts';
import { AUTOMA_FACTIONS, FACTIONS, TERRAINS, tables } from '../data/index.ts';

const PLAYERS = 5;
/** It is in every game. */
const LAST_PALACE = 'P17';
const BONUSES = Object.keys(tables.roundBonuses);
const ROUND_TILES = Object.keys(tables.roundTiles);
const FINAL_TILES = Object.keys(tables.finalTiles);
const BOOK_ACTIONS = Object.keys(tables.bookActions);
const PALACES = Object.keys(tables.palaces);
const INNOVATIONS = Object.keys(tables.innovations);
const OTHER_PALACES = PALACES.filter((id) => id !== LAST_PALACE);

/** How many of them lie on a table of so many players. */
const SIZES = {
  bonuses: PLAYERS + tables.spareBonuses,
  palaces: PLAYERS + tables.sparePalaces,
  innovations: tables.innovationDisplay.rows[PLAYERS] * 4,
  // The tile of the last round is explained without its science bonus.
  roundTiles: tables.rounds - 1,
};

/** The handful with a number, with more of what follows where a table needs more; after the last comes the first. */
function handful<T>(all: readonly T[], number: number, size: number, length = size): T[] {
  return Array.from({ length }, (_, at) => all[(number * size + at) % all.length]);
}

/** Each position has the next handful of everything that does not fit on one table. */
const POSITIONS: readonly CompendiumPosition[] = FINAL_TILES.map((finalTile, number) => {
  const bonuses = handful(BONUSES, number, SIZES.bonuses);
  const factions = handful(FACTIONS, number, PLAYERS);
  return {
    options: {
      players: PLAYERS,
      hands: handful(TERRAINS, number, PLAYERS).map((board, at) => [board, factions[at], bonuses[at]]),
      spareBonuses: bonuses.slice(PLAYERS),
      roundTiles: handful(ROUND_TILES, number, SIZES.roundTiles, tables.rounds),
      finalTile,
      bookActions: handful(BOOK_ACTIONS, number, tables.bookActionsInPlay),
      innovations: handful(INNOVATIONS, number, SIZES.innovations),
      palaces: handful(OTHER_PALACES, number, SIZES.palaces),
      startSeat: 0,
    },
  };
});
const [OPEN] = POSITIONS;
const CARDS = Object.keys(tables.automaCards);
/** Against the Automa. */
const ALONE: CompendiumPosition = { options: { players: 1 }, seat: 0 };

/** Entries for all ids, each at the position whose handful it is in. */
function inHandfuls(
  ids: readonly string[],
  size: number,
  place: (at: number) => string,
): readonly CompendiumEntry[] {
  return ids.map((id, at) => ({ id, place: place(at), at: POSITIONS[Math.floor(at / size)] }));
}

/** With the player board of whoever has it at the position. */
const withBoard = (entry: CompendiumEntry, at: number): CompendiumEntry => ({
  ...entry,
  board: at % PLAYERS,
});

/** The board explains its place by the round in which it lies. */
const byName = (entry: CompendiumEntry): CompendiumEntry => ({ ...entry, name: entry.id });

/** Rows of a table that all lie open. */
function rows(table: object, place: string): CompendiumEntry[] {
  return Object.keys(table).map((id, at) => ({ id, place: `${place}:${at}`, at: OPEN }));
}

export const compendium: Compendium = {
  version: 3,
  groups: [
    {
      id: 'boards',
      tables: ['boards'],
      use: 'taken',
      entries: inHandfuls(TERRAINS, PLAYERS, (at) => `board:${at}`)
        .map(byName)
        .map(withBoard),
    },
    {
      id: 'factions',
      tables: ['factions'],
      use: 'taken',
      entries: inHandfuls(FACTIONS, PLAYERS, (at) => `faction:${at}`).map(withBoard),
    },
    {
      id: 'roundBonuses',
      tables: ['roundBonuses'],
      use: 'taken',
      entries: inHandfuls(BONUSES, SIZES.bonuses, (at) => `bonus:${at}`),
      values: { spare: tables.spareBonuses },
    },
    {
      id: 'competencies',
      tables: ['competencies'],
      use: 'taken',
      entries: rows(tables.competencies, 'competency'),
    },
    {
      id: 'palaces',
      tables: ['palaces'],
      use: 'taken',
      entries: PALACES.map((id, at) => ({
        id,
        place: `palace:${at}`,
        at: id === LAST_PALACE ? OPEN : POSITIONS[Math.floor(OTHER_PALACES.indexOf(id) / SIZES.palaces)],
      })),
    },
    {
      id: 'innovations',
      tables: ['innovations'],
      use: 'taken',
      entries: inHandfuls(INNOVATIONS, SIZES.innovations, (at) => `innovation:${at}`),
      values: { most: tables.innovationDisplay.most },
    },
    { id: 'townTiles', tables: ['townTiles'], use: 'taken', entries: rows(tables.townTiles, 'town') },
    {
      id: 'powerActions',
      tables: ['powerActions'],
      use: 'used',
      entries: rows(tables.powerActions, 'power'),
    },
    {
      id: 'bookActions',
      tables: ['bookActions'],
      use: 'used',
      entries: inHandfuls(BOOK_ACTIONS, tables.bookActionsInPlay, (at) => `bookAction:${at}`),
      values: { inPlay: tables.bookActionsInPlay },
    },
    {
      id: 'roundTiles',
      tables: ['roundTiles'],
      use: 'scored',
      entries: inHandfuls(ROUND_TILES, SIZES.roundTiles, (at) => `round:${(at % SIZES.roundTiles) + 1}`).map(
        byName,
      ),
      values: { rounds: tables.rounds },
    },
    {
      id: 'finalTiles',
      tables: ['finalTiles'],
      use: null,
      entries: inHandfuls(FINAL_TILES, 1, () => 'final:').map(byName),
      values: { last: tables.rounds },
    },
    {
      id: 'automaCards',
      tables: ['automaCards'],
      use: null,
      entries: CARDS.map((id, at) => {
        const { number, actions } = tables.automaCards[id];
        const points = actions.find(({ what }) => what === 'points')?.amount ?? 0;
        const values = { number, points, from: tables.automa.innovationsFrom };
        return { id, place: `automaCard:${at}`, at: ALONE, values };
      }),
      values: {
        cards: CARDS.length,
        start: CARDS.filter((id) => tables.automaCards[id].starts).length,
      },
    },
    {
      id: 'automaFactions',
      tables: ['automaFactions'],
      use: null,
      entries: AUTOMA_FACTIONS.map((id, at) => ({ id, place: `automaFaction:${at}`, at: ALONE })),
    },
  ],
  leftOut: {
    maps: 'the two maps are the board itself',
    competencyRows: 'steps and books of a slot, shown with every competency',
    science: 'the science board lies open at every table and has nothing to choose among',
    innovationDisplay: 'what innovations cost, shown with every one of them',
    pieces: 'how many pieces there are is no thing to take; buildings stand on the player boards',
    powerValue: 'one number for each building, explained by the rules',
    annexPower: 'what an annex is worth, explained by the rules',
    town: 'what a town needs is a rule',
    conversions: 'the rates stand beside the bowls of every table',
    finalScoring: 'the same in every game, and explained by the rules',
    startPoints: 'the same for everybody',
    rounds: 'how long a game is',
    spareBonuses: 'how many round bonuses are left over, shown above them',
    sparePalaces: 'how many palaces there are more than players, explained by the rules',
    draft: 'how much is dealt for a draft, explained by the rules',
    bookActionsInPlay: 'how many book actions a game has, shown above them',
    automa: 'small numbers of her set-up, explained by the rules',
    automaLevels: 'how strong the Automa is, chosen when a table is opened',
    automaRows: 'terrains in the order in which she prefers them, shown with her cards',
    automaLetters: 'where her first workshops go, shown when they are placed',
    automaTiles: 'her points of the round tiles, told when she passes',
    automaFinals: 'her points of the final tiles, told when she passes',
    neutralFaction: 'it takes places in a game of two, and nobody plays it',
  },
};
