import { always, between, upTo } from '@guildhall/kernel/ranges';
import { gain } from './gain.ts';
import { amounts } from './ranges.ts';
import { picture, rulebooks, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const science: Sourced<Tables['science']> = {
  name: 'science',
  table: {
    top: 12,
    power: [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 0, 0, 3],
    keyLevel: 8,
    incomeLevel: 9,
    income: {
      banking: gain({ coins: 3 }),
      law: gain({ power: 6 }),
      engineering: gain({ tools: 1 }),
      medicine: gain({ points: 3 }),
    },
    places: [3, 2, 2, 2],
    stepsForReturn: 1,
  },
  sources: {
    top: rulebooks('795 to 799', '879 to 883'),
    power: picture('the science board; both rulebooks name the levels 3, 5, 7 and 12 without the amounts'),
    keyLevel: rulebooks('783 to 788', '866 to 871'),
    incomeLevel: rulebooks('790 to 793', '874 to 877'),
    income: picture('the science board; both rulebooks name level 9 without the amounts'),
    places: picture('the science board; both rulebooks name four places of 2 or 3 steps'),
    stepsForReturn: rulebooks('1345 to 1347', '1406 to 1409'),
  },
  ranges: {
    ...amounts,
    top: always(12),
    'power.*': upTo(12),
    keyLevel: between(7, 12),
    incomeLevel: between(1, 12),
    'places.*': upTo(12),
    stepsForReturn: upTo(12),
  },
};
