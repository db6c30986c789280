import { upTo } from '@guildhall/kernel/ranges';
import { gain, spaceEffect } from './gain.ts';
import { spaceEffectRanges } from './ranges.ts';
import { rulebooks, type Sourced } from './sources.ts';
import type { Gain, RoundBonusTable, Tables } from './types.ts';

function bonus(income: Partial<Gain>, effect: Partial<RoundBonusTable> = {}): RoundBonusTable {
  return {
    income: gain(income),
    shipping: 0,
    pointsPerRiverWorkshop: 0,
    pointsPerScholar: 0,
    pointsPerGuild: 0,
    passPointsPerPalaceOrUniversity: 0,
    passStepsPerSchool: 0,
    action: null,
    ...effect,
  };
}

export const roundBonuses: Sourced<Tables['roundBonuses']> = {
  name: 'roundBonuses',
  table: {
    riverBonus: bonus({}, { shipping: 1, pointsPerRiverWorkshop: 2 }),
    scholarBonus: bonus({ scholars: 1 }, { pointsPerScholar: 2 }),
    guildBonus: bonus({ power: 3 }, { pointsPerGuild: 3 }),
    greatBonus: bonus({ tools: 1 }, { passPointsPerPalaceOrUniversity: 4 }),
    spadeBonus: bonus({ books: 1 }, { action: spaceEffect({ spades: 1 }) }),
    bridgeBonus: bonus({ books: 1 }, { action: spaceEffect({ bridges: 1 }) }),
    stepBonus: bonus({ tools: 2 }, { action: spaceEffect({ steps: 1 }) }),
    schoolBonus: bonus({ coins: 4 }, { passStepsPerSchool: 1 }),
    powerBonus: bonus({ power: 4, coins: 2 }),
    coinBonus: bonus({ coins: 6 }),
  },
  sources: { '': rulebooks('2311 to 2389', '2317 to 2394') },
  ranges: {
    ...spaceEffectRanges,
    shipping: upTo(3),
    pointsPerRiverWorkshop: upTo(12),
    pointsPerScholar: upTo(12),
    passPointsPerPalaceOrUniversity: upTo(20),
    passStepsPerSchool: upTo(4),
  },
};
