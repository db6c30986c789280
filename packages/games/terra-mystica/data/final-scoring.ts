import { between, upTo } from '@guildhall/kernel/ranges';
import { rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const finalScoring: Sourced<Tables['finalScoring']> = {
  name: 'finalScoring',
  table: { cult: [8, 4, 2], area: [18, 12, 6], coinsForPoint: 3 },
  sources: {
    cult: rulebook('lines 1390 to 1392'),
    area: rulebook('lines 1412 to 1414'),
    coinsForPoint: rulebook('line 1422'),
  },
  ranges: { 'cult.*': upTo(40), 'area.*': upTo(80), coinsForPoint: between(1, 20) },
};
