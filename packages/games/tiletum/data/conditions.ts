/** Conditions of decrees that anybody can count: the rules play by them, and the board says whether they hold. */
import type { ConditionId } from './cardinal-types.ts';
import { bitCount, countOf } from './count.ts';
import { CATHEDRALS, FIRST_CITY, SLOTS } from './places.ts';

/** What the Cardinal has on the maps and on his board. */
interface CardinalCounts {
  readonly houses: number;
  readonly pillars: number;
  readonly mines: number;
  readonly cathedrals: number;
  /** Above the ground. */
  readonly mainPillars: number;
  readonly mainCathedrals: number;
  /** Houses and pillars below the ground. */
  readonly deepBuildings: number;
  readonly minesLeft: number;
  readonly openContracts: number;
}

type CountedCondition = Exclude<
  ConditionId,
  'always' | 'pillarAtSilverCathedral' | 'newCrestInRange' | 'newCrestInOffer'
>;

const HOLDS: Readonly<Record<CountedCondition, (counts: CardinalCounts) => boolean>> = {
  pillarsAboveHouses: ({ pillars, houses }) => pillars > houses,
  housesNotBelowPillars: ({ pillars, houses }) => houses >= pillars,
  housesOrMinesNotBelowPillars: ({ pillars, houses, mines }) => Math.max(houses, mines) >= pillars,
  pillarsOrMinesNotBelowHouses: ({ pillars, houses, mines }) => Math.max(pillars, mines) >= houses,
  pillarsAboveCathedrals: ({ pillars, cathedrals }) => pillars > cathedrals,
  mainPillarsAboveCathedrals: ({ mainPillars, mainCathedrals }) => mainPillars > mainCathedrals,
  openContract: ({ openContracts }) => openContracts > 0,
  mineLeft: ({ minesLeft }) => minesLeft > 0,
  minesAboveBuildings: ({ mines, deepBuildings }) => mines > deepBuildings,
};

export function isCounted(condition: ConditionId): condition is CountedCondition {
  return Object.hasOwn(HOLDS, condition);
}

/** The maps as the state writes them: who owns each slot. */
interface Owners {
  readonly houses: readonly number[];
  readonly pillars: readonly number[];
  readonly silver: { readonly mines: readonly number[] } | null;
}

/** What is his on the maps; with what else of his is counted, all that `holdsByCounts` needs. */
export function countsOnMaps({ houses, pillars, silver }: Owners, owner: number, cathedrals: number) {
  const mainSlots = CATHEDRALS.length * SLOTS;
  return {
    houses: countOf(houses, owner),
    pillars: countOf(pillars, owner),
    mines: countOf(silver?.mines ?? [], owner),
    cathedrals: bitCount(cathedrals),
    mainPillars: countOf(pillars.slice(0, mainSlots), owner),
    mainCathedrals: bitCount(cathedrals & ((1 << CATHEDRALS.length) - 1)),
    deepBuildings:
      countOf(houses.slice(FIRST_CITY * SLOTS), owner) + countOf(pillars.slice(mainSlots), owner),
  };
}

export function holdsByCounts(condition: CountedCondition, counts: CardinalCounts): boolean {
  return HOLDS[condition](counts);
}
