import { always, upTo } from '@guildhall/kernel/ranges';
import { referenceBeside, rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const cults: Sourced<Tables['cults']> = {
  name: 'cults',
  table: {
    top: 10,
    places: [3, 2, 2, 2],
    stepsWithoutPlace: 1,
    power: [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3],
  },
  sources: {
    top: rulebook('lines 1165 and 1173'),
    places: referenceBeside(
      'rulebook 002, line 1183 tells of four places of 3 or 2 steps, not how many of each',
    ),
    stepsWithoutPlace: rulebook('line 1189'),
    power: rulebook('line 1165'),
  },
  ranges: { top: always(10), 'places.*': upTo(10), stepsWithoutPlace: upTo(10), 'power.*': upTo(12) },
};
