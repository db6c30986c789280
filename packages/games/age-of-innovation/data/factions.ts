import { upTo } from '@guildhall/kernel/ranges';
import { gain, spaceEffect } from './gain.ts';
import { leapRanges, spaceEffectRanges } from './ranges.ts';
import { rulebook10, rulebook12, rulebooks, type Sourced } from './sources.ts';
import type { Discipline, FactionTable, RulesVersion, Tables } from './types.ts';

/** By the number of players, from none to five. */
function forPlayers(points: readonly number[]): number[] {
  return [...points];
}

function byVersion<T>(make: () => T): Record<RulesVersion, T> {
  return { v12: make(), v10: make() };
}

const NOBODY = [0, 0, 0, 0, 0, 0];

interface Start {
  readonly steps?: Partial<Record<Discipline, number>>;
  readonly tools?: number;
}

/** A faction without any ability. */
function faction({ steps = {}, tools = 0 }: Start): FactionTable {
  return {
    start: {
      tools,
      steps: { banking: 0, law: 0, engineering: 0, medicine: 0, ...steps },
      stepsOfChoice: 0,
      competencies: 0,
      towers: 0,
      university: false,
    },
    income: gain(),
    scienceBonusLevels: 0,
    town: { steps: 0, books: 0, spades: 0, freeWorkshop: false },
    coinsForSpade: 0,
    powerActionDiscount: 0,
    powerActionPoints: byVersion(() => forPlayers(NOBODY)),
    tunnel: null,
    tunnelPoints: byVersion(() => forPlayers(NOBODY)),
    bridgeTools: 0,
    riverWorkshop: byVersion(() => ({ points: 0, coins: 0 })),
    competencyBooks: 0,
    action: null,
  };
}

const monks = faction({ steps: { law: 1 } });
monks.start.university = true;
monks.start.competencies = 1;

const inventors = faction({});
inventors.start.competencies = 1;

const lizards = faction({});
lizards.start.stepsOfChoice = 2;

const omar = faction({ steps: { banking: 1, engineering: 1 } });
omar.start.towers = 1;

export const factions: Sourced<Tables['factions']> = {
  name: 'factions',
  table: {
    blessed: {
      ...faction({ steps: { banking: 1, law: 1, engineering: 1, medicine: 1 } }),
      scienceBonusLevels: 3,
    },
    felines: {
      ...faction({ steps: { banking: 1, medicine: 1 } }),
      town: { steps: 3, books: 1, spades: 0, freeWorkshop: false },
    },
    goblins: { ...faction({ steps: { banking: 1, engineering: 1 }, tools: 1 }), coinsForSpade: 2 },
    illusionists: {
      ...faction({ steps: { medicine: 2 } }),
      powerActionDiscount: 1,
      powerActionPoints: { v12: forPlayers([0, 1, 1, 1, 2, 2]), v10: forPlayers([0, 3, 3, 3, 3, 4]) },
    },
    inventors,
    lizards: { ...lizards, town: { steps: 0, books: 0, spades: 1, freeWorkshop: true } },
    moles: {
      ...faction({ steps: { engineering: 2 } }),
      tunnel: { skip: 1, tools: 1, scholars: 0 },
      tunnelPoints: { v12: forPlayers([0, 3, 4, 5, 6, 7]), v10: forPlayers([0, 4, 4, 4, 4, 4]) },
      bridgeTools: 1,
    },
    monks,
    navigators: {
      ...faction({ steps: { law: 3 } }),
      riverWorkshop: { v12: { points: 2, coins: 1 }, v10: { points: 2, coins: 0 } },
    },
    omar: { ...omar, income: gain({ power: 2, coins: 2 }) },
    philosophers: {
      ...faction({ steps: { banking: 2 } }),
      competencyBooks: 1,
      action: spaceEffect({ books: 1 }),
    },
    psychics: {
      ...faction({ steps: { banking: 1, medicine: 1 }, tools: 1 }),
      action: spaceEffect({ power: 5, again: true }),
    },
  },
  sources: {
    '': rulebooks('1857 to 2004', '1851 to 2013'),
    'illusionists.powerActionPoints.v10': rulebook10('1949 to 1954'),
    'illusionists.powerActionPoints.v12': rulebook12('1980 to 1987'),
    'moles.tunnelPoints.v10': rulebook10('1987 to 1992'),
    'moles.tunnelPoints.v12': rulebook12('1993 to 2000'),
    'navigators.riverWorkshop.v10': rulebook10('1874 to 1879'),
    'navigators.riverWorkshop.v12': rulebook12('1889 to 1895'),
  },
  ranges: {
    ...spaceEffectRanges,
    ...leapRanges,
    'start.steps.*': upTo(4),
    stepsOfChoice: upTo(3),
    'start.competencies': upTo(1),
    'start.towers': upTo(1),
    scienceBonusLevels: upTo(12),
    coinsForSpade: upTo(10),
    powerActionDiscount: upTo(6),
    'powerActionPoints.*.*': upTo(20),
    'tunnelPoints.*.*': upTo(20),
    bridgeTools: upTo(10),
    competencyBooks: upTo(4),
  },
};
