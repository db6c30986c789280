import { between, upTo } from '@guildhall/kernel/ranges';
import { gain } from './gain.ts';
import { amounts } from './ranges.ts';
import { rulebooks, type Sourced } from './sources.ts';
import type { Tables, TownTileTable } from './types.ts';

export const town: Sourced<Tables['town']> = {
  name: 'town',
  table: { buildings: 4, buildingsWithUniversity: 3, buildingsWithMonument: 2, power: 7 },
  sources: { '': rulebooks('708 to 718', '788 to 798') },
  ranges: { '': between(1, 12), power: between(1, 30) },
};

function tile(points: number, effect: Partial<TownTileTable>): TownTileTable {
  return { ...gain({ points }), copies: 3, keys: 1, spades: 0, stepsEach: 0, ...effect };
}

export const townTiles: Sourced<Tables['townTiles']> = {
  name: 'townTiles',
  table: {
    townTools: tile(4, { tools: 3 }),
    townSpades: tile(5, { spades: 2 }),
    townBooks: tile(5, { books: 2 }),
    townCoins: tile(6, { coins: 6 }),
    townSteps: tile(7, { stepsEach: 1 }),
    townPower: tile(8, { power: 8 }),
    townScholar: tile(8, { scholars: 1 }),
  },
  sources: {
    '': rulebooks('2475 to 2516', '2481 to 2518'),
    '*.copies': rulebooks('67 to 68', '74 to 75'),
    '*.keys': rulebooks('736 to 739', '819 to 821'),
  },
  ranges: { ...amounts, copies: upTo(8), keys: upTo(4), spades: upTo(6), stepsEach: upTo(12) },
};
