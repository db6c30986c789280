import { factionRanges } from '../ranges.ts';
import { referenceBeside, rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources, firstIncomeExample } from './common-board.ts';

const base = commonBoard();
const fewerCoins = referenceBeside('rulebook 002, line 1059 tells that it is fewer coins');

export const halflings: Sourced<FactionTable> = {
  name: 'factions.halflings',
  table: {
    ...base,
    terrain: 'plains',
    start: { ...base.start, bowls: [3, 9, 0], cults: { fire: 0, water: 0, earth: 1, air: 1 } },
    cost: { ...base.cost, stronghold: { coins: 8, workers: 4, priests: 0 } },
    digging: { ...base.digging, cost: { coins: 1, workers: 2, priests: 1 } },
    pointsForSpade: 1,
    stronghold: { ...base.stronghold, spades: 3 },
  },
  sources: {
    ...commonSources,
    ...firstIncomeExample,
    terrain: rulebook('line 1400'),
    'start.cults': rulebook('line 647'),
    'digging.cost.coins': fewerCoins,
    pointsForSpade: rulebook('line 1646'),
    stronghold: rulebook('line 1648'),
  },
  ranges: factionRanges,
};
