/** The shape of Age of Innovation's tables. Tables only, no logic. */
import type { AutomaTables } from './automa-types.ts';

/** Terrains in the order of the wheel; each has one planning board. */
export const TERRAINS = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The last two are neutral pieces only; of each of the others one neutral piece exists too. */
export const BUILDINGS = [
  'workshop',
  'guild',
  'school',
  'palace',
  'university',
  'tower',
  'monument',
] as const;
export type Building = (typeof BUILDINGS)[number];

/** Buildings that stand on a planning board. */
export const OWN_BUILDINGS = ['workshop', 'guild', 'school', 'palace', 'university'] as const;
export type OwnBuilding = (typeof OWN_BUILDINGS)[number];

export const DISCIPLINES = ['banking', 'law', 'engineering', 'medicine'] as const;
export type Discipline = (typeof DISCIPLINES)[number];

export const FACTIONS = [
  'blessed',
  'felines',
  'goblins',
  'illusionists',
  'inventors',
  'lizards',
  'moles',
  'monks',
  'navigators',
  'omar',
  'philosophers',
  'psychics',
] as const;
export type FactionId = (typeof FACTIONS)[number];

export const RULES_VERSIONS = ['v12', 'v10'] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];

export interface Cost {
  coins: number;
  tools: number;
  scholars: number;
}

/** What a player gets; books are of any discipline. */
export interface Gain extends Cost {
  power: number;
  books: number;
  points: number;
}

/** Buildings that can become a guild free of charge. */
export const GUILD_SOURCES = ['nothing', 'workshop', 'school'] as const;

/** What an action space gives, whoever owns it: power and book actions, special actions of tiles and factions. */
export interface SpaceEffect extends Gain {
  /** Free spades of a terraform-and-build action. */
  spades: number;
  /** Steps in one discipline. */
  steps: number;
  bridges: number;
  /** The building that becomes a guild free of charge. */
  guildFrom: (typeof GUILD_SOURCES)[number];
  pointsPerGuild: number;
  /** Another action follows at once. */
  again: boolean;
}

export interface PlanningBoardTable {
  start: {
    coins: number;
    tools: number;
    scholars: number;
    books: number;
    spades: number;
    /** Steps in every discipline. */
    steps: number;
    /** Power tokens in bowls I, II and III. */
    bowls: [number, number, number];
  };
  cost: Record<OwnBuilding, Cost>;
  /** Coins for a guild beside another player's building; `cost.guild.coins` is the price without one. */
  guildCoinsBesideNeighbour: number;
  /** Total income by the number of buildings of the kind on the map. */
  income: Record<OwnBuilding, Gain[]>;
  /** `rewards[level]`: for reaching that level. */
  shipping: { start: number; max: number; cost: Cost; rewards: TrackReward[] };
  /** `tools[level]`: the price of a spade. */
  terraforming: { max: number; cost: Cost; tools: number[]; rewards: TrackReward[] };
  /** Books more for the first, second and third innovation. */
  innovationBooks: number[];
}

export interface TrackReward {
  points: number;
  books: number;
}

/** A way to a hex beyond reach: the moles' tunnel, the flight of a palace. */
export interface Leap {
  /** Hexes between, at least 1 and at most this many. */
  skip: number;
  tools: number;
  scholars: number;
}

export interface FactionTable {
  start: {
    tools: number;
    steps: Record<Discipline, number>;
    /** Steps in disciplines of choice. */
    stepsOfChoice: number;
    competencies: number;
    /** A neutral tower beside the two workshops. */
    towers: number;
    /** The university instead of the two workshops. */
    university: boolean;
  };
  income: Gain;
  /** Levels that count more for science bonuses. */
  scienceBonusLevels: number;
  /** For each town founded. */
  town: { steps: number; books: number; spades: number; freeWorkshop: boolean };
  coinsForSpade: number;
  powerActionDiscount: number;
  /** By rules version, then by the number of players. */
  powerActionPoints: Record<RulesVersion, number[]>;
  tunnel: Leap | null;
  tunnelPoints: Record<RulesVersion, number[]>;
  /** Tools for a bridge as an action, which may also lead over land; 0: no such action. */
  bridgeTools: number;
  /** For each workshop built beside a river. */
  riverWorkshop: Record<RulesVersion, TrackRewardInCoins>;
  /** Books more for each competency, of its discipline. */
  competencyBooks: number;
  action: SpaceEffect | null;
}

export interface TrackRewardInCoins {
  points: number;
  coins: number;
}

/** What an innovation counts when it is taken. */
export const COUNTED = [
  'nothing',
  'townTiles',
  'twoHighestLevels',
  'workshops',
  'schools',
  'bridges',
  'buildings',
  'groups',
  'shapes',
] as const;
export type Counted = (typeof COUNTED)[number];

export interface InnovationTable {
  income: Gain;
  atOnce: Gain;
  /** Power tokens that come new into bowl III. */
  tokens: number;
  /** Steps in every discipline. */
  stepsEach: number;
  shipping: number;
  terraforming: number;
  competencies: number;
  neutral: Building | 'nothing';
  counts: Counted;
  /** Points and steps of choice for each thing counted. */
  pointsEach: number;
  stepsForEach: number;
  /** Points by the number counted; a greater number than listed counts as the last. Empty: none. */
  pointsByCount: number[];
  passPointsPerGuild: number;
  action: SpaceEffect | null;
}

