import { powerByCount } from '../income.ts';
import { factionRanges } from '../ranges.ts';
import { rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources, firstIncomeExample } from './common-board.ts';

const base = commonBoard();

export const mermaids: Sourced<FactionTable> = {
  name: 'factions.mermaids',
  table: {
    ...base,
    terrain: 'lakes',
    start: { ...base.start, bowls: [3, 9, 0], cults: { fire: 0, water: 2, earth: 0, air: 0 } },
    cost: { ...base.cost, sanctuary: { coins: 8, workers: 4, priests: 0 } },
    income: { ...base.income, stronghold: powerByCount(0, 4) },
    shipping: { ...base.shipping, start: 1, max: 5, points: [0, 0, 2, 3, 4, 5] },
    riverTowns: true,
    stronghold: { ...base.stronghold, shipping: 1 },
  },
  sources: {
    ...commonSources,
    ...firstIncomeExample,
    terrain: rulebook('lines 594 and 1366'),
    'start.cults': rulebook('line 647'),
    'shipping.start': rulebook('line 616'),
    riverTowns: rulebook('lines 1326 and 1670'),
    stronghold: rulebook('line 1672'),
  },
  ranges: factionRanges,
};
