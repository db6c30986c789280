import type { OutcomeSample } from '@guildhall/kernel/testkit';
import { swapped, testHiddenSetup } from '../../test/hidden-setup.ts';
import { tiletum } from '../rules/index.ts';
import { FIXED, SILVER } from './position.ts';

const four = { ...FIXED, ...SILVER, players: 4, order: [0, 1, 2, 3] };

function either(one: unknown, other: unknown): OutcomeSample {
  return { values: [one, other], options: four };
}

const SAMPLES: Readonly<Record<string, OutcomeSample>> = {
  order: swapped(four.order, four),
  wheel: either(1, 4),
  places: swapped(['merchant', 'character', 'contract', 'architect', 'king', 'joker'], four),
  placeTiles: swapped(FIXED.placeTiles, four),
  kingTile: either('gold3b', 'points3b'),
  mapTiles: either({ paris: 'crest2a' }, { paris: 'crest3a' }),
  contracts: swapped(FIXED.contracts, four),
  characters: swapped(FIXED.characters, four),
  costTiles: swapped(FIXED.costTiles, four),
  fairs: swapped(FIXED.fairs, four),
  fairTowns: swapped(FIXED.fairTowns, four),
  sides: { values: [SILVER.sides, ['IA', 'IIA', 'IIIB']], options: four },
  technologies: swapped(SILVER.technologies, four),
  scoring: either('pillars', 'houses'),
  seekerWheel: either(1, 2),
  undergroundCosts: either(SILVER.undergroundCosts, ['costGold3', 'costSilver1', 'costSilver3']),
  seekerTile: either('goldAndPoints2a', 'goldAndPoints2b'),
  challenges: {
    values: [['deepCoffers'], ['rareChance']],
    options: { ...FIXED, ...SILVER, players: 1, order: [0] },
  },
  startPoints: {
    values: [
      tiletum.options.fields.startPoints.default,
      { ...tiletum.options.fields.startPoints.default, normalSilver: 1 },
    ],
    options: { ...FIXED, ...SILVER, players: 1, order: [0] },
  },
  undergroundTiles: either({ annaberg: 'seeker2d' }, { annaberg: 'seeker2e' }),
};

testHiddenSetup(tiletum, { samples: SAMPLES });
