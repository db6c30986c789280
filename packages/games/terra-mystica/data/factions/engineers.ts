import { nothing, workersByCount } from '../income.ts';
import { factionRanges } from '../ranges.ts';
import { reference, referenceBeside, rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources } from './common-board.ts';

const base = commonBoard();
const cheaper = referenceBeside('rulebook 002, line 1098 tells that it is cheaper');
const templePower = referenceBeside('rulebook 002, line 1154 tells that temples give power');

export const engineers: Sourced<FactionTable> = {
  name: 'factions.engineers',
  table: {
    ...base,
    terrain: 'mountains',
    start: {
      ...base.start,
      coins: 10,
      workers: 2,
      bowls: [3, 9, 0],
      cults: { fire: 0, water: 0, earth: 0, air: 0 },
    },
    cost: {
      dwelling: { coins: 1, workers: 1, priests: 0 },
      tradingHouse: { coins: 2, workers: 1, priests: 0 },
      temple: { coins: 4, workers: 1, priests: 0 },
      stronghold: { coins: 6, workers: 3, priests: 0 },
      sanctuary: { coins: 6, workers: 3, priests: 0 },
    },
    tradingHouseCoinsAlone: 4,
    income: {
      ...base.income,
      dwelling: workersByCount(0, 1, 2, 2, 3, 4, 4, 5, 6),
      temple: [
        { ...nothing },
        { ...nothing, priests: 1 },
        { ...nothing, priests: 1, power: 5 },
        { ...nothing, priests: 2, power: 5 },
      ],
    },
    bridgeWorkers: 2,
    stronghold: { ...base.stronghold, bridgePoints: 3 },
  },
  sources: {
    ...commonSources,
    terrain: rulebook('line 1193'),
    'cost.tradingHouse': reference,
    'cost.tradingHouse.priests': rulebook('line 1083'),
    'cost.temple': cheaper,
    'cost.temple.priests': rulebook('line 1096'),
    tradingHouseCoinsAlone: reference,
    'income.temple.*.power': templePower,
    bridgeWorkers: rulebook('line 1658'),
    stronghold: rulebook('line 1660'),
  },
  ranges: factionRanges,
};
