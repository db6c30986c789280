import type { OutcomeSample } from '@guildhall/kernel/testkit';
import { testHiddenSetup } from '../../test/hidden-setup.ts';
import { tables } from '../data/index.ts';
import { terraMystica } from '../rules/index.ts';

const two = { players: 2 };

const SAMPLES: Readonly<Record<string, OutcomeSample>> = {
  factions: {
    values: [
      ['witches', 'nomads'],
      ['nomads', 'witches'],
    ],
    options: two,
  },
  scoringTiles: {
    values: [
      Object.keys(tables.scoringTiles).slice(0, tables.rounds),
      Object.keys(tables.scoringTiles).slice(0, tables.rounds).reverse(),
    ],
    options: two,
  },
  bonusCards: {
    values: [
      Object.keys(tables.bonusCards).slice(0, 2 + tables.spareBonusCards),
      Object.keys(tables.bonusCards).slice(1, 3 + tables.spareBonusCards),
    ],
    options: two,
  },
  startSeat: { values: [0, 1], options: two },
};

testHiddenSetup(terraMystica, { samples: SAMPLES });
