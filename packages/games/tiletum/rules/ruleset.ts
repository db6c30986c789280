/** Tiletum compiled for one set of options: tables with overrides, neighbours, numbers for names. Only read. */
import { type BaseOptions, type Listener, type Notation, withOverrides } from '@guildhall/kernel';
import {
  ACTIONS,
  ALL_SPOTS,
  type Benefit,
  type BuildingTable,
  CATHEDRALS,
  type ContractTable,
  GOODS,
  type HelperTable,
  type Level,
  MAPS,
  SLOTS,
  SPOTS,
  type StartPoints,
  type Tables,
  type TownTable,
  TYPES,
} from '../data/index.ts';
import { type Action, actionTable, type Catalogue, tileIds } from './actions.ts';
import { withStartPoints } from './cardinal/start-points.ts';
import { playersIn } from './seats.ts';
import { compileMaps, type UndergroundMap } from './underground.ts';
import { validateOverrides } from './validate-overrides.ts';

export type { Listener };

/** Variants, and fixed outcomes of set-up, which null leaves to chance. */
export interface Options extends BaseOptions {
  /** Alone: how strong the Cardinal is. */
  readonly level: Level;
  /** The expansion: the search for silver. */
  readonly silver: boolean;
  /** Sides and technologies of silver: dealt, or those for a first game. */
  readonly silverSetup: 'dealt' | 'first';
  /** The places of the actions: as printed, or dealt. */
  readonly actionTiles: 'dealt' | 'printed';
  /** The turn order: seats. */
  readonly order: readonly number[] | null;
  /** The value at the first place of the wheel. */
  readonly wheel: number | null;
  /** Actions from the first place on, clockwise. */
  readonly places: readonly string[] | null;
  /** Bonus tiles beside the wheel, one for each action in the order of the list of actions. */
  readonly placeTiles: readonly string[] | null;
  readonly kingTile: string | null;
  /** Bonus tiles of the map by spot. */
  readonly mapTiles: Readonly<Record<string, string>> | null;
  /** The offers, the dearest place first. */
  readonly contracts: readonly string[] | null;
  readonly characters: readonly string[] | null;
  /** Cost tiles of the cathedrals, in the order of the list of cathedrals. */
  readonly costTiles: readonly string[] | null;
  /** Fairs of the four rounds, and the towns of those after the first. */
  readonly fairs: readonly string[] | null;
  readonly fairTowns: readonly string[] | null;
  /** With silver: sides of the maps, the three technologies, what the end multiplies, how far the seeker wheel is turned. */
  readonly sides: readonly string[] | null;
  readonly technologies: readonly string[] | null;
  readonly scoring: 'pillars' | 'houses' | null;
  readonly seekerWheel: number | null;
  /** Cost tiles of the three cathedrals underground, and the bonus tile of the seeker action. */
  readonly undergroundCosts: readonly string[] | null;
  readonly seekerTile: string | null;
  /** Bonus tiles of the underground by city. */
  readonly undergroundTiles: Readonly<Record<string, string>> | null;
  /** Alone: the challenges of the Cardinal, instead of as many as the level says. */
  readonly challenges: readonly string[] | null;
  /** Alone: points with which the Cardinal begins, by level; those that the bots had made when the table was begun. */
  readonly startPoints: StartPoints;
}

export interface Character extends Benefit {
  readonly type: number;
}

interface CostTile {
  /** A good, or SILVER. */
  readonly good: number;
  readonly amount: number;
  readonly points: number;
  readonly isClosed: boolean;
}

export interface Ruleset {
  readonly options: Options;
  readonly seats: number;
  /** Members of `State.players`: the seats, and alone the Cardinal behind them. */
  readonly players: number;
  readonly tables: Tables;
  readonly spotIds: readonly string[];
  readonly neighbours: readonly (readonly number[])[];
  /** What a house slot gives by spot * SLOTS + slot; null: it is not there. */
  readonly slots: readonly (Benefit | null)[];
  /** Spots with a bonus tile at set-up. */
  readonly tileSpots: readonly number[];
  readonly cathedralAt: readonly number[];
  readonly cathedralSpots: readonly number[];
  /** By cathedral. */
  readonly pillarSlots: readonly number[];
  readonly stacks: readonly (readonly number[])[];
  readonly costTiles: readonly CostTile[];
  readonly costTileIds: readonly string[];
  readonly tileIds: readonly string[];
  /** Where contracts, crests and characters begin among the tiles. */
  readonly firstContract: number;
  readonly firstCrest: number;
  readonly firstCharacter: number;
  readonly helpers: readonly HelperTable[];
  readonly contracts: readonly ContractTable[];
  /** The family of each crest. */
  readonly families: readonly number[];
  readonly characters: readonly Character[];
  readonly buildings: readonly BuildingTable[];
  /** What a space of the king track is worth. */
  readonly track: readonly number[];
  readonly fairIds: readonly string[];
  readonly fairPoints: readonly number[];
  readonly tiletum: number;
  /** Spots and cathedrals in play. */
  readonly spots: number;
  readonly cathedrals: number;
  /** By level and side. */
  readonly maps: readonly (readonly UndergroundMap[])[];
  readonly kingTrack: Tables['kingTrack'];
  readonly decreeIds: readonly string[];
  readonly challengeIds: readonly string[];
  readonly surpriseIds: readonly string[];
  readonly catalogue: Catalogue;
  readonly notation: Notation<Action>;
}

