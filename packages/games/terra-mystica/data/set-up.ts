import { between, named } from '@guildhall/kernel/ranges';
import { rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';
import { FACTIONS } from './types.ts';

export const rounds: Sourced<Tables['rounds']> = {
  name: 'rounds',
  table: 6,
  sources: { '': rulebook('lines 703 and 917') },
  ranges: { '': between(1, 9) },
};

export const spareBonusCards: Sourced<Tables['spareBonusCards']> = {
  name: 'spareBonusCards',
  table: 3,
  sources: { '': rulebook('lines 724 and 831') },
  ranges: { '': between(1, 8) },
};

/** By the number of players. The dwellings, tiles and cards of the first game were pictures and are lost. */
export const firstGame: Sourced<Tables['firstGame']> = {
  name: 'firstGame',
  table: {
    2: ['witches', 'nomads'],
    3: ['witches', 'nomads', 'alchemists'],
    4: ['witches', 'nomads', 'halflings', 'mermaids'],
    5: ['witches', 'nomads', 'halflings', 'mermaids', 'giants'],
  },
  sources: { '': rulebook('lines 592 to 595') },
  ranges: { '': named(...FACTIONS) },
};
