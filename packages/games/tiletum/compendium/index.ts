/** Actions, tiles, characters, buildings, fairs and technologies of Tiletum, and the Cardinal's cards. */
import type { Compendium, CompendiumEntry, CompendiumPosition } from '../../compendium.ts';
import { ACTIONS, TECHNOLOGIES, TYPES, tables } from '../data/index.ts';
import { withDecree } from './decrees.ts';
import { CHARACTERS, CONTRACTS, CRESTS, HELPERS, type TileKind } from './kinds.ts';

/** Tiles are explained wherever they are, so one table with everything is enough. */
const OPEN: CompendiumPosition = { options: { players: 4, silver: true } };
const BASE: CompendiumPosition = { options: { players: 2 }, seat: 0 };

function tilesOf<T>(
  table: string,
  kinds: readonly TileKind<T>[],
  values: (tile: T, kind: TileKind<T>) => NonNullable<CompendiumEntry['values']>,
): CompendiumEntry[] {
  return kinds.map((kind) => ({
    id: kind.id,
    place: `tile:${kind.id}`,
    at: OPEN,
    rows: kind.ids.map((id) => `${table}.${id}`),
    values: values(kind.tile, kind),
  }));
}

/** Each position has as many fairs as a game: the others are on the next one. */
const FAIRS = Object.keys(tables.fairs);
const FAIR_TABLES = Array.from({ length: Math.ceil(FAIRS.length / tables.rounds) }, (_, handful) => {
  const fairs = FAIRS.slice(handful * tables.rounds, (handful + 1) * tables.rounds);
  const silver = fairs.some((fair) => !tables.fairs[fair].inBase);
  const others = FAIRS.filter((fair) => !fairs.includes(fair) && tables.fairs[fair].inSilver);
  return {
    options: { players: 2, silver, fairs: [...fairs, ...others].slice(0, tables.rounds) },
  } satisfies CompendiumPosition;
});

const { technologies, pieces, characterOffer, scoring, dice } = tables;

export const compendium: Compendium = {
  version: 3,
  groups: [
    {
      id: 'actions',
      tables: [],
      use: 'used',
      entries: ACTIONS.map((id) => ({ id, place: `action:${id}`, at: OPEN, name: id })),
      values: { turns: dice.turns, rounds: tables.rounds },
    },
    {
      id: 'helpers',
      tables: ['helpers'],
      use: 'used',
      entries: tilesOf('helpers', HELPERS, ({ amount, price }) => ({ amount, price })),
      values: { spaces: pieces.storehouse },
    },
    {
      id: 'contracts',
      tables: ['contracts'],
      use: 'used',
      entries: tilesOf('contracts', CONTRACTS, ({ same, wool, iron, points, amount }) => ({
        same,
        wool,
        iron,
        points,
        amount,
      })),
      values: { spaces: pieces.contractSpaces, pillars: pieces.contractPillars },
    },
    {
      id: 'crests',
      tables: ['crests'],
      use: 'used',
      entries: tilesOf('crests', CRESTS, (_, { id, ids }) => ({
        tile: id,
        copies: ids.length,
        offered: ids.filter((one) => tables.crests[one].pile === 'contracts').length,
      })),
    },
    {
      id: 'characters',
      tables: ['characters'],
      use: 'used',
      entries: tilesOf('characters', CHARACTERS, ({ amount }) => ({ amount })),
      values: { hire: characterOffer.price, types: TYPES.length },
    },
    {
      id: 'buildings',
      tables: ['buildings'],
      use: 'used',
      entries: tables.buildings.map(({ rooms, food, marker, amount }, at) => ({
        id: `${at}`,
        place: `building:${at + 1}`,
        at: BASE,
        values: { rooms, food, marker, amount },
      })),
      values: {
        few: scoring.buildings.findIndex((points) => points > 0),
        all: scoring.buildings.length - 1,
        most: scoring.buildings[scoring.buildings.length - 1],
      },
    },
    {
      id: 'fairs',
      tables: ['fairs'],
      use: 'scored',
      entries: FAIRS.map((id, at) => ({
        id,
        place: `fair:${id}`,
        at: FAIR_TABLES[Math.floor(at / tables.rounds)],
        name: id,
        values: { points: tables.fairs[id].points },
      })),
    },
    {
      id: 'technologies',
      tables: [],
      use: 'used',
      entries: TECHNOLOGIES.map((id) => ({
        id: `technology.${id}`,
        place: `row:${id}`,
        at: OPEN,
        values: { ...technologies },
      })),
      values: { inPlay: technologies.inPlay, count: TECHNOLOGIES.length },
    },
    {
      id: 'decrees',
      tables: ['decrees'],
      use: null,
      entries: Object.keys(tables.decrees).map((id) => ({
        id,
        place: 'decree',
        at: withDecree(id),
        picture: { panel: 'decree' },
      })),
    },
    {
      id: 'challenges',
      tables: ['challenges'],
      use: null,
      entries: Object.keys(tables.challenges).map((id) => ({
        id,
        place: `challenge:${id}`,
        at: {
          options: { players: 1, silver: tables.challenges[id].set === 'silver', challenges: [id] },
          seat: 0,
        },
        picture: { panel: 'challenges' },
        values: { amount: tables.challenges[id].amount },
      })),
      values: {
        normal: tables.cardinalLevels.normal.challenges,
        hard: tables.cardinalLevels.hard.challenges,
      },
    },
  ],
  leftOut: {
    wheel: 'the order of the actions and the points of the values, which the wheel shows',
    dice: 'how many dice there are and what changing one costs, explained by the rules',
    rounds: 'how long a game is',
    start: 'what everybody begins with',
    pieces: 'how many pieces there are is no thing to take',
    floors: 'what a room costs stands in the room',
    links: 'the map is the board itself',
    towns: 'the map is the board itself',
    cathedrals: 'they belong to the map and show what they are worth',
    costTiles: 'one lies at each cathedral and says what it costs and gives',
    fairTowns: 'which towns can hold a fair; the fairs are listed',
    kingTrack: 'the track lies open at every table',
    corruption: 'tokens that are drawn by themselves',
    contractOffer: 'prices stand below the offer',
    characterOffer: 'one price for everybody in the offer',
    goodPrice: 'one number, explained by the rules',
    scoring: 'the same in every game, and explained by the rules',
    underground: 'the maps are the board itself',
    seekerWheel: 'the ring of the wheel shows it',
    silverKingTrack: 'the track lies open at every table',
    silverPieces: 'how many pieces there are is no thing to take',
    technologies: 'numbers of the technologies, which have entries by their names',
    tablets: 'numbers of the stone tablets, which lie on the maps and say there what they give',
    favouredGoods: 'goods that the technology of goods lets one choose among',
    firstGame: 'which sides and technologies a first game has',
    cardinal: 'what the Cardinal begins with and how he scores, explained by the rules',
    cardinalLevels: 'how strong the Cardinal is, chosen when a table is opened',
    surprises: 'they are drawn face down and say in the log what they bring him; there is nothing to choose',
  },
};
