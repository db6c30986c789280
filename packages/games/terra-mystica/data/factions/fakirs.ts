import { priestsByCount } from '../income.ts';
import { factionRanges } from '../ranges.ts';
import { miniExpansion, reference, rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources, firstIncomeExample } from './common-board.ts';

const base = commonBoard();

export const fakirs: Sourced<FactionTable> = {
  name: 'factions.fakirs',
  table: {
    ...base,
    terrain: 'desert',
    start: { ...base.start, bowls: [7, 5, 0], cults: { fire: 1, water: 0, earth: 0, air: 1 } },
    cost: { ...base.cost, stronghold: { coins: 10, workers: 4, priests: 0 } },
    income: { ...base.income, stronghold: priestsByCount(0, 1) },
    shipping: { start: 0, max: 0, cost: { coins: 0, workers: 0, priests: 0 }, points: [0] },
    digging: { ...base.digging, max: 1, spade: base.digging.spade.slice(0, 2) },
    leap: {
      skip: 1,
      skipWithStronghold: 2,
      cost: { coins: 0, workers: 0, priests: 1 },
      costWithStronghold: { coins: 0, workers: 0, priests: 1 },
      skipForShipping: 1,
      points: 4,
    },
  },
  sources: {
    ...commonSources,
    ...firstIncomeExample,
    terrain: rulebook('line 1333'),
    'income.stronghold.1.power': rulebook('line 944'),
    'shipping.start': rulebook('line 616'),
    'shipping.max': rulebook('line 616'),
    'shipping.cost': rulebook('line 616'),
    'shipping.points': rulebook('line 616'),
    'digging.max': reference,
    leap: rulebook('lines 1694 and 1696'),
    'leap.skipForShipping': miniExpansion,
  },
  ranges: factionRanges,
};
