import { named, upTo } from '@guildhall/kernel/ranges';
import {
  type CardinalTables,
  SURPRISE_PARTS,
  type SurprisePart,
  type SurpriseTable,
} from './cardinal-types.ts';
import { rulebook, type Sourced } from './sources.ts';

const PARTS = 3;

type Part = readonly [does: SurprisePart, amount: number];

function card(...parts: readonly Part[]): SurpriseTable {
  const blank: Part = ['none', 0];
  return {
    parts: Array.from({ length: PARTS }, (_, at) => {
      const [does, amount] = parts[at] ?? blank;
      return { does, amount };
    }),
  };
}

export const surprises: Sourced<CardinalTables['surprises']> = {
  name: 'surprises',
  table: {
    surpriseCrest: card(['points', 5], ['crest', 1]),
    surpriseCharacter2: card(['points', 8], ['character', 2], ['king', 2]),
    surpriseCharacter3: card(['points', 6], ['character', 3], ['king', 1]),
    surpriseKing4: card(['points', 4], ['king', 4], ['needed', 3]),
    surpriseSeeker: card(['seeker', 2], ['thirdSeeker', 6]),
    surpriseHouse: card(['points', 6], ['architect', 2], ['fairHouse', 1]),
    surprisePillar: card(['points', 4], ['merchant', 2], ['lowestPillar', 1]),
    surpriseContract3: card(['points', 4], ['contract', 3], ['king', 2]),
    surpriseGold: card(['points', 5], ['gold', 5], ['contract', 2]),
    surpriseMines: card(['pointsForMines', 3], ['silver', 2]),
    surpriseContract2: card(['points', 6], ['contract', 2], ['needed', 2]),
    surpriseKing2: card(['points', 6], ['king', 2], ['needed', 4]),
  },
  sources: { '': rulebook('lines 892 to 980') },
  ranges: { does: named(...SURPRISE_PARTS), amount: upTo(20) },
};
