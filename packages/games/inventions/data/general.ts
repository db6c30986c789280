import { always, between, upTo } from '@guildhall/kernel/ranges';
import { reconstruction, rulebook, type Sourced } from './sources.ts';
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

export const technologyPrice: Sourced<Tables['technologyPrice']> = {
  name: 'technologyPrice',
  table: 1,
  sources: { '': rulebook('line 791') },
  ranges: { '': upTo(10) },
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
