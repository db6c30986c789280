import { between, upTo } from '@guildhall/kernel/ranges';
import { rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const scoring: Sourced<Tables['scoring']> = {
  name: 'scoring',
  table: {
    buildings: [0, 0, 0, 5, 10, 20, 30],
    goodsPerPoint: 4,
    silverPerPoint: 2,
    levels: [1, 2, 3],
  },
  sources: {
    buildings: rulebook('lines 604 to 608'),
    goodsPerPoint: rulebook('lines 632 and 633'),
    silverPerPoint: rulebook('lines 635 and 636'),
    levels: rulebook('lines 681 to 685'),
  },
  ranges: {
    'buildings.*': upTo(60),
    goodsPerPoint: between(1, 20),
    silverPerPoint: between(1, 20),
    'levels.*': upTo(20),
  },
};
