/** The shape of the tables of the Cardinal, the automatic opponent of somebody who plays alone. */

/** His goods: iron and wool are one. The order decides where he needs two of them alike. */
export const NEEDS = ['stone', 'ironWool', 'food', 'gold'] as const;
export type Need = (typeof NEEDS)[number];

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** When a line of a decree holds. "Main" leaves the underground out. */
export const CONDITIONS = [
  'always',
  'pillarsAboveHouses',
  'housesNotBelowPillars',
  'housesOrMinesNotBelowPillars',
  'pillarsOrMinesNotBelowHouses',
  'pillarsAboveCathedrals',
  'mainPillarsAboveCathedrals',
  'pillarAtSilverCathedral',
  'openContract',
  'newCrestInRange',
  'newCrestInOffer',
  'mineLeft',
  'minesAboveBuildings',
] as const;
export type ConditionId = (typeof CONDITIONS)[number];

/**
 * What a line of a decree says: an action, the better of two, or a die by its colour. `none`: there is no such line.
 * `neededForContracts`: the highest die of iron, wool or gold, whatever his contracts lack more.
 */
export const ORDERS = [
  'none',
  'merchant',
  'architect',
  'character',
  'contract',
  'king',
  'seeker',
  'merchantOrSeeker',
  'architectOrSeeker',
  'highestStone',
  'highestIronWool',
  'highestFood',
  'highestGold',
  'highestStoneElseGold',
  'highestDie',
  'neededForContracts',
] as const;
export type OrderId = (typeof ORDERS)[number];

export const BUILT = ['mine', 'pillar', 'house'] as const;
export type Built = (typeof BUILT)[number];

/** What a seeker action looks for, the better first; what is not named is never placed. */
export const SEARCHES = ['any', ...listsOf(BUILT)] as const;

/** Every list of one or more members in any order, as `mine>house`. */
function listsOf(members: readonly string[]): string[] {
  return members.flatMap((first) => [
    first,
    ...listsOf(members.filter((other) => other !== first)).map((rest) => `${first}>${rest}`),
  ]);
}

/** Which games a card is for: without silver, with it, or both. */
export type CardSet = 'base' | 'silver' | 'both';

export interface DecreeLineTable {
  when: ConditionId;
  order: OrderId;
  seeks: string;
}

export interface DecreeTable {
  /** The fair that brings the card into the deck; `end`: the final scoring does; `always`: nothing is needed. */
  fair: string;
  set: CardSet;
  /** With silver: the side of the final scoring that brings the card. */
  scoring: 'pillars' | 'houses' | 'either';
  lines: DecreeLineTable[];
  /** Which colour comes first where several dice fit. */
  row: Need[];
}

export interface ChallengeTable {
  set: CardSet;
  /** Goods, gold, steps, points or silver, as the card says. */
  amount: number;
}

/** A part of a surprise: an action with so many points, or something that only these cards do. */
export const SURPRISE_PARTS = [
  'none',
  'points',
  'pointsForMines',
  'merchant',
  'architect',
  'character',
  'contract',
  'king',
  'seeker',
  'needed',
  'gold',
  'silver',
  'crest',
  'thirdSeeker',
  'fairHouse',
  'lowestPillar',
] as const;
export type SurprisePart = (typeof SURPRISE_PARTS)[number];

export interface SurpriseTable {
  parts: { does: SurprisePart; amount: number }[];
}

/** Points with which the Cardinal begins, where the rulebook names none. */
export const START_POINTS = ['easy', 'normal', 'hard', 'easySilver', 'normalSilver'] as const;
export type StartPoints = Readonly<Record<(typeof START_POINTS)[number], number>>;

export interface CardinalTables {
  cardinal: {
    /** His place in the first turn order. */
    place: number;
    goods: Record<Need, number>;
    houses: number;
    pillars: number;
    silverPillars: number;
    buildings: number;
    contractSpaces: number;
    goodsPerPoint: number;
    silverPerPoint: number;
    /** Silver for one, two and three surprises. */
    surprisePrices: number[];
  };
  /** Points with which he begins, and silver and points with the expansion. */
  cardinalLevels: Record<Level, { challenges: number; points: number; silverPoints: number; silver: number }>;
  decrees: Record<string, DecreeTable>;
  challenges: Record<string, ChallengeTable>;
  surprises: Record<string, SurpriseTable>;
}
