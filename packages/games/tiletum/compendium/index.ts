/** Actions, tiles, characters, buildings, the maps, fairs and technologies of Tiletum, and the Cardinal's cards. */
import type { Compendium, CompendiumEntry, CompendiumPosition } from '../../compendium.ts';
import {
  ACTIONS,
  MAPS,
  SIDES,
  TABLETS,
  TECHNOLOGIES,
  TOWNS,
  type TownId,
  TYPES,
  tables,
} from '../data/index.ts';
import { withDecree } from './decrees.ts';
import { CHARACTERS, CONTRACTS, CRESTS, HELPERS, type TileKind } from './kinds.ts';
import { costKinds, stepsTo } from './map.ts';

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

const { technologies, pieces, characterOffer, scoring, dice } = tables;

/** Tables with either side of every map of the underground. */
const SIDE_TABLES = SIDES.map(
  (side) =>
    ({
      options: { players: 4, silver: true, sides: MAPS.map((map) => `${map}${side}`) },
    }) satisfies CompendiumPosition,
);

/** What the tiles of a cathedral are worth, from the top. */
const stackOf = ({ points, tiles }: { readonly points: readonly number[]; readonly tiles: number }): string =>
  points.slice(0, tiles).join(', ');

function townValues(id: TownId): NonNullable<CompendiumEntry['values']> {
  const cathedral = tables.cathedrals[id];
  return {
    steps: stepsTo(id),
    amount: tables.towns[id].houses[0].amount,
    ...(cathedral === undefined ? {} : { stack: stackOf(cathedral) }),
  };
}

export const compendium: Compendium = {
  version: 4,
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
      id: 'towns',
      tables: ['towns', 'cathedrals'],
      use: 'used',
      entries: TOWNS.map((id) => ({
        id,
        place: `spot:${id}`,
        at: OPEN,
        picture: 'closeUp',
        values: townValues(id),
      })),
    },
    {
      id: 'costTiles',
      tables: ['costTiles'],
      use: null,
      entries: costKinds().map(({ id, ids, ...values }) => ({
        id,
        place: `costTiles:${ids.join('.')}`,
        at: OPEN,
        picture: 'closeUp',
        rows: ids.map((one) => `costTiles.${one}`),
        values,
      })),
    },
    {
      id: 'fairs',
      tables: ['fairs'],
      use: 'scored',
      entries: Object.entries(tables.fairs).map(([id, { points }]) => ({
        id,
        place: `fair:${id}`,
        at: OPEN,
        picture: 'closeUp',
        values: { points },
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
      id: 'underground',
      tables: ['underground'],
      use: 'used',
      entries: MAPS.flatMap((map) =>
        SIDES.map((side, at) => ({
          id: `${map}${side}`,
          place: `map:${map}${side}`,
          at: SIDE_TABLES[at],
          picture: 'closeUp' as const,
          values: {
            price: tables.underground[`${map}${side}`].price,
            stack: stackOf(tables.underground[`${map}${side}`]),
          },
        })),
      ),
    },
    {
      id: 'tablets',
      tables: [],
      use: 'used',
      entries: TABLETS.map((id) => ({
        id,
        place: `tablet:${id}`,
        at: OPEN,
        picture: 'closeUp',
        values: { ...tables.tablets },
      })),
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
    {
      id: 'surprises',
      tables: ['surprises'],
      use: null,
      entries: Object.entries(tables.surprises).map(([id, { parts }]) => ({
        id,
        place: `surprise:${id}`,
        at: OPEN,
        picture: 'closeUp',
        values: Object.fromEntries(parts.map(({ does, amount }) => [does, amount])),
      })),
      values: {
        first: tables.cardinal.surprisePrices[0],
        second: tables.cardinal.surprisePrices[1],
        third: tables.cardinal.surprisePrices[2],
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
    fairTowns: 'which towns can hold a fair; the fairs are listed',
    kingTrack: 'the track lies open at every table',
    corruption: 'tokens that are drawn by themselves',
    contractOffer: 'prices stand below the offer',
    characterOffer: 'one price for everybody in the offer',
    goodPrice: 'one number, explained by the rules',
    scoring: 'the same in every game, and explained by the rules',
    seekerWheel: 'the ring of the wheel shows it',
    silverKingTrack: 'the track lies open at every table',
    silverPieces: 'how many pieces there are is no thing to take',
    technologies: 'numbers of the technologies, which have entries by their names',
    tablets: 'numbers of the stone tablets, which have entries by their names',
    favouredGoods: 'goods that the technology of goods lets one choose among',
    firstGame: 'which sides and technologies a first game has',
    cardinal: 'what the Cardinal begins with and how he scores, explained by the rules',
    cardinalLevels: 'how strong the Cardinal is, chosen when a table is opened',
  },
};
