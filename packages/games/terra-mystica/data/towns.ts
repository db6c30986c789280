import { between, upTo } from '@guildhall/kernel/ranges';
import { amounts } from './ranges.ts';
import { miniExpansion, rulebook, type Sourced } from './sources.ts';
import type { Tables, TownTileTable } from './types.ts';

export const town: Sourced<Tables['town']> = {
  name: 'town',
  table: { buildings: 4, buildingsWithSanctuary: 3, power: 7 },
  sources: {
    buildings: rulebook('line 1294'),
    buildingsWithSanctuary: rulebook('line 1298'),
    power: rulebook('line 1300'),
  },
  ranges: { '': between(1, 12), power: between(1, 30) },
};

const nothing = { coins: 0, workers: 0, priests: 0, power: 0, cultSteps: 0, shipping: 0 };
const common: TownTileTable = { ...nothing, copies: 2, points: 0, keys: 1 };

export const townTiles: Sourced<Tables['townTiles']> = {
  name: 'townTiles',
  table: {
    TW1: { ...common, points: 5, coins: 6 },
    TW2: { ...common, points: 7, workers: 2 },
    TW3: { ...common, points: 9, priests: 1 },
    TW4: { ...common, points: 6, power: 8 },
    TW5: { ...common, points: 8, cultSteps: 1 },
    TW6: { ...nothing, copies: 1, points: 2, keys: 2, cultSteps: 2 },
    TW7: { ...common, points: 4, shipping: 1 },
    TW8: { ...nothing, copies: 1, points: 11, keys: 1 },
  },
  sources: {
    '*.copies': rulebook('line 1604'),
    '*.keys': rulebook('line 1321'),
    TW1: rulebook('line 1614'),
    TW2: rulebook('line 1610'),
    TW3: rulebook('line 1606'),
    TW4: rulebook('line 1612'),
    TW5: rulebook('line 1608'),
    TW6: miniExpansion,
    'TW6.copies': miniExpansion,
    'TW6.keys': miniExpansion,
    TW7: miniExpansion,
    'TW7.copies': miniExpansion,
    'TW7.keys': miniExpansion,
    TW8: miniExpansion,
    'TW8.copies': miniExpansion,
    'TW8.keys': miniExpansion,
  },
  ranges: { ...amounts, copies: upTo(6), keys: upTo(4), cultSteps: upTo(10), shipping: upTo(3) },
};
