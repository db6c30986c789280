import { always, between } from '@guildhall/kernel/ranges';
import { rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

/** Of each player; the sages are everybody's. */
export const pieces: Sourced<Tables['pieces']> = {
  name: 'pieces',
  table: { citizens: 30, chainMarkers: 3, aspirations: 4, seasonPillars: 2, sages: 7 },
  sources: { '': rulebook('lines 96 to 164') },
  ranges: {
    citizens: between(10, 60),
    chainMarkers: between(1, 9),
    aspirations: between(1, 8),
    seasonPillars: always(2),
    sages: always(7),
  },
};
