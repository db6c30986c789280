import { named, upTo } from '@guildhall/kernel/ranges';
import { reconstruction, rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';
import { TILE_KINDS, WEALTH_LETTERS, WEALTH_RULES } from './types.ts';

/**
 * One letter lies in each region. The copies of a letter differ by what they count, which explains why a sharer may
 * take any tile of the stack and why its order matters to Chronos.
 */
export const wealthTiles: Sourced<Tables['wealthTiles']> = {
  name: 'wealthTiles',
  table: {
    AE: { letter: 'A', scores: 'outer', first: 'economy', second: 'none', points: 3 },
    AC: { letter: 'A', scores: 'outer', first: 'culture', second: 'none', points: 3 },
    AT: { letter: 'A', scores: 'outer', first: 'technology', second: 'none', points: 3 },
    AW: { letter: 'A', scores: 'outer', first: 'wealth', second: 'none', points: 3 },
    BE: { letter: 'B', scores: 'inner', first: 'economy', second: 'none', points: 3 },
    BC: { letter: 'B', scores: 'inner', first: 'culture', second: 'none', points: 3 },
    BT: { letter: 'B', scores: 'inner', first: 'technology', second: 'none', points: 3 },
    BW: { letter: 'B', scores: 'inner', first: 'wealth', second: 'none', points: 3 },
    CE: { letter: 'C', scores: 'alone', first: 'economy', second: 'none', points: 3 },
    CC: { letter: 'C', scores: 'alone', first: 'culture', second: 'none', points: 3 },
    CT: { letter: 'C', scores: 'alone', first: 'technology', second: 'none', points: 3 },
    CW: { letter: 'C', scores: 'alone', first: 'wealth', second: 'none', points: 3 },
    DE: { letter: 'D', scores: 'group', first: 'economy', second: 'none', points: 3 },
    DC: { letter: 'D', scores: 'group', first: 'culture', second: 'none', points: 3 },
    DT: { letter: 'D', scores: 'group', first: 'technology', second: 'none', points: 3 },
    DW: { letter: 'D', scores: 'group', first: 'wealth', second: 'none', points: 3 },
    EEC: { letter: 'E', scores: 'pairs', first: 'economy', second: 'culture', points: 3 },
    EET: { letter: 'E', scores: 'pairs', first: 'economy', second: 'technology', points: 3 },
    ECT: { letter: 'E', scores: 'pairs', first: 'culture', second: 'technology', points: 3 },
    FEC: { letter: 'F', scores: 'adjacentPairs', first: 'economy', second: 'culture', points: 3 },
    FET: { letter: 'F', scores: 'adjacentPairs', first: 'economy', second: 'technology', points: 3 },
    FCT: { letter: 'F', scores: 'adjacentPairs', first: 'culture', second: 'technology', points: 3 },
    GEC: { letter: 'G', scores: 'touching', first: 'economy', second: 'culture', points: 3 },
    GET: { letter: 'G', scores: 'touching', first: 'economy', second: 'technology', points: 3 },
    GCT: { letter: 'G', scores: 'touching', first: 'culture', second: 'technology', points: 3 },
  },
  sources: {
    '': reconstruction('the aid sheet is lost; reproduces the scoring example of lines 2187 to 2195'),
    '*.letter': rulebook('lines 158 to 159 and 348 to 363'),
    '*.points': reconstruction('every counted thing of the example of lines 2187 to 2195 is worth 3'),
  },
  ranges: {
    letter: named(...WEALTH_LETTERS),
    scores: named(...WEALTH_RULES),
    first: named(...TILE_KINDS),
    second: named('none', ...TILE_KINDS),
    points: upTo(15),
  },
};
