import { coinsAndPowerByCount, powerByCount, priestsByCount, workersByCount } from '../income.ts';
import { factionRanges } from '../ranges.ts';
import { reference, referenceBeside, rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources } from './common-board.ts';

const base = commonBoard();
const dearer = referenceBeside('rulebook 002, line 1098 tells that it is dearer');

export const swarmlings: Sourced<FactionTable> = {
  name: 'factions.swarmlings',
  table: {
    ...base,
    terrain: 'lakes',
    start: {
      ...base.start,
      coins: 20,
      workers: 8,
      bowls: [3, 9, 0],
      cults: { fire: 1, water: 1, earth: 1, air: 1 },
    },
    cost: {
      dwelling: { coins: 3, workers: 2, priests: 0 },
      tradingHouse: { coins: 4, workers: 3, priests: 0 },
      temple: { coins: 6, workers: 3, priests: 0 },
      stronghold: { coins: 8, workers: 5, priests: 0 },
      sanctuary: { coins: 8, workers: 5, priests: 0 },
    },
    tradingHouseCoinsAlone: 8,
    income: {
      ...base.income,
      dwelling: workersByCount(2, 3, 4, 5, 6, 7, 8, 9, 9),
      tradingHouse: coinsAndPowerByCount([0, 0], [2, 2], [4, 4], [6, 6], [9, 8]),
      stronghold: powerByCount(0, 4),
      sanctuary: priestsByCount(0, 2),
    },
    townWorkers: 3,
    stronghold: { ...base.stronghold, action: 'freeTradingHouse' },
  },
  sources: {
    ...commonSources,
    terrain: rulebook('line 1620: listed by terrain, beside the mermaids'),
    'cost.tradingHouse': reference,
    'cost.tradingHouse.priests': rulebook('line 1083'),
    'cost.temple': dearer,
    'cost.temple.priests': rulebook('line 1096'),
    tradingHouseCoinsAlone: reference,
    townWorkers: rulebook('line 1676'),
    stronghold: rulebook('line 1678'),
  },
  ranges: factionRanges,
};
