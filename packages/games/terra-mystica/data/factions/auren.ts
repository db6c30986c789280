import { factionRanges } from '../ranges.ts';
import { rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources, firstIncomeExample } from './common-board.ts';

const base = commonBoard();

export const auren: Sourced<FactionTable> = {
  name: 'factions.auren',
  table: {
    ...base,
    terrain: 'forest',
    start: { ...base.start, cults: { fire: 0, water: 1, earth: 0, air: 1 } },
    cost: { ...base.cost, sanctuary: { coins: 8, workers: 4, priests: 0 } },
    stronghold: { ...base.stronghold, action: 'cultSteps', cultSteps: 2, favours: 1 },
  },
  sources: {
    ...commonSources,
    ...firstIncomeExample,
    terrain: rulebook('lines 1051 and 1088'),
    'shipping.points.2': rulebook('line 1051'),
    stronghold: rulebook('line 1626'),
  },
  ranges: factionRanges,
};
