import { between, upTo } from '@guildhall/kernel/ranges';
import { rulebook, type Sourced, sure } from './sources.ts';
import type { Tables } from './types.ts';

export const pieces: Sourced<Tables['pieces']> = {
  name: 'pieces',
  table: { houses: 8, pillars: 7, storehouse: 4, contractSpaces: 6, contractPillars: 5 },
  sources: {
    '': sure('component list'),
    storehouse: sure('description of the player board'),
    contractSpaces: sure('description of the player board'),
    contractPillars: rulebook('lines 359 to 361, and reviews'),
  },
  ranges: {
    houses: between(1, 20),
    pillars: between(1, 20),
    storehouse: between(1, 8),
    contractSpaces: between(1, 10),
    contractPillars: upTo(10),
  },
};
