/** Terra Mystica compiled for one set of options: tables with overrides, adjacency, costs. Made once, only read. */
import {
  type BaseOptions,
  type Listener,
  type Notation,
  OptionsError,
  withOverrides,
} from '@guildhall/kernel';
import {
  checkSites,
  geometryOf,
  type HexMap,
  type HexSet,
  hexSet,
  wheelDistance,
} from '../../terra/index.ts';
import {
  type BonusCardTable,
  BUILDINGS,
  FACTIONS,
  type FactionId,
  type FactionTable,
  type FavourTileTable,
  type PowerActionTable,
  type ScoringTileTable,
  type Tables,
  TERRAINS,
  type TownTileTable,
} from '../data/types.ts';
import { type Action, actionTable, type Catalogue } from './actions.ts';
import { checkHomes, checkSense } from './sense.ts';

export interface Options extends BaseOptions {
  /** How factions come about: chosen in turn order, one side of a dealt colour, or those of the first game. */
  readonly factionChoice: 'free' | 'colours' | 'firstGame';
  /** Whether neighbours answer in turn, or at leisure while play goes on. */
  readonly leech: 'inOrder' | 'deferred';
  readonly extraTownTiles: boolean;
  readonly shippingCard: boolean;
  readonly templeTile: boolean;
  readonly turnOrder: 'clockwise' | 'passing';
  /** What the cultists get when all who could take power refuse. */
  readonly cultistsRefused: 'nothing' | 'power';
  /** Whether the spade tile pays for spades used or for spades gained. */
  readonly spadeTile: 'used' | 'gained';
  readonly spadeTileRounds: 'any' | 'notLast';
  readonly secondBridge: 'forbidden' | 'allowed';
  /** Whether coins become points at the end only, or at will in the last round, at the same rate. */
  readonly coinScoring: 'end' | 'lastRound';
  /** Whether what an action brings has to be used, or can be given up. */
  readonly givingUp: 'never' | 'allowed';
  /** Fixed outcomes of set-up; null leaves them to chance or to the players. */
  readonly factions: readonly FactionId[] | null;
  readonly scoringTiles: readonly string[] | null;
  readonly bonusCards: readonly string[] | null;
  readonly startSeat: number | null;
}

/** Tiles that only play with an option. */
export const EXTRA_TOWN_TILES = ['TW6', 'TW7', 'TW8'];
export const SHIPPING_CARD = 'BON10';
export const TEMPLE_TILE = 'SCORE9';
export const SPADE_TILE = 'SCORE1';

const LETTERS = 'YUKBGSR';
const MOST_HEXES = 96;

export interface Ruleset {
  readonly options: Options;
  readonly seats: number;
  readonly tables: Tables;
  readonly map: HexMap;
  readonly land: number;
  /** All land hexes, by number. */
  readonly hexes: readonly number[];
  readonly terrain: readonly number[];
  readonly sites: readonly (readonly [number, number])[];
  readonly factions: readonly FactionTable[];
  readonly homes: readonly number[];
  readonly cards: readonly BonusCardTable[];
  readonly cardIds: readonly string[];
  readonly scoring: readonly ScoringTileTable[];
  readonly scoringIds: readonly string[];
  readonly favours: readonly FavourTileTable[];
  readonly favourIds: readonly string[];
  readonly towns: readonly TownTileTable[];
  readonly townIds: readonly string[];
  readonly powerActions: readonly PowerActionTable[];
  readonly powerIds: readonly string[];
  /** `wheel[from][to]`: spades between two terrains. */
  readonly wheel: readonly (readonly number[])[];
  readonly powerValue: readonly number[];
  readonly pieces: readonly number[];
  /** Steps that a priest can bring, those of the best places first. */
  readonly sendSteps: readonly number[];
  /** `reach[level][hex]`: hexes next to it or within that shipping level. */
  readonly reach: readonly (readonly HexSet[])[];
  /** `leap[skip][hex]`: hexes with at most that many hexes between. */
  readonly leap: readonly (readonly HexSet[])[];
  readonly catalogue: Catalogue;
  readonly notation: Notation<Action>;
  /** Scratch of reach.ts, filled before the checks of one seat run. */
  readonly inReach: HexSet;
  readonly inLeap: HexSet;
}

export type { Listener };

/** The longest leap of any faction; town tiles may lengthen it by one each. */
function mostSkipOf(factions: readonly FactionTable[]): number {
  return Math.max(
    ...factions.map(({ leap }) => (leap === null ? 0 : Math.max(leap.skip, leap.skipWithStronghold))),
  );
}

export function compile(base: Tables, options: Options): Ruleset {
  const tables = withOverrides(base, options.overrides);
  const cards = Object.keys(tables.bonusCards).length - (options.shippingCard ? 0 : 1);
  const tiles = Object.keys(tables.scoringTiles).length - (options.templeTile ? 0 : 1);
  checkSense(tables, options, cards - options.players, tiles);
  const factions = FACTIONS.map((id) => tables.factions[id]);
  const mostShipping =
    Math.max(...factions.map((faction) => faction.shipping.max)) +
    Math.max(...Object.values(tables.bonusCards).map((card) => card.shipping));
  const { map, reach, leap } = geometryOf(tables.map.rows, mostShipping, 2 + mostSkipOf(factions));
  const land = map.landNames.length;
  if (land > MOST_HEXES) throw new OptionsError(`map: ${land} land hexes are more than ${MOST_HEXES}`);
  const terrain = map.letters.map((letter) => LETTERS.indexOf(letter));
  checkHomes(tables, options, terrain);
  const sites = tables.map.bridges.map((ends, site): [number, number] => {
    const [from, to] = ends.map((name) => {
      const hex = map.landAt.get(name);
      if (hex === undefined) throw new OptionsError(`map.bridges.${site}: there is no land hex ${name}`);
      return hex;
    });
    return [from, to];
  });
  checkSites('map.bridges', sites);
  const { catalogue, notation } = actionTable.compile({ tables, map });
  return {
    options,
    seats: options.players,
    tables,
    map,
    land,
    hexes: map.landNames.map((_, hex) => hex),
    terrain,
    sites,
    factions,
    homes: factions.map((faction) => TERRAINS.indexOf(faction.terrain)),
    cards: Object.values(tables.bonusCards),
    cardIds: Object.keys(tables.bonusCards),
    scoring: Object.values(tables.scoringTiles),
    scoringIds: Object.keys(tables.scoringTiles),
    favours: Object.values(tables.favourTiles),
    favourIds: Object.keys(tables.favourTiles),
    towns: Object.values(tables.townTiles),
    townIds: Object.keys(tables.townTiles),
    powerActions: Object.values(tables.powerActions),
    powerIds: Object.keys(tables.powerActions),
    wheel: TERRAINS.map((_, from) => TERRAINS.map((_, to) => wheelDistance(from, to, TERRAINS.length))),
    powerValue: BUILDINGS.map((kind) => tables.powerValue[kind]),
    pieces: BUILDINGS.map((kind) => tables.pieces[kind]),
    sendSteps: [...new Set([...tables.cults.places, tables.cults.stepsWithoutPlace])],
    reach,
    leap,
    catalogue,
    notation,
    inReach: hexSet(),
    inLeap: hexSet(),
  };
}
