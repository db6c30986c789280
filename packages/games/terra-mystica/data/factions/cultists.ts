import { factionRanges } from '../ranges.ts';
import { rulebook, type Sourced } from '../sources.ts';
import type { FactionTable } from '../types.ts';
import { commonBoard, commonSources, firstIncomeExample } from './common-board.ts';

const base = commonBoard();

export const cultists: Sourced<FactionTable> = {
  name: 'factions.cultists',
  table: {
    ...base,
    terrain: 'plains',
    start: { ...base.start, cults: { fire: 1, water: 0, earth: 1, air: 0 } },
    cost: {
      ...base.cost,
      stronghold: { coins: 8, workers: 4, priests: 0 },
      sanctuary: { coins: 8, workers: 4, priests: 0 },
    },
    cultStepWhenLeeched: true,
    stronghold: { ...base.stronghold, points: 7 },
  },
  sources: {
    ...commonSources,
    ...firstIncomeExample,
    terrain: rulebook('line 1620: listed by terrain, beside the halflings'),
    cultStepWhenLeeched: rulebook('line 1652'),
    stronghold: rulebook('line 1654'),
  },
  ranges: factionRanges,
};
