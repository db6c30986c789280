import { coinsAndPowerByCount } from '../income.ts';
import { factionRanges } from '../ranges.ts';
import { miniExpansion, rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources, firstIncomeExample } from './common-board.ts';

const base = commonBoard();

export const dwarves: Sourced<FactionTable> = {
  name: 'factions.dwarves',
  table: {
    ...base,
    terrain: 'mountains',
    start: { ...base.start, cults: { fire: 0, water: 0, earth: 2, air: 0 } },
    income: { ...base.income, tradingHouse: coinsAndPowerByCount([0, 0], [3, 1], [5, 2], [7, 4], [10, 6]) },
    shipping: { start: 0, max: 0, cost: { coins: 0, workers: 0, priests: 0 }, points: [0] },
    leap: {
      skip: 1,
      skipWithStronghold: 1,
      cost: { coins: 0, workers: 2, priests: 0 },
      costWithStronghold: { coins: 0, workers: 1, priests: 0 },
      skipForShipping: 0,
      points: 4,
    },
  },
  sources: {
    ...commonSources,
    ...firstIncomeExample,
    terrain: rulebook('lines 50 and 1380'),
    'shipping.start': rulebook('lines 616 and 1664'),
    'shipping.max': rulebook('lines 616 and 1664'),
    'shipping.cost': rulebook('lines 616 and 1664'),
    'shipping.points': rulebook('lines 616 and 1664'),
    leap: rulebook('lines 1664 and 1666'),
    'leap.skipForShipping': miniExpansion,
  },
  ranges: factionRanges,
};
