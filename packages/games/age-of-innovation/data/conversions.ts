import { between } from '@guildhall/kernel/ranges';
import { rulebooks, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const conversions: Sourced<Tables['conversions']> = {
  name: 'conversions',
  table: { powerForScholar: 5, powerForBook: 5, powerForTool: 3, powerForCoin: 1 },
  sources: { '': rulebooks('1383 to 1390', '1449 to 1457') },
  ranges: { '': between(1, 15) },
};
