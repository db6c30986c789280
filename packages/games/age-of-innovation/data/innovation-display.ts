import { between, upTo } from '@guildhall/kernel/ranges';
import { picture, rulebooks, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const innovationDisplay: Sourced<Tables['innovationDisplay']> = {
  name: 'innovationDisplay',
  table: {
    rows: { 2: 1, 3: 2, 4: 2, 5: 3 },
    topPair: { 2: true, 3: false, 4: true, 5: false },
    column: { own: 2, any: 3 },
    pair: [
      { banking: 2, law: 2, engineering: 0, medicine: 0, any: 1 },
      { banking: 0, law: 0, engineering: 2, medicine: 2, any: 1 },
    ],
    coinsWithoutPalace: 5,
    most: 3,
  },
  sources: {
    rows: picture('the sections of the innovation board, marked with the numbers of players'),
    topPair: rulebooks('1210 to 1216', '1307 to 1313'),
    column: rulebooks('1205 to 1208', '1302 to 1305'),
    pair: rulebooks('1213 to 1216', '1310 to 1313'),
    'pair.1': picture('the innovation board of two and four players'),
    coinsWithoutPalace: rulebooks('1199 to 1200', '1294 to 1297'),
    most: rulebooks('1220 to 1224', '1317 to 1322'),
  },
  ranges: {
    'rows.*': between(1, 4),
    'column.*': upTo(6),
    'pair.*.*': upTo(6),
    coinsWithoutPalace: upTo(30),
    most: upTo(3),
  },
};
