import { powerByCount } from '../income.ts';
import { factionRanges } from '../ranges.ts';
import { rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources, firstIncomeExample } from './common-board.ts';

const base = commonBoard();

export const giants: Sourced<FactionTable> = {
  name: 'factions.giants',
  table: {
    ...base,
    terrain: 'wasteland',
    start: { ...base.start, cults: { fire: 1, water: 0, earth: 0, air: 1 } },
    income: { ...base.income, stronghold: powerByCount(0, 4) },
    spadesAlways: 2,
    stronghold: { ...base.stronghold, action: 'freeSpades', freeSpades: 2 },
  },
  sources: {
    ...commonSources,
    ...firstIncomeExample,
    terrain: rulebook('lines 595 and 1620: listed by terrain, beside the chaos magicians'),
    spadesAlways: rulebook('lines 958 and 1688'),
    stronghold: rulebook('line 1690'),
  },
  ranges: factionRanges,
};
