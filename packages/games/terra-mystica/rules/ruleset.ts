/** Terra Mystica compiled for one set of options: tables with overrides, adjacency, costs. Made once, only read. */
import { type BaseOptions, type Listener, type Notation, withOverrides } from '@guildhall/kernel';
import { type HexSet, hexSet, type Land, landOf, type UpgradePrice } from '../../terra/index.ts';
import {
  type BonusCardTable,
  BUILDINGS,
  type Cost,
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
import { type Action, type ActionOf, actionTable, type Catalogue } from './actions.ts';
import { commonConversions, type Rates, ratesOf } from './conversions.ts';
import { checkHomes, validateOverrides } from './validate-overrides.ts';

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

export interface Ruleset extends Land {
  readonly options: Options;
  readonly seats: number;
  readonly tables: Tables;
  readonly factions: readonly FactionTable[];
  readonly factionIds: readonly string[];
  readonly terrainIds: readonly string[];
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
  /** `changes[home][most][from]`: terrains into which so many spades can change another, and not past home. */
  readonly changes: readonly (readonly (readonly (readonly number[])[])[])[];
  readonly powerValue: readonly number[];
  readonly pieces: readonly number[];
  /** `upgradePrices[faction][building]`. */
  readonly upgradePrices: readonly (readonly UpgradePrice<Cost>[])[];
  readonly rates: Rates;
  /** Conversions that everybody has. */
  readonly conversions: ReturnType<typeof commonConversions>;
  /** Steps that a priest can bring, those of the best places first. */
  readonly sendSteps: readonly number[];
  readonly catalogue: Catalogue;
  /** Steps on tracks and special actions, in the order in which they are offered. */
  readonly advances: readonly ActionOf<'advance'>[];
  readonly specials: readonly ActionOf<'special'>[];
  readonly notation: Notation<Action>;
  /** Filled before the checks of one seat run: hexes that only a leap reaches. */
  readonly inLeap: HexSet;
  /** Hexes in reach or beyond it by a leap. */
  readonly within: HexSet;
}

export type { Listener };

/** The longest leap of any faction; town tiles may lengthen it by one each. */
function mostSkipOf(factions: readonly FactionTable[]): number {
  return Math.max(
    ...factions.map(({ leap }) => (leap === null ? 0 : Math.max(leap.skip, leap.skipWithStronghold))),
  );
}

function changesOf({ wheel }: Land): number[][][][] {
  const terrains = wheel.map((_, terrain) => terrain);
  const most = Math.max(...wheel.flat());
  return terrains.map((home) =>
    Array.from({ length: most + 1 }, (_, spades) =>
      terrains.map((from) =>
        terrains.filter(
          (to) => to !== from && wheel[from][to] <= spades && !isPastHome(wheel, home, from, to),
        ),
      ),
    ),
  );
}

/** Whether the way from one terrain to another leads over the home terrain and on. */
export function isPastHome(wheel: Land['wheel'], home: number, from: number, to: number): boolean {
  return to !== home && wheel[from][home] + wheel[home][to] === wheel[from][to];
}

/** A trading house is cheaper beside another player's building. */
function pricesOf({ cost, tradingHouseCoinsAlone }: FactionTable): UpgradePrice<Cost>[] {
  return BUILDINGS.map((kind) => {
    const beside = cost[kind];
    const alone = kind === 'tradingHouse' ? { ...beside, coins: tradingHouseCoinsAlone } : beside;
    return { alone, beside };
  });
}

export function compile(base: Tables, options: Options): Ruleset {
  const tables = withOverrides(base, options.overrides);
  const cards = Object.keys(tables.bonusCards).length - (options.shippingCard ? 0 : 1);
  const tiles = Object.keys(tables.scoringTiles).length - (options.templeTile ? 0 : 1);
  validateOverrides(tables, options, cards - options.players, tiles);
  const factions = FACTIONS.map((id) => tables.factions[id]);
  const mostShipping =
    Math.max(...factions.map((faction) => faction.shipping.max)) +
    Math.max(...Object.values(tables.bonusCards).map((card) => card.shipping));
  const land = landOf(
    tables.map,
    'map',
    { shipping: mostShipping, skip: 2 + mostSkipOf(factions) },
    BUILDINGS.length,
  );
  checkHomes(tables, options, land.terrain);
  const { catalogue, notation } = actionTable.compile({ tables, map: land.map });
  const rates = ratesOf(tables);
  return {
    options,
    seats: options.players,
    tables,
    ...land,
    factions,
    factionIds: FACTIONS,
    terrainIds: TERRAINS,
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
    changes: changesOf(land),
    powerValue: BUILDINGS.map((kind) => tables.powerValue[kind]),
    pieces: BUILDINGS.map((kind) => tables.pieces[kind]),
    upgradePrices: factions.map(pricesOf),
    rates,
    conversions: commonConversions(catalogue, rates),
    sendSteps: [...new Set([...tables.cults.places, tables.cults.stepsWithoutPlace])],
    catalogue,
    advances: Object.values(catalogue.advance),
    specials: Object.values(catalogue.special),
    notation,
    inLeap: hexSet(),
    within: hexSet(),
  };
}
