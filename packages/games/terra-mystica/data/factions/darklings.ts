import { priestsByCount } from '../income.ts';
import { factionRanges } from '../ranges.ts';
import { rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources, firstIncomeExample } from './common-board.ts';

const base = commonBoard();

export const darklings: Sourced<FactionTable> = {
  name: 'factions.darklings',
  table: {
    ...base,
    terrain: 'swamp',
    start: { ...base.start, workers: 1, priests: 1, cults: { fire: 0, water: 1, earth: 1, air: 0 } },
    cost: { ...base.cost, sanctuary: { coins: 10, workers: 4, priests: 0 } },
    income: { ...base.income, sanctuary: priestsByCount(0, 2) },
    digging: {
      max: 0,
      cost: { coins: 0, workers: 0, priests: 0 },
      points: 0,
      spade: [{ coins: 0, workers: 0, priests: 1 }],
    },
    pointsForPaidSpade: 2,
    stronghold: { ...base.stronghold, ordinations: 3 },
  },
  sources: {
    ...commonSources,
    ...firstIncomeExample,
    terrain: rulebook('line 1616'),
    digging: rulebook('lines 619 and 1640'),
    'digging.points': rulebook('lines 619 and 1640'),
    pointsForPaidSpade: rulebook('line 1640'),
    stronghold: rulebook('line 1642'),
  },
  ranges: factionRanges,
};
