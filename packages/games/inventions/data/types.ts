/** The shape of the tables of Inventions. Tables only, no logic. */

export const ACTIONS = [
  'present',
  'invent',
  'innovate',
  'share',
  'callSpecialists',
  'gainInfluence',
  'travel',
  'eureka',
  'sendDiplomat',
  'recallDiplomat',
] as const;
export type ActionId = (typeof ACTIONS)[number];

/** Types of ideas, specialists and progress tiles. */
export const TYPES = ['economy', 'culture', 'technology'] as const;
export type Type = (typeof TYPES)[number];

/** The specialists of the types, in their order. */
export const SPECIALISTS = ['merchant', 'artisan', 'thinker'] as const;

/** Kinds of tiles on a progress map. */
export const TILE_KINDS = [...TYPES, 'wealth'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** In the order of their numbers. */
export const REGIONS = [
  'africa',
  'middleEast',
  'europe',
  'asia',
  'australia',
  'northAmerica',
  'southAmerica',
] as const;
export type RegionId = (typeof REGIONS)[number];

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Letter = (typeof LETTERS)[number];

export const WEALTH_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type WealthLetter = (typeof WEALTH_LETTERS)[number];

/**
 * What a space, a tile or a milestone gives. Beside the actions: `points`, `influence`, new citizens as `scholar`,
 * `specialist` (of any type), `merchant`, `artisan`, `thinker` or as `citizen` in any region, `bringHome` (the citizens
 * of one region), `build` (the amount is its price in influence), `economyMarker`, `discount` (for the tile that is
 * built there), `turnOrder` (at the change of era), `sendOrRecall` (either action on diplomats).
 */
export const EFFECTS = [
  ...ACTIONS,
  'none',
  'points',
  'influence',
  'scholar',
  'specialist',
  'merchant',
  'artisan',
  'thinker',
  'citizen',
  'bringHome',
  'build',
  'economyMarker',
  'discount',
  'turnOrder',
  'sendOrRecall',
] as const;
export type EffectId = (typeof EFFECTS)[number];

export interface Benefit {
  effect: EffectId;
  amount: number;
}

export interface CardTable {
  era: number;
  /** The milestone that an inventor has to know; `none` on the prehistoric inventions. */
  milestone: string;
  type: Type;
  /** The chain action of whoever innovates it or owns it. */
  chain: ActionId;
  /** Specialists to exhaust besides the inventor, and their type. */
  extra: number;
  extraType: Type;
  /** Points for inventing it. */
  points: number;
}

export interface MilestoneTable extends Benefit {
  letter: Letter;
  era: number;
  /** Places for diplomats. */
  slots: number;
}

export interface RegionTable {
  number: number;
  /** Points under the influence spaces, from the left. */
  influence: number[];
}

export interface SpecialistTileTable extends Benefit {
  /** Citizens who present an idea there. */
  demand: number;
  /** Whether its region begins without a card. */
  startsEmpty: boolean;
}

export interface InfluenceTokenTable extends Benefit {
  /** Citizens who must be in the region and go home; 0 on the token of the preparation. */
  citizens: number;
}

export interface InfluenceSpaceTable {
  markers: number;
  gain: number;
  loss: number;
  points: number;
}

export interface MapSpaceTable extends Benefit {
  q: number;
  r: number;
  /** 0 is the centre; the highest is the outer ring. */
  ring: number;
}

export interface CultureTileTable extends Benefit {
  action: ActionId;
}

export interface TechnologyTileTable {
  first: ActionId;
  second: ActionId;
}

/** How a wealth tile counts. */
export const WEALTH_RULES = [
  'outer', // tiles of the first kind on the outer ring
  'inner', // tiles of the first kind inside it
  'alone', // tiles of the first kind that touch no other of it
  'group', // tiles in the largest connected group of the first kind
  'pairs', // pairs of the two kinds, wherever they are, each tile in one pair
  'adjacentPairs', // every edge between the two kinds
  'touching', // tiles of the first kind that touch one of the second
] as const;
export type WealthRule = (typeof WEALTH_RULES)[number];

export interface WealthTileTable {
  letter: WealthLetter;
  scores: WealthRule;
  first: TileKind;
  /** `none` where only one kind counts. */
  second: TileKind | 'none';
  points: number;
}

export const GOAL_DECKS = ['regions', 'progress', 'knowledge'] as const;
export type GoalDeck = (typeof GOAL_DECKS)[number];

/** What a personal goal counts. `of` names the region, the kind of tile or the type of invention. */
export const GOAL_COUNTS = [
  'region', // points for a token there, `each` for every citizen on the map, at most `most`
  'tiles',
  'sets', // of one tile of each progress kind
  'allTiles', // by the steps
  'innerTiles',
  'inventions',
  'laterInventions', // of era 2 or later
  'era', // of the own milestone, by the steps
  'diplomats',
  'tokens',
] as const;
export type GoalCount = (typeof GOAL_COUNTS)[number];

export interface GoalTable {
  deck: GoalDeck;
  counts: GoalCount;
  of: string;
  points: number;
  each: number;
  most: number;
  /** `[at least, points]`, the highest last. */
  steps: [number, number][];
}

export interface PlayerCountTable {
  /** Copies of wealth tiles with the letters A to D, and E to G. */
  wealthEarly: number;
  wealthLate: number;
  /** Copies of every progress tile. */
  progress: number;
  /** Whether season pillars earn influence too. */
  seasonsEarn: boolean;
}

export interface Tables {
  cards: Record<string, CardTable>;
  milestones: Record<string, MilestoneTable>;
  regions: Record<RegionId, RegionTable>;
  /** Whether a blue line joins two regions, for every pair. */
  routes: Record<string, boolean>;
  forums: [ActionId, ActionId][];
  specialistTiles: Record<string, SpecialistTileTable>;
  knowledgeTiles: Record<string, Benefit>;
  influenceTokens: Record<string, InfluenceTokenTable>;
  influenceTrack: InfluenceSpaceTable[];
  eraTrack: Record<string, Benefit[]>;
  /** Rounds of each era, the first era first. */
  rounds: number[];
  progressMap: Record<string, MapSpaceTable>;
  economyTiles: Record<string, Benefit>;
  cultureTiles: Record<string, CultureTileTable>;
  technologyTiles: Record<string, TechnologyTileTable>;
  wealthTiles: Record<string, WealthTileTable>;
  goals: Record<string, GoalTable>;
  pieces: {
    citizens: number;
    chainMarkers: number;
    aspirations: number;
    seasonPillars: number;
    sages: number;
  };
  start: {
    influence: number;
    scholars: number;
    specialists: number;
    economyMarkers: number;
    inventions: number;
  };
  /** `buildPrice[tiles in the tile area]`: influence. */
  buildPrice: number[];
  buildCost: { progress: number; wealth: number };
  tileArea: number;
  ideaArea: number;
  /** Points for a knowledge tile that shows them. */
  knowledgePoints: number;
  technologyPrice: number;
  goalsScored: number;
  players: Record<string, PlayerCountTable>;
}
