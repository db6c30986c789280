import { always, upTo } from '@guildhall/kernel/ranges';
import { benefitRanges } from './ranges.ts';
import { reconstruction, rulebook, type Sourced } from './sources.ts';
import type { InfluenceSpaceTable, Tables } from './types.ts';

const low = (): InfluenceSpaceTable => ({ markers: 1, gain: 0, loss: 0, points: 1 });
const middle = (): InfluenceSpaceTable => ({ markers: 2, gain: 0, loss: 1, points: 5 });
const high = (): InfluenceSpaceTable => ({ markers: 3, gain: 0, loss: 2, points: 10 });

/** Spaces 0 to 10. */
export const influenceTrack: Sourced<Tables['influenceTrack']> = {
  name: 'influenceTrack',
  table: [
    { markers: 1, gain: 1, loss: 0, points: 1 },
    low(),
    low(),
    low(),
    middle(),
    middle(),
    middle(),
    middle(),
    high(),
    high(),
    high(),
  ],
  sources: {
    '*.gain': rulebook('lines 1998 to 2009'),
    '*.loss': rulebook('lines 1998 to 2009'),
    '*.markers': reconstruction('1 to 3 (line 633), in the bands of the adjustment'),
    '5.markers': rulebook('lines 927 to 933'),
    '*.points': reconstruction('1, 5 or 10 (line 2155), in the bands of the adjustment'),
    '8.points': rulebook('line 2187'),
  },
  ranges: { markers: upTo(3), gain: upTo(10), loss: upTo(10), points: upTo(40) },
};

/** Spaces for era markers, by era, from the left. */
export const eraTrack: Sourced<Tables['eraTrack']> = {
  name: 'eraTrack',
  table: {
    2: [
      { effect: 'none', amount: 0 },
      { effect: 'none', amount: 0 },
      { effect: 'none', amount: 0 },
      { effect: 'none', amount: 0 },
    ],
    3: [
      { effect: 'turnOrder', amount: 1 },
      { effect: 'influence', amount: 1 },
      { effect: 'scholar', amount: 1 },
      { effect: 'citizen', amount: 1 },
    ],
    4: [
      { effect: 'turnOrder', amount: 1 },
      { effect: 'present', amount: 1 },
      { effect: 'build', amount: 0 },
      { effect: 'bringHome', amount: 1 },
    ],
    5: [
      { effect: 'turnOrder', amount: 1 },
      { effect: 'invent', amount: 1 },
      { effect: 'specialist', amount: 1 },
      { effect: 'build', amount: 0 },
    ],
    6: [
      { effect: 'share', amount: 1 },
      { effect: 'build', amount: 0 },
      { effect: 'present', amount: 1 },
      { effect: 'points', amount: 5 },
    ],
  },
  sources: {
    '': reconstruction(
      'the picture is lost; some spaces change the turn order (line 1732), the others give something at once',
    ),
    2: reconstruction(
      'four spaces in any order (lines 208 to 210, 1885 to 1886); the picture is lost, and nobody is told to gain anything there',
    ),
    '4.1': rulebook('lines 1746 to 1753'),
  },
  ranges: benefitRanges,
};

export const rounds: Sourced<Tables['rounds']> = {
  name: 'rounds',
  table: [1, 3, 3, 3, 3, 0],
  sources: { '': rulebook('lines 866 to 898') },
  ranges: { 0: always(1), '': always(3), 5: always(0) },
};
