import { coinsAndPowerByCount, nothing } from '../income.ts';
import { factionRanges } from '../ranges.ts';
import { rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources, firstIncomeExample } from './common-board.ts';

const base = commonBoard();

export const alchemists: Sourced<FactionTable> = {
  name: 'factions.alchemists',
  table: {
    ...base,
    terrain: 'swamp',
    start: { ...base.start, cults: { fire: 1, water: 1, earth: 0, air: 0 } },
    income: {
      ...base.income,
      tradingHouse: coinsAndPowerByCount([0, 0], [2, 1], [4, 2], [7, 3], [11, 4]),
      stronghold: [{ ...nothing }, { ...nothing, coins: 6 }],
    },
    coinsForPoint: 2,
    stronghold: { ...base.stronghold, power: 12, powerForSpade: 2 },
  },
  sources: {
    ...commonSources,
    ...firstIncomeExample,
    terrain: rulebook('line 1498'),
    'income.stronghold.1.power': rulebook('line 944'),
    coinsForPoint: rulebook('lines 1422 and 1636'),
    stronghold: rulebook('line 1636'),
  },
  ranges: factionRanges,
};
