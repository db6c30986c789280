import { hiddenOutcomes, type OutcomeSample } from '@guildhall/kernel/testkit';
import { expect, test } from 'vitest';
import { tiletum } from '../rules/index.ts';
import { FIXED, SILVER } from './position.ts';

const four = { ...FIXED, ...SILVER, players: 4, order: [0, 1, 2, 3] };

/** A list, and the same with its first two members in each other's place. */
function swapped<T>(list: readonly T[] | null | undefined): OutcomeSample {
  const [first, second, ...rest] = list ?? [];
  return { values: [list, [second, first, ...rest]], options: four };
}

function either(one: unknown, other: unknown): OutcomeSample {
  return { values: [one, other], options: four };
}

const SAMPLES: Readonly<Record<string, OutcomeSample>> = {
  order: swapped(four.order),
  wheel: either(1, 4),
  places: swapped(['merchant', 'character', 'contract', 'architect', 'king', 'joker']),
  placeTiles: swapped(FIXED.placeTiles),
  kingTile: either('gold3b', 'points3b'),
  mapTiles: either({ paris: 'crest2a' }, { paris: 'crest3a' }),
  contracts: swapped(FIXED.contracts),
  characters: swapped(FIXED.characters),
  costTiles: swapped(FIXED.costTiles),
  fairs: swapped(FIXED.fairs),
  fairTowns: swapped(FIXED.fairTowns),
  sides: { values: [SILVER.sides, ['IA', 'IIA', 'IIIB']], options: four },
  technologies: swapped(SILVER.technologies),
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

test('everybody sees every outcome of set-up', () => {
  const fixable = Object.entries(tiletum.options.fields).filter(([, { values }]) => values === null);
  expect(Object.keys(SAMPLES).sort()).toEqual(fixable.map(([name]) => name).sort());
  expect(fixable.filter(([, { hidden }]) => hidden === true)).toEqual([]);
  expect(hiddenOutcomes(tiletum, SAMPLES)).toEqual([]);
});
