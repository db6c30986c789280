import { named } from '@guildhall/kernel/ranges';
import { benefitRanges } from './ranges.ts';
import { reconstruction, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';
import { ACTIONS } from './types.ts';

/** Used with an economy marker, once an era. */
export const economyTiles: Sourced<Tables['economyTiles']> = {
  name: 'economyTiles',
  table: {
    economy1: { effect: 'travel', amount: 1 },
    economy2: { effect: 'callSpecialists', amount: 1 },
    economy3: { effect: 'eureka', amount: 1 },
    economy4: { effect: 'present', amount: 1 },
    economy5: { effect: 'gainInfluence', amount: 1 },
    economy6: { effect: 'share', amount: 1 },
    economy7: { effect: 'build', amount: 0 },
  },
  sources: {
    '': reconstruction(
      'the aid sheet is lost; an extra action once an era, as a review tells (tabletopping.games/2024/06/18/first-impressions-of-inventions-evolution-of-ideas)',
    ),
  },
  ranges: benefitRanges,
};

/** For good: a benefit whenever the action is performed. */
export const cultureTiles: Sourced<Tables['cultureTiles']> = {
  name: 'cultureTiles',
  table: {
    culture1: { action: 'present', effect: 'influence', amount: 1 },
    culture2: { action: 'invent', effect: 'citizen', amount: 1 },
    culture3: { action: 'innovate', effect: 'points', amount: 2 },
    culture4: { action: 'share', effect: 'points', amount: 1 },
    culture5: { action: 'callSpecialists', effect: 'scholar', amount: 1 },
    culture6: { action: 'gainInfluence', effect: 'scholar', amount: 1 },
    culture7: { action: 'travel', effect: 'influence', amount: 1 },
  },
  sources: { '': reconstruction('the aid sheet is lost; lines 775 to 781 tell how such a tile works') },
  ranges: { ...benefitRanges, action: named(...ACTIONS) },
};

/** Once in a game: after one of the two actions the other, as a chain action. */
export const technologyTiles: Sourced<Tables['technologyTiles']> = {
  name: 'technologyTiles',
  table: {
    technology1: { first: 'present', second: 'invent' },
    technology2: { first: 'invent', second: 'share' },
    technology3: { first: 'share', second: 'gainInfluence' },
    technology4: { first: 'gainInfluence', second: 'travel' },
    technology5: { first: 'travel', second: 'callSpecialists' },
    technology6: { first: 'callSpecialists', second: 'innovate' },
    technology7: { first: 'innovate', second: 'present' },
  },
  sources: {
    '': reconstruction('the aid sheet is lost; each of seven actions stands on two tiles (lines 783 to 797)'),
  },
  ranges: { '': named(...ACTIONS) },
};
