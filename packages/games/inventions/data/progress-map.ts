import { upTo } from '@guildhall/kernel/ranges';
import { benefitRanges } from './ranges.ts';
import { reconstruction, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

/** The hexes of a society board in axial coordinates. */
export const progressMap: Sourced<Tables['progressMap']> = {
  name: 'progressMap',
  table: {
    H01: { q: 2, r: 0, ring: 2, effect: 'influence', amount: 1 },
    H02: { q: 3, r: 0, ring: 2, effect: 'points', amount: 1 },
    H03: { q: 4, r: 0, ring: 2, effect: 'scholar', amount: 1 },
    H04: { q: 1, r: 1, ring: 2, effect: 'citizen', amount: 1 },
    H05: { q: 2, r: 1, ring: 1, effect: 'artisan', amount: 1 },
    H06: { q: 3, r: 1, ring: 1, effect: 'thinker', amount: 1 },
    H07: { q: 4, r: 1, ring: 2, effect: 'citizen', amount: 1 },
    H08: { q: 0, r: 2, ring: 2, effect: 'scholar', amount: 1 },
    H09: { q: 1, r: 2, ring: 1, effect: 'economyMarker', amount: 1 },
    H10: { q: 2, r: 2, ring: 0, effect: 'discount', amount: 2 },
    H11: { q: 3, r: 2, ring: 1, effect: 'economyMarker', amount: 1 },
    H12: { q: 4, r: 2, ring: 2, effect: 'influence', amount: 1 },
    H13: { q: 0, r: 3, ring: 2, effect: 'points', amount: 1 },
    H14: { q: 1, r: 3, ring: 1, effect: 'scholar', amount: 1 },
    H15: { q: 2, r: 3, ring: 1, effect: 'merchant', amount: 1 },
    H16: { q: 3, r: 3, ring: 2, effect: 'points', amount: 1 },
    H17: { q: 0, r: 4, ring: 2, effect: 'influence', amount: 1 },
    H18: { q: 1, r: 4, ring: 2, effect: 'citizen', amount: 1 },
    H19: { q: 2, r: 4, ring: 2, effect: 'scholar', amount: 1 },
  },
  sources: {
    '': reconstruction(
      'the picture is lost: a hexagon of 19 spaces, two of them with economy markers (lines 402 to 404), benefits out of the symbols of lines 2974 to 3003',
    ),
  },
  ranges: { ...benefitRanges, q: upTo(8), r: upTo(8), ring: upTo(4) },
};
