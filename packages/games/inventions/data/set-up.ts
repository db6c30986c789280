import { between, upTo } from '@guildhall/kernel/ranges';
import { reconstruction, rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const start: Sourced<Tables['start']> = {
  name: 'start',
  table: { influence: 1, scholars: 2, specialists: 1, economyMarkers: 1, inventions: 2 },
  sources: {
    influence: rulebook('line 212'),
    scholars: rulebook('line 389'),
    specialists: rulebook('line 389'),
    economyMarkers: rulebook('line 402'),
    inventions: rulebook('line 413'),
  },
  ranges: {
    influence: upTo(10),
    scholars: between(2, 4),
    specialists: upTo(4),
    economyMarkers: upTo(6),
    inventions: upTo(2),
  },
};

const icons = reconstruction('the symbols of the player counts are lost; four players use everything');

export const players: Sourced<Tables['players']> = {
  name: 'players',
  table: {
    2: { wealthEarly: 3, wealthLate: 2, progress: 2, seasonsEarn: true },
    3: { wealthEarly: 3, wealthLate: 2, progress: 2, seasonsEarn: false },
    4: { wealthEarly: 4, wealthLate: 3, progress: 3, seasonsEarn: false },
  },
  sources: {
    '': icons,
    '4.wealthEarly': rulebook('line 356'),
    '4.wealthLate': rulebook('line 357'),
    '4.progress': rulebook('lines 112 to 140'),
    '2.seasonsEarn': rulebook('lines 2217 to 2222'),
  },
  ranges: { wealthEarly: upTo(4), wealthLate: upTo(3), progress: between(1, 3) },
};
