import { between, upTo } from '@guildhall/kernel/ranges';
import { rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const pieces: Sourced<Tables['pieces']> = {
  name: 'pieces',
  table: { dwelling: 8, tradingHouse: 4, temple: 3, stronghold: 1, sanctuary: 1, priests: 7, bridges: 3 },
  sources: { '': rulebook('lines 142 to 156') },
  ranges: {
    dwelling: between(1, 8),
    tradingHouse: upTo(4),
    temple: upTo(3),
    stronghold: upTo(1),
    sanctuary: upTo(1),
    priests: upTo(7),
    bridges: upTo(6),
  },
};

export const powerValue: Sourced<Tables['powerValue']> = {
  name: 'powerValue',
  table: { dwelling: 1, tradingHouse: 2, temple: 2, stronghold: 3, sanctuary: 3 },
  sources: { '': rulebook('lines 1114 to 1118') },
  ranges: { '': upTo(10) },
};
