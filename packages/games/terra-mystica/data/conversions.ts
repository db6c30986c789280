import { between } from '@guildhall/kernel/ranges';
import { rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const conversions: Sourced<Tables['conversions']> = {
  name: 'conversions',
  table: { powerForPriest: 5, powerForWorker: 3, powerForCoin: 1 },
  sources: {
    powerForPriest: rulebook('line 1215'),
    powerForWorker: rulebook('line 1216'),
    powerForCoin: rulebook('line 1217'),
  },
  ranges: { '': between(1, 15) },
};
