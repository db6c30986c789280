import { named, upTo } from '@guildhall/kernel/ranges';
import { nothing } from './income.ts';
import { amounts } from './ranges.ts';
import { reference, referenceBeside, rulebook, type Sourced } from './sources.ts';
import type { Cult, FavourTileTable, Tables } from './types.ts';
import { CULTS } from './types.ts';

/** A tile that gives steps and nothing else; the stronger one exists once, the others three times. */
function tile(cult: Cult, steps: number, copies: number): FavourTileTable {
  return {
    cult,
    steps,
    copies,
    income: { ...nothing },
    townDiscount: 0,
    cultSteps: 0,
    dwellingPoints: 0,
    tradingHousePoints: 0,
    passPoints: [0, 0, 0, 0, 0],
  };
}

export const favourTiles: Sourced<Tables['favourTiles']> = {
  name: 'favourTiles',
  table: {
    FAV1: tile('fire', 3, 1),
    FAV2: tile('water', 3, 1),
    FAV3: tile('earth', 3, 1),
    FAV4: tile('air', 3, 1),
    FAV5: { ...tile('fire', 2, 3), townDiscount: 1 },
    FAV6: { ...tile('water', 2, 3), cultSteps: 1 },
    FAV7: { ...tile('earth', 2, 3), income: { ...nothing, workers: 1, power: 1 } },
    FAV8: { ...tile('air', 2, 3), income: { ...nothing, power: 4 } },
    FAV9: { ...tile('fire', 1, 3), income: { ...nothing, coins: 3 } },
    FAV10: { ...tile('water', 1, 3), tradingHousePoints: 3 },
    FAV11: { ...tile('earth', 1, 3), dwellingPoints: 2 },
    FAV12: { ...tile('air', 1, 3), passPoints: [0, 2, 3, 3, 4] },
  },
  // The rulebook lists the effects, but not beside which cult and how many steps each of them stands.
  sources: {
    '*.cult': reference,
    '*.steps': reference,
    '*.copies': rulebook('lines 128, 1526 and 1530'),
    FAV1: rulebook('line 1526'),
    FAV2: rulebook('line 1526'),
    FAV3: rulebook('line 1526'),
    FAV4: rulebook('line 1526'),
    'FAV1.cult': rulebook('line 1526'),
    'FAV2.cult': rulebook('line 1526'),
    'FAV3.cult': rulebook('line 1526'),
    'FAV4.cult': rulebook('line 1526'),
    'FAV1.steps': rulebook('line 1526'),
    'FAV2.steps': rulebook('line 1526'),
    'FAV3.steps': rulebook('line 1526'),
    'FAV4.steps': rulebook('line 1526'),
    FAV5: rulebook('line 1534'),
    FAV6: rulebook('lines 1530 and 1536'),
    FAV7: rulebook('line 1540'),
    FAV8: rulebook('line 1538'),
    FAV9: rulebook('line 1542'),
    FAV10: rulebook('line 1544'),
    FAV11: rulebook('line 1548'),
    FAV12: rulebook('line 1546'),
    'FAV12.passPoints': referenceBeside('rulebook 002, line 1546 prints three values for four places'),
  },
  ranges: {
    ...amounts,
    cult: named(...CULTS),
    steps: upTo(10),
    copies: upTo(6),
    townDiscount: upTo(6),
    cultSteps: upTo(10),
    dwellingPoints: upTo(12),
    tradingHousePoints: upTo(12),
    'passPoints.*': upTo(20),
  },
};