export interface PalaceTable {
  income: Gain;
  atOnce: Gain;
  spades: number;
  bridges: number;
  shipping: number;
  competencies: number;
  townTiles: number;
  /** Guilds of the own board on any empty home hex. */
  guilds: number;
  passPointsPerSchool: number;
  pointsPerWorkshop: number;
  pointsPerGuild: number;
  /** Power value that a town needs less. */
  townDiscount: number;
  flight: Leap | null;
  flightPoints: number;
  /** May skip a river hex when founding a town. */
  riverTowns: boolean;
  action: SpaceEffect | null;
}

export interface CompetencyTable {
  copies: number;
  income: Gain;
  /** Steps of choice in the income phase. */
  incomeSteps: number;
  atOnce: Gain;
  spades: number;
  annexes: number;
  towers: number;
  passPointsPerTownTile: number;
  passPointsPerLowestLevel: number;
  pointsPerScholar: number;
  pointsPerEdgeWorkshop: number;
  action: SpaceEffect | null;
}

export interface RoundBonusTable {
  income: Gain;
  shipping: number;
  pointsPerRiverWorkshop: number;
  pointsPerScholar: number;
  pointsPerGuild: number;
  passPointsPerPalaceOrUniversity: number;
  passStepsPerSchool: number;
  action: SpaceEffect | null;
}

/** What round tiles pay for. */
export const SCORED = [
  'workshop',
  'guild',
  'school',
  'palaceOrUniversity',
  'edgeWorkshop',
  'spade',
  'step',
  'townTile',
  'track',
  'innovation',
] as const;
export type Scored = (typeof SCORED)[number];

export interface RoundTileTable {
  scores: Scored;
  points: number;
  discipline: Discipline;
  /** Levels for one reward. */
  every: number;
  reward: Gain & { spades: number };
  /** The last round in which it may lie. */
  lastRound: number;
}

export interface FinalTileTable {
  scores: Scored;
  points: number;
  /** It does not go with a tile of round 6 that scores this. */
  clashesWith: Scored;
}

export interface TownTileTable extends Gain {
  copies: number;
  keys: number;
  spades: number;
  /** Steps in every discipline. */
  stepsEach: number;
}

/** A power action or a book action. */
export interface ActionSpaceTable {
  cost: number;
  /** Keeps this name: paths of overrides in stored tables contain it. */
  deed: SpaceEffect;
}

export interface MapTable {
  /** Rows of the board, one letter a hex: Y U K B G S R for the terrains of the wheel, I for river, a dot outside. */
  rows: string[];
  bridges: [string, string][];
  /** Hexes with a dashed side. */
  edge: string[];
}

export type Books = Record<Discipline, number> & { any: number };

export interface Tables extends AutomaTables {
  maps: { large: MapTable; small: MapTable };
  boards: Record<Terrain, PlanningBoardTable>;
  factions: Record<FactionId, FactionTable>;
  innovations: Record<string, InnovationTable>;
  palaces: Record<string, PalaceTable>;
  competencies: Record<string, CompetencyTable>;
  roundBonuses: Record<string, RoundBonusTable>;
  roundTiles: Record<string, RoundTileTable>;
  finalTiles: Record<string, FinalTileTable>;
  townTiles: Record<string, TownTileTable>;
  powerActions: Record<string, ActionSpaceTable>;
  bookActions: Record<string, ActionSpaceTable>;
  science: {
    top: number;
    /** `power[level]`: power for reaching it. */
    power: number[];
    /** The level that needs a key. */
    keyLevel: number;
    incomeLevel: number;
    income: Record<Discipline, Gain>;
    /** Steps for each of the places of a discipline, best first. */
    places: number[];
    stepsForReturn: number;
  };
  /** Steps and books of the rows of competencies, from the top. */
  competencyRows: { steps: number; books: number }[];
  innovationDisplay: {
    /** By the number of players. */
    rows: Record<string, number>;
    topPair: Record<string, boolean>;
    column: { own: number; any: number };
    /** The left and the right one of the top pair. */
    pair: [Books, Books];
    coinsWithoutPalace: number;
    most: number;
  };
  pieces: Record<OwnBuilding, number> & { scholars: number; bridges: number };
  powerValue: Record<Building, number>;
  /** What a building is worth more with an annex. */
  annexPower: number;
  town: { buildings: number; buildingsWithUniversity: number; buildingsWithMonument: number; power: number };
  conversions: { powerForScholar: number; powerForBook: number; powerForTool: number; powerForCoin: number };
  finalScoring: { science: number[]; area: number[]; coinsForPoint: number };
  startPoints: number;
  rounds: number;
  spareBonuses: number;
  sparePalaces: number;
  /** In the draft. */
  draft: { boards: number; spareFactions: number; sparePalaces: number };
  bookActionsInPlay: number;
  /** The neutral faction of a game of two. */
  neutralFaction: { level: number; areas: number[] };
}

/** What these do differs by the edition of the rules, and so do the words. */
const OTHERWISE_IN: Readonly<Record<RulesVersion, readonly string[]>> = { v12: [], v10: ['navigators'] };

/** The key of the words that tell what a faction, a board or a tile does. */
export function effectKey(id: string, version: RulesVersion): string {
  return OTHERWISE_IN[version].includes(id) ? `effect.${id}.${version}` : `effect.${id}`;
}
