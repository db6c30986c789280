/** The shape of Terra Mystica's tables. Tables only, no logic. */

export const TERRAINS = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const BUILDINGS = ['dwelling', 'tradingHouse', 'temple', 'stronghold', 'sanctuary'] as const;
export type Building = (typeof BUILDINGS)[number];

export const CULTS = ['fire', 'water', 'earth', 'air'] as const;
export type Cult = (typeof CULTS)[number];

export const FACTIONS = [
  'alchemists',
  'auren',
  'chaosMagicians',
  'cultists',
  'darklings',
  'dwarves',
  'engineers',
  'fakirs',
  'giants',
  'halflings',
  'mermaids',
  'nomads',
  'swarmlings',
  'witches',
] as const;
export type FactionId = (typeof FACTIONS)[number];

export interface Cost {
  coins: number;
  workers: number;
  priests: number;
}

export interface Income extends Cost {
  power: number;
}

/** Special actions that a stronghold opens, each once a round. */
export const STRONGHOLD_ACTIONS = [
  'cultSteps', // auren: two steps on one track
  'ride', // witches: a free dwelling on any forest
  'freeTradingHouse', // swarmlings
  'doubleTurn', // chaos magicians
  'freeSpades', // giants: two spades for one hex
  'sandstorm', // nomads
] as const;
export type StrongholdAction = (typeof STRONGHOLD_ACTIONS)[number];

/** Tunnels of the dwarves and carpets of the fakirs. */
export interface Leap {
  skip: number;
  skipWithStronghold: number;
  cost: Cost;
  costWithStronghold: Cost;
  /** Hexes more to skip for each shipping step of a town tile. */
  skipForShipping: number;
  points: number;
}

export interface FactionTable {
  terrain: Terrain;
  start: {
    coins: number;
    workers: number;
    priests: number;
    points: number;
    /** Power tokens in bowls I, II and III. */
    bowls: [number, number, number];
    cults: Record<Cult, number>;
  };
  /** Dwellings placed before the first round. */
  firstDwellings: number;
  cost: Record<Building, Cost>;
  /** Coins for a trading house with no neighbour; `cost.tradingHouse.coins` is the price with one. */
  tradingHouseCoinsAlone: number;
  /** Total income by the number of buildings of the kind on the map. */
  income: Record<Building, Income[]>;
  /** `points[level]`: points for reaching that level. */
  shipping: { start: number; max: number; cost: Cost; points: number[] };
  /** Exchange track: `spade[level]` is the price of one spade. */
  digging: { max: number; cost: Cost; points: number; spade: Cost[] };
  /** Points for each spade that was paid for. */
  pointsForPaidSpade: number;
  /** Points for each spade from any source. */
  pointsForSpade: number;
  /** Spades for any change to the home terrain; 0: by the distance on the wheel. */
  spadesAlways: number;
  /** Favour tiles for a temple or the sanctuary. */
  favours: number;
  townPoints: number;
  townWorkers: number;
  leap: Leap | null;
  /** May skip one river hex when founding a town. */
  riverTowns: boolean;
  /** Step on a cult track when somebody takes power from an own building. */
  cultStepWhenLeeched: boolean;
  /** May change points into coins 1:1 and this many coins into one point; 0: may not. */
  coinsForPoint: number;
  /** Workers for a bridge as an action; 0: no such action. */
  bridgeWorkers: number;
  stronghold: {
    action: StrongholdAction | null;
    /** Steps of the action `cultSteps`. */
    cultSteps: number;
    /** Spades of the action `freeSpades`. */
    freeSpades: number;
    favours: number;
    points: number;
    power: number;
    spades: number;
    shipping: number;
    /** Workers that may become priests, once. */
    ordinations: number;
    powerForSpade: number;
    /** Points at each pass for every own bridge between two own buildings. */
    bridgePoints: number;
  };
}

export interface MapTable {
  /** Rows of the board, one letter a hex: Y U K B G S R for the terrains of the wheel, I for river. */
  rows: string[];
  bridges: [string, string][];
}

export interface PowerActionTable {
  power: number;
  coins: number;
  workers: number;
  priests: number;
  spades: number;
  bridges: number;
}

export interface BonusCardTable {
  income: Income;
  /** Spades of its special action. */
  spades: number;
  /** Steps of its special action. */
  cultSteps: number;
  shipping: number;
  /** Points when passing, for each building of the kind on the map. */
  passPoints: Record<Building, number>;
  /** Points when passing, for each shipping level. */
  passPointsForShipping: number;
}

export interface ScoringTileTable {
  /** Points in the action phase. */
  points: Record<Building | 'spade' | 'town', number>;
  /** What the cult reward counts: the steps on a track, or the priests sent to the cults. */
  counts: Cult | 'cultPriests';
  every: number;
  reward: Income & { spades: number };
}

export interface FavourTileTable {
  cult: Cult;
  steps: number;
  copies: number;
  income: Income;
  /** Power value that a town needs less. */
  townDiscount: number;
  /** Steps of its special action. */
  cultSteps: number;
  dwellingPoints: number;
  tradingHousePoints: number;
  /** Points when passing by the number of trading houses on the map. */
  passPoints: number[];
}

export interface TownTileTable {
  copies: number;
  points: number;
  keys: number;
  coins: number;
  workers: number;
  priests: number;
  power: number;
  /** Steps on every cult track. */
  cultSteps: number;
  shipping: number;
}

export interface Tables {
  map: MapTable;
  factions: Record<FactionId, FactionTable>;
  powerActions: Record<string, PowerActionTable>;
  bonusCards: Record<string, BonusCardTable>;
  scoringTiles: Record<string, ScoringTileTable>;
  favourTiles: Record<string, FavourTileTable>;
  townTiles: Record<string, TownTileTable>;
  /** Pieces of each faction. */
  pieces: Record<Building, number> & { priests: number; bridges: number };
  powerValue: Record<Building, number>;
  town: { buildings: number; buildingsWithSanctuary: number; power: number };
  cults: {
    top: number;
    /** Steps for each of the places of a track, best first. */
    places: number[];
    stepsWithoutPlace: number;
    /** `power[space]`: power for reaching that space. */
    power: number[];
  };
  conversions: { powerForPriest: number; powerForWorker: number; powerForCoin: number };
  finalScoring: { cult: number[]; area: number[]; coinsForPoint: number };
  rounds: number;
  /** Bonus cards in play beyond the number of players. */
  spareBonusCards: number;
  firstGame: Record<string, FactionId[]>;
}
