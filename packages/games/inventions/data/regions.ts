import { between, upTo } from '@guildhall/kernel/ranges';
import { reconstruction, rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

const number = reconstruction(
  'the picture is lost; the path of migration starts in Africa (line 2136), and 4 and 6 are taken (line 1643)',
);
const fourOrSix = rulebook(
  'lines 1642 to 1643: these two are 4 and 6; people came to Asia before America (lines 1671 to 1673)',
);
const points = reconstruction('the picture is lost; the leftmost space is worth most (line 2149)');

export const regions: Sourced<Tables['regions']> = {
  name: 'regions',
  table: {
    africa: { number: 1, influence: [6, 4, 2] },
    middleEast: { number: 2, influence: [6, 4, 2] },
    europe: { number: 3, influence: [6, 4, 2] },
    asia: { number: 4, influence: [6, 4, 2] },
    australia: { number: 5, influence: [6, 4, 2] },
    northAmerica: { number: 6, influence: [6, 4, 2] },
    southAmerica: { number: 7, influence: [6, 4, 2] },
  },
  sources: {
    '*.number': number,
    '*.influence': points,
    'africa.number': rulebook('line 2136: the path begins there'),
    'asia.number': fourOrSix,
    'northAmerica.number': fourOrSix,
    'africa.influence.0': rulebook('line 1578'),
  },
  ranges: { number: between(1, 7), 'influence.*': upTo(30) },
};

const allOptionsNamed = rulebook('lines 1591 to 1600 name every way out of the region');
const drawn = reconstruction('the picture is lost; neighbours on the globe');

/** Every pair of regions, so that each line can be corrected. */
export const routes: Sourced<Tables['routes']> = {
  name: 'routes',
  table: {
    'africa-middleEast': true,
    'africa-europe': true,
    'africa-asia': false,
    'africa-australia': true,
    'africa-northAmerica': false,
    'africa-southAmerica': true,
    'middleEast-europe': true,
    'middleEast-asia': true,
    'middleEast-australia': false,
    'middleEast-northAmerica': false,
    'middleEast-southAmerica': false,
    'europe-asia': true,
    'europe-australia': false,
    'europe-northAmerica': true,
    'europe-southAmerica': false,
    'asia-australia': true,
    'asia-northAmerica': true,
    'asia-southAmerica': false,
    'australia-northAmerica': false,
    'australia-southAmerica': false,
    'northAmerica-southAmerica': true,
  },
  sources: {
    '': drawn,
    'africa-europe': rulebook('line 1603'),
    'africa-southAmerica': rulebook('lines 1591 to 1595'),
    'europe-northAmerica': rulebook('lines 1596 to 1598'),
    'asia-northAmerica': rulebook('lines 327 and 1642'),
    'northAmerica-southAmerica': rulebook('lines 1591 to 1598'),
    'europe-southAmerica': rulebook('line 1599'),
    'africa-northAmerica': allOptionsNamed,
    'middleEast-northAmerica': allOptionsNamed,
    'australia-northAmerica': allOptionsNamed,
    'middleEast-southAmerica': allOptionsNamed,
    'asia-southAmerica': allOptionsNamed,
    'australia-southAmerica': allOptionsNamed,
  },
  ranges: {},
};
