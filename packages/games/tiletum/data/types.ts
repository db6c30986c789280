/** The shape of the tables of Tiletum. Tables only, no logic. */
import type { CardinalTables } from './cardinal-types.ts';
import type { SpotId, TownId, UndergroundId } from './places.ts';

/** Goods, in the order of the colours of the dice: yellow, pink, light grey, dark grey, blue. */
export const GOODS = ['gold', 'food', 'wool', 'stone', 'iron'] as const;
export type Good = (typeof GOODS)[number];

/** The first five are also the types of characters; the last one belongs to silver. */
export const ACTIONS = ['merchant', 'architect', 'character', 'contract', 'king', 'joker', 'seeker'] as const;
export type ActionId = (typeof ACTIONS)[number];

/** The actions around the wheel. */
export const WHEEL_ACTIONS = ACTIONS.slice(0, 6);

export const TYPES = ['merchant', 'architect', 'character', 'contract', 'king'] as const;
export type CharacterType = (typeof TYPES)[number];

/**
 * What tiles, slots and tablets give. An action gives so many action points. `plus` adds points to the action of the
 * die, `colour` names the good of the die, `colourPlus` does both. `goods`: any, each may differ; `identical`: of one
 * kind. `building`: the bonuses of all characters in one building.
 */
export const EFFECTS = [
  ...ACTIONS,
  ...GOODS,
  'none',
  'points',
  'silver',
  'mine',
  'goods',
  'identical',
  'oneEach',
  'goldAndPoints',
  'goldAndIron',
  'goldAndWool',
  'goldAndSilver',
  'contractAndGood',
  'plus',
  'colour',
  'colourPlus',
  'building',
  'house',
  'pillar',
  'merchantSteps',
  'architectSteps',
  'merchantStepAndHouse',
  'architectStepAndPillar',
  'bothSteps',
] as const;
export type EffectId = (typeof EFFECTS)[number];

export interface Benefit {
  effect: EffectId;
  amount: number;
}

/** Face-down piles: bonus tiles, contracts with crests, characters, and the bonus tiles of the underground. */
export const PILES = ['bonus', 'contracts', 'underground'] as const;
export type Pile = (typeof PILES)[number];

/** `players`: in play with at least so many. `isSilver`: belongs to the expansion. */
interface TileTable {
  players: number;
  isSilver: boolean;
}

/** A bonus tile that is used up; some ask a price. */
export interface HelperTable extends Benefit, TileTable {
  pile: Pile;
  pays: 'gold' | 'silver';
  price: number;
}

export interface ContractTable extends Benefit, TileTable {
  pile: Pile;
  /** Goods of one kind, besides wool and iron. */
  same: number;
  wool: number;
  iron: number;
  points: number;
}

export interface CrestTable extends TileTable {
  pile: Pile;
  family: number;
}

export interface CharacterTable extends Benefit, TileTable {
  type: CharacterType;
}

/** A place for a house: from how many players on it is there (5: never), and what it gives. */
export interface HouseSlotTable extends Benefit {
  players: number;
}

export interface TownTable {
  /** From how many players on a bonus tile lies there; 5: never. */
  tile: number;
  houses: HouseSlotTable[];
}

export interface CathedralTable {
  pillars: number;
  /** How many cathedral tiles lie there, and their points from the top. */
  tiles: number;
  points: number[];
}

export const COST_PILES = ['stone', 'gold', 'silver'] as const;
export type CostPile = (typeof COST_PILES)[number];

export interface CostTileTable {
  pays: CostPile;
  amount: number;
  points: number;
  /** Nobody builds there in this game. */
  isClosed: boolean;
}

export interface FairTable {
  points: number;
  inBase: boolean;
  inSilver: boolean;
}

export interface KingSpaceTable {
  loss: number;
  gain: number;
  silver: number;
}

export const CREST_BONUSES = ['house', 'pillar', 'merchant', 'architect', 'goods', 'points'] as const;
export type CrestBonus = (typeof CREST_BONUSES)[number];

