import { upTo } from '@guildhall/kernel/ranges';
import { gain, spaceEffect } from './gain.ts';
import { spaceEffectRanges } from './ranges.ts';
import { picture, rulebooks, type Sourced } from './sources.ts';
import type { CompetencyTable, Tables } from './types.ts';

function competency(effect: Partial<CompetencyTable>): CompetencyTable {
  return {
    copies: 4,
    income: gain(),
    incomeSteps: 0,
    atOnce: gain(),
    spades: 0,
    annexes: 0,
    towers: 0,
    passPointsPerTownTile: 0,
    passPointsPerLowestLevel: 0,
    pointsPerScholar: 0,
    pointsPerEdgeWorkshop: 0,
    action: null,
    ...effect,
  };
}

export const competencies: Sourced<Tables['competencies']> = {
  name: 'competencies',
  table: {
    toolAndStep: competency({ income: gain({ tools: 1 }), incomeSteps: 1 }),
    pointsAndCoins: competency({ income: gain({ points: 3, coins: 2 }) }),
    bookAndPower: competency({ income: gain({ books: 1, power: 1 }) }),
    grant: competency({ atOnce: gain({ tools: 1, points: 5, coins: 2 }) }),
    twoSpades: competency({ spades: 2 }),
    twoAnnexes: competency({ annexes: 2 }),
    fourPower: competency({ action: spaceEffect({ power: 4 }) }),
    townCharters: competency({ passPointsPerTownTile: 2 }),
    scholarship: competency({ pointsPerScholar: 2 }),
    watchtower: competency({ towers: 1, income: gain({ power: 2, coins: 2 }) }),
    frontier: competency({ pointsPerEdgeWorkshop: 3 }),
    breadth: competency({ passPointsPerLowestLevel: 1 }),
  },
  sources: {
    '': rulebooks('2606 to 2708', '2614 to 2716'),
    '*.copies': rulebooks('30 to 31', '33 to 34'),
  },
  ranges: {
    ...spaceEffectRanges,
    copies: upTo(8),
    incomeSteps: upTo(12),
    annexes: upTo(6),
    towers: upTo(1),
    passPointsPerTownTile: upTo(12),
    passPointsPerLowestLevel: upTo(6),
    pointsPerScholar: upTo(12),
    pointsPerEdgeWorkshop: upTo(12),
  },
};

export const competencyRows: Sourced<Tables['competencyRows']> = {
  name: 'competencyRows',
  table: [
    { steps: 3, books: 0 },
    { steps: 2, books: 1 },
    { steps: 1, books: 2 },
  ],
  sources: {
    '': picture('the competency slots; both rulebooks say that steps and books are three in all'),
  },
  ranges: { steps: upTo(12), books: upTo(6) },
};
