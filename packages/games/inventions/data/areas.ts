import { always, between } from '@guildhall/kernel/ranges';
import { rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const tileArea: Sourced<Tables['tileArea']> = {
  name: 'tileArea',
  table: 4,
  sources: { '': rulebook('lines 1866 to 1875') },
  ranges: { '': always(4) },
};

export const ideaArea: Sourced<Tables['ideaArea']> = {
  name: 'ideaArea',
  table: 3,
  sources: { '': rulebook('lines 410 and 1154') },
  ranges: { '': between(1, 6) },
};
