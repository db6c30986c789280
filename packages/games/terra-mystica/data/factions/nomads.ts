import { coinsAndPowerByCount } from '../income.ts';
import { factionRanges } from '../ranges.ts';
import { rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources } from './common-board.ts';

const base = commonBoard();

export const nomads: Sourced<FactionTable> = {
  name: 'factions.nomads',
  table: {
    ...base,
    terrain: 'desert',
    start: { ...base.start, workers: 2, cults: { fire: 1, water: 0, earth: 1, air: 0 } },
    firstDwellings: 3,
    cost: { ...base.cost, stronghold: { coins: 8, workers: 4, priests: 0 } },
    income: { ...base.income, tradingHouse: coinsAndPowerByCount([0, 0], [2, 1], [4, 2], [7, 3], [11, 4]) },
    stronghold: { ...base.stronghold, action: 'sandstorm' },
  },
  sources: {
    ...commonSources,
    terrain: rulebook('line 768'),
    'start.cults': rulebook('line 647'),
    firstDwellings: rulebook('lines 803 and 1700'),
    stronghold: rulebook('line 1702'),
  },
  ranges: factionRanges,
};
