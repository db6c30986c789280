import type { OutcomeSample } from '@guildhall/kernel/testkit';
import { swapped, testHiddenSetup } from '../../test/hidden-setup.ts';
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

const SAMPLES: Readonly<Record<string, OutcomeSample>> = {
  order: swapped(four.order, four),
  specialistTiles: swapped(FIXED.specialistTiles, four),
  knowledgeTiles: swapped(FIXED.knowledgeTiles, four),
  wealth: { values: [WEALTH, WEALTH.with(0, WEALTH[0].toReversed())], options: four },
  regionIdeas: swapped(FIXED.regionIdeas, four),
  commonMilestones: swapped(FIXED.commonMilestones, four),
  personalMilestones: swapped(FIXED.personalMilestones, four),
  eurekaMilestones: swapped(FIXED.eurekaMilestones, four),
  ideas: swapped(IDEAS, four),
  inventions: swapped(HANDS, four),
  goals: swapped(GOALS, four),
};

// The first cards of the deck lie open once they are dealt, but are drawn face down.
testHiddenSetup(inventions, { samples: SAMPLES, unseen: ['goals'], marked: ['ideas', 'goals'] });
