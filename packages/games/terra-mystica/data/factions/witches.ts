import { factionRanges } from '../ranges.ts';
import { rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources, firstIncomeExample } from './common-board.ts';

const base = commonBoard();

export const witches: Sourced<FactionTable> = {
  name: 'factions.witches',
  table: {
    ...base,
    terrain: 'forest',
    start: { ...base.start, cults: { fire: 0, water: 0, earth: 0, air: 2 } },
    townPoints: 5,
    stronghold: { ...base.stronghold, action: 'ride' },
  },
  sources: {
    ...commonSources,
    ...firstIncomeExample,
    terrain: rulebook('lines 32 and 1310'),
    'start.coins': rulebook('line 639'),
    'start.workers': rulebook('line 639'),
    'start.priests': rulebook('line 639'),
    'start.cults': rulebook('line 647'),
    townPoints: rulebook('line 1630'),
    stronghold: rulebook('line 1632'),
  },
  ranges: factionRanges,
};
