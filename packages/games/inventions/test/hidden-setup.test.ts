import { hiddenOutcomes, type OutcomeSample } from '@guildhall/kernel/testkit';
import { expect, test } from 'vitest';
import { inventions } from '../rules/index.ts';
import { GOALS, HANDS, IDEAS, WEALTH } from './fixed-setup.ts';
import { FIXED } from './position.ts';

const four = {
  players: 4,
  order: [0, 1, 2, 3],
  ...FIXED,
  wealth: WEALTH,
  ideas: IDEAS,
  inventions: HANDS,
  goals: GOALS,
};

/** A list, and the same with its first two members in each other's place. */
function swapped<T>(list: readonly T[]): OutcomeSample {
  const [first, second, ...rest] = list;
  return { values: [list, [second, first, ...rest]], options: four };
}

const SAMPLES: Readonly<Record<string, OutcomeSample>> = {
  order: swapped(four.order),
  specialistTiles: swapped(FIXED.specialistTiles),
  knowledgeTiles: swapped(FIXED.knowledgeTiles),
  wealth: { values: [WEALTH, WEALTH.with(0, WEALTH[0].toReversed())], options: four },
  regionIdeas: swapped(FIXED.regionIdeas),
  commonMilestones: swapped(FIXED.commonMilestones),
  personalMilestones: swapped(FIXED.personalMilestones),
  eurekaMilestones: swapped(FIXED.eurekaMilestones),
  ideas: swapped(IDEAS),
  inventions: swapped(HANDS),
  goals: swapped(GOALS),
};

test('outcomes of set-up that somebody does not see are marked as hidden', () => {
  const fixable = Object.entries(inventions.options.fields).filter(([, { values }]) => values === null);
  expect(Object.keys(SAMPLES).sort()).toEqual(fixable.map(([name]) => name).sort());
  const hidden = fixable.filter(([, spec]) => spec.hidden === true).map(([name]) => name);
  expect(hiddenOutcomes(inventions, SAMPLES)).toEqual(['goals']);
  // The first cards of the deck lie open once they are dealt, but are drawn face down.
  expect(hidden).toEqual(['ideas', 'goals']);
});
