import { workersByCount } from '../income.ts';
import { factionRanges } from '../ranges.ts';
import { rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources } from './common-board.ts';

const base = commonBoard();

export const chaosMagicians: Sourced<FactionTable> = {
  name: 'factions.chaosMagicians',
  table: {
    ...base,
    terrain: 'wasteland',
    start: { ...base.start, workers: 4, cults: { fire: 2, water: 0, earth: 0, air: 0 } },
    firstDwellings: 1,
    cost: {
      ...base.cost,
      stronghold: { coins: 4, workers: 4, priests: 0 },
      sanctuary: { coins: 8, workers: 4, priests: 0 },
    },
    income: { ...base.income, stronghold: workersByCount(0, 2) },
    favours: 2,
    stronghold: { ...base.stronghold, action: 'doubleTurn' },
  },
  sources: {
    ...commonSources,
    terrain: rulebook('lines 32 and 827'),
    firstDwellings: rulebook('line 1682'),
    'income.stronghold.1.power': rulebook('line 944'),
    favours: rulebook('lines 1104, 1524 and 1682'),
    stronghold: rulebook('line 1684'),
  },
  ranges: factionRanges,
};
