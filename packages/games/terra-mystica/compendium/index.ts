/** Factions, tiles, cards and power actions of Terra Mystica, each on a table where it lies open. */
import type { Compendium, CompendiumEntry, CompendiumPosition } from '../../compendium.ts';
import { FACTIONS, type FactionId, tables } from '../data/index.ts';

/** With all tiles of the mini expansion. */
const EXTRAS = { players: 2, extraTownTiles: true, shippingCard: true, templeTile: true };
const OPEN: CompendiumPosition = { options: { ...EXTRAS, factions: ['witches', 'nomads'] } };

/** Any faction of another colour. */
function otherThan(id: FactionId): FactionId {
  const { terrain } = tables.factions[id];
  return FACTIONS.find((other) => tables.factions[other].terrain !== terrain) ?? id;
}

/** A list of so many ids that begins with a certain one and goes on in the order of the table. */
function from(table: object, id: string, count: number): string[] {
  const ids = Object.keys(table);
  const first = ids.indexOf(id);
  return Array.from({ length: count }, (_, at) => ids[(first + at) % ids.length]);
}

/** Rows of a table that lie open by themselves. */
function rows(table: object, place: string): CompendiumEntry[] {
  return Object.keys(table).map((id, at) => ({ id, place: `${place}:${at}`, at: OPEN }));
}

const { bonusCards, scoringTiles, favourTiles, townTiles, powerActions, town, rounds, spareBonusCards } =
  tables;
/** Each position deals so many of the cards, or tiles, as a game has: the others are on the next one. */
function inHandfuls(
  table: object,
  size: number,
  options: (ids: string[]) => object,
): (at: number) => CompendiumPosition {
  const ids = Object.keys(table);
  const positions = Array.from({ length: Math.ceil(ids.length / size) }, (_, handful) => ({
    options: {
      ...EXTRAS,
      factions: ['witches', 'nomads'],
      ...options(from(table, ids[handful * size], size)),
    },
  }));
  return (at) => positions[Math.floor(at / size)];
}

const withCards = inHandfuls(bonusCards, EXTRAS.players + spareBonusCards, (ids) => ({ bonusCards: ids }));
const withScoring = inHandfuls(scoringTiles, rounds, (ids) => ({ scoringTiles: ids }));

export const compendium: Compendium = {
  version: 2,
  groups: [
    {
      id: 'factions',
      tables: ['factions'],
      use: 'taken',
      entries: FACTIONS.map((id, at) => ({
        id,
        place: `faction:${at}`,
        at: { options: { ...EXTRAS, factions: [id, otherThan(id)] } },
        board: 0,
      })),
    },
    {
      id: 'bonusCards',
      tables: ['bonusCards'],
      use: 'taken',
      entries: Object.keys(bonusCards).map((id, at) => ({ id, place: `card:${at}`, at: withCards(at) })),
      values: { spare: spareBonusCards },
    },
    {
      id: 'favourTiles',
      tables: ['favourTiles'],
      use: 'taken',
      entries: rows(favourTiles, 'favour').map((entry) =>
        entry.id === 'FAV5'
          ? { ...entry, values: { power: town.power, less: town.power - favourTiles.FAV5.townDiscount } }
          : entry,
      ),
    },
    { id: 'townTiles', tables: ['townTiles'], use: 'taken', entries: rows(townTiles, 'town') },
    { id: 'powerActions', tables: ['powerActions'], use: 'used', entries: rows(powerActions, 'power') },
    {
      id: 'scoringTiles',
      tables: ['scoringTiles'],
      use: 'scored',
      entries: Object.keys(scoringTiles).map((id, at) => ({
        id,
        place: `scoring:${(at % rounds) + 1}`,
        at: withScoring(at),
        name: id,
      })),
      values: { rounds },
    },
  ],
  leftOut: {
    map: 'the map is the board itself',
    pieces: 'how many pieces there are is no thing to take; buildings stand on the player boards',
    powerValue: 'one number for each building, explained by the rules',
    town: 'what a town needs is a rule',
    cults: 'the cult board lies open at every table and has nothing to choose among',
    conversions: 'the rates stand beside the bowls of every table',
    finalScoring: 'the same in every game, and explained by the rules',
    rounds: 'how long a game is',
    spareBonusCards: 'how many cards are left over, shown above the cards',
    firstGame: 'which factions a first game has',
  },
};