function townsOf(tables: Tables): Readonly<Record<string, TownTable>> {
  return tables.towns;
}

/** Spots that are linked, by spot. */
function neighboursOf({ links }: Tables): number[][] {
  return SPOTS.map((a, from) =>
    SPOTS.flatMap((b, to) => (links[from < to ? `${a}-${b}` : `${b}-${a}`] === true ? [to] : [])),
  );
}

function slotsOf(tables: Tables, players: number): (Benefit | null)[] {
  const towns = townsOf(tables);
  return SPOTS.flatMap((id) =>
    Array.from({ length: SLOTS }, (_, slot) => {
      const found = towns[id]?.houses[slot];
      return found === undefined || found.players > players
        ? null
        : { effect: found.effect, amount: found.amount };
    }),
  );
}

export function compile(base: Tables, options: Options): Ruleset {
  const tables = withOverrides(withStartPoints(base, options.startPoints), options.overrides);
  validateOverrides(tables, options);
  const { catalogue, notation } = actionTable.compile(tables);
  const players = playersIn(options.players);
  const helpers = Object.values(tables.helpers);
  const contracts = Object.values(tables.contracts);
  const crests = Object.values(tables.crests);
  const cathedrals = CATHEDRALS.map((id) => tables.cathedrals[id]);
  const ids: readonly string[] = SPOTS;
  const kingTrack = options.silver ? tables.silverKingTrack : tables.kingTrack;
  return {
    options,
    seats: options.players,
    players,
    tables,
    spotIds: ALL_SPOTS,
    neighbours: neighboursOf(tables),
    slots: slotsOf(tables, players),
    tileSpots: ids.flatMap((id, spot) => ((townsOf(tables)[id]?.tile ?? 5) <= players ? [spot] : [])),
    cathedralAt: ids.map((id) => (CATHEDRALS as readonly string[]).indexOf(id)),
    cathedralSpots: CATHEDRALS.map((id) => ids.indexOf(id)),
    pillarSlots: cathedrals.map(({ pillars }) => pillars),
    stacks: cathedrals.map(({ tiles, points }) => points.slice(0, tiles)),
    costTiles: Object.values(tables.costTiles).map(({ pays, amount, points, isClosed }) => ({
      good: pays === 'silver' ? SILVER : GOODS.indexOf(pays),
      amount,
      points,
      isClosed,
    })),
    costTileIds: Object.keys(tables.costTiles),
    tileIds: tileIds(tables),
    firstContract: helpers.length,
    firstCrest: helpers.length + contracts.length,
    firstCharacter: helpers.length + contracts.length + crests.length,
    helpers,
    contracts,
    families: crests.map(({ family }) => family),
    characters: Object.values(tables.characters).map(({ type, effect, amount }) => ({
      type: TYPES.indexOf(type),
      effect,
      amount,
    })),
    buildings: tables.buildings,
    track: kingTrack.spaces.map(({ gain, loss }) => gain - loss),
    kingTrack,
    spots: options.silver ? ALL_SPOTS.length : SPOTS.length,
    cathedrals: CATHEDRALS.length + (options.silver ? MAPS.length : 0),
    maps: compileMaps(tables, players),
    fairIds: Object.keys(tables.fairs),
    fairPoints: Object.values(tables.fairs).map(({ points }) => points),
    tiletum: ids.indexOf('tiletum'),
    decreeIds: Object.keys(tables.decrees),
    challengeIds: Object.keys(tables.challenges),
    surpriseIds: Object.keys(tables.surprises),
    catalogue,
    notation,
  };
}

export const CONTRACT = ACTIONS.indexOf('contract');
export const KING = ACTIONS.indexOf('king');
export const MERCHANT = ACTIONS.indexOf('merchant');
export const ARCHITECT = ACTIONS.indexOf('architect');
export const JOKER = ACTIONS.indexOf('joker');
export const SEEKER = ACTIONS.indexOf('seeker');

/** Silver is no good; as the price of a cathedral it stands behind them. */
export const SILVER = GOODS.length;
export const GOLD = GOODS.indexOf('gold');
export const FOOD = GOODS.indexOf('food');
export const WOOL = GOODS.indexOf('wool');
export const STONE = GOODS.indexOf('stone');
export const IRON = GOODS.indexOf('iron');

export function isHelper(g: Ruleset, tile: number): boolean {
  return tile < g.firstContract;
}

export function isContract(g: Ruleset, tile: number): boolean {
  return tile >= g.firstContract && tile < g.firstCrest;
}

export function isCrest(g: Ruleset, tile: number): boolean {
  return tile >= g.firstCrest && tile < g.firstCharacter;
}

export function isCharacter(g: Ruleset, tile: number): boolean {
  return tile >= g.firstCharacter;
}

export function helperOf(g: Ruleset, tile: number): HelperTable {
  return g.helpers[tile];
}

export function contractOf(g: Ruleset, tile: number): ContractTable {
  return g.contracts[tile - g.firstContract];
}

export function familyOf(g: Ruleset, tile: number): number {
  return g.families[tile - g.firstCrest];
}

export function characterOf(g: Ruleset, tile: number): Character {
  return g.characters[tile - g.firstCharacter];
}