export interface BuildingTable {
  rooms: number;
  /** Action points of its marker; 0: none. */
  marker: number;
  hasRoofHouse: boolean;
  /** Takes a character of any type, whatever stands elsewhere. */
  takesAnyone: boolean;
  food: number;
  bonus: CrestBonus;
  amount: number;
}

export const TABLETS = [
  'freeSeeker',
  'kingThenPoints',
  'pointsThenKing',
  'kingThenKing',
  'mineAnywhere',
  'technology',
  'pillarAnywhere',
  'houseAnywhere',
  'points',
  'mine',
] as const;
export type TabletId = (typeof TABLETS)[number];

/** A way between two cities of the underground. */
export const WAYS = ['closed', 'open', ...TABLETS] as const;
export type Way = (typeof WAYS)[number];

export interface MineSlotTable {
  players: number;
  gold: number;
}

export interface CityTable extends TownTable {
  mines: MineSlotTable[];
}

export interface UndergroundTable {
  /** Silver for a seeker; nothing on the map where everybody begins. */
  price: number;
  start: UndergroundId;
  cathedral: UndergroundId;
  pays: 'gold' | 'silver';
  pillars: number;
  tiles: number;
  points: number[];
  ways: Record<string, Way>;
  cities: Record<string, CityTable>;
}

export const TECHNOLOGIES = [
  'character',
  'dice',
  'king',
  'merchant',
  'seeker',
  'contract',
  'goods',
  'universal',
  'architect',
] as const;
export type TechnologyId = (typeof TECHNOLOGIES)[number];

export interface Tables extends CardinalTables {
  wheel: { order: ActionId[]; points: number[] };
  dice: { perPlayer: number; drawn: Record<string, number>; turns: number; changePrice: number };
  rounds: number;
  start: { goods: Record<Good, number>; gold: number[]; houses: number; pillars: number };
  pieces: {
    houses: number;
    pillars: number;
    storehouse: number;
    contractSpaces: number;
    contractPillars: number;
  };
  buildings: BuildingTable[];
  /** Action points of a room by floor. */
  floors: number[];
  links: Record<string, boolean>;
  towns: Record<TownId, TownTable>;
  cathedrals: Record<string, CathedralTable>;
  costTiles: Record<string, CostTileTable>;
  fairs: Record<string, FairTable>;
  fairTowns: SpotId[];
  kingTrack: { zero: number; prize: number; spaces: KingSpaceTable[] };
  corruption: { tokens: number[]; perRound: number };
  contractOffer: number[];
  characterOffer: { size: number; price: number; refresh: number };
  goodPrice: number;
  helpers: Record<string, HelperTable>;
  contracts: Record<string, ContractTable>;
  crests: Record<string, CrestTable>;
  characters: Record<string, CharacterTable>;
  scoring: { buildings: number[]; goodsPerPoint: number; silverPerPoint: number; levels: number[] };
  underground: Record<string, UndergroundTable>;
  seekerWheel: { segments: string };
  silverKingTrack: { zero: number; prize: number; spaces: KingSpaceTable[] };
  silverPieces: {
    mines: number;
    supplyMines: number;
    seekers: number;
    pillars: number;
    startSilver: number[];
  };
  technologies: {
    price: number[];
    inPlay: number;
    kingGold: number;
    kingPoints: number;
    mineGoods: number;
    movePoints: number;
    offeredContracts: number;
    offeredPrice: number;
    dieGoods: number;
    diePoints: number;
    jokerPoints: number;
    jokerKing: number;
    cathedralKing: number;
    stoneLess: number;
    goldLess: number;
    silverLess: number;
  };
  tablets: {
    points: number;
    kingFirst: number;
    kingPaid: number;
    pointsFirst: number;
    pointsPaid: number;
    silver: number;
    gold: number;
    silverLess: number;
  };
  favouredGoods: Good[];
  firstGame: { sides: string[]; technologies: TechnologyId[] };
}
