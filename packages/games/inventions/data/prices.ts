import { upTo } from '@guildhall/kernel/ranges';
import { rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

/** By the number of tiles in the tile area; with none there is nothing to build. */
export const buildPrice: Sourced<Tables['buildPrice']> = {
  name: 'buildPrice',
  table: [0, 3, 2, 1, 0],
  sources: { '': rulebook('lines 1866 to 1872') },
  ranges: { '': upTo(10) },
};

export const buildCost: Sourced<Tables['buildCost']> = {
  name: 'buildCost',
  table: { progress: 1, wealth: 2 },
  sources: { '': rulebook('lines 1911 to 1914') },
  ranges: { '': upTo(6) },
};

export const technologyPrice: Sourced<Tables['technologyPrice']> = {
  name: 'technologyPrice',
  table: 1,
  sources: { '': rulebook('line 791') },
  ranges: { '': upTo(10) },
};
