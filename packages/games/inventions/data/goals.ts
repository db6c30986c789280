import { named, upTo } from '@guildhall/kernel/ranges';
import { reconstruction, rulebook, type Sourced } from './sources.ts';
import type { GoalTable, RegionId, Tables, TileKind, Type } from './types.ts';
import { GOAL_COUNTS, GOAL_DECKS, REGIONS, TILE_KINDS } from './types.ts';

function region(of: RegionId): GoalTable {
  return { deck: 'regions', counts: 'region', of, points: 3, each: 1, most: 8, steps: [] };
}

function tiles(of: TileKind): GoalTable {
  return { deck: 'progress', counts: 'tiles', of, points: 0, each: 2, most: 8, steps: [] };
}

function inventions(of: Type): GoalTable {
  return { deck: 'knowledge', counts: 'inventions', of, points: 0, each: 3, most: 9, steps: [] };
}

/** Three decks of seven secret goals. */
export const goals: Sourced<Tables['goals']> = {
  name: 'goals',
  table: {
    goalAfrica: region('africa'),
    goalMiddleEast: region('middleEast'),
    goalEurope: region('europe'),
    goalAsia: region('asia'),
    goalAustralia: region('australia'),
    goalNorthAmerica: region('northAmerica'),
    goalSouthAmerica: region('southAmerica'),
    goalEconomy: tiles('economy'),
    goalCulture: tiles('culture'),
    goalTechnology: tiles('technology'),
    goalWealth: tiles('wealth'),
    goalSets: { deck: 'progress', counts: 'sets', of: 'none', points: 0, each: 3, most: 9, steps: [] },
    goalAllTiles: {
      deck: 'progress',
      counts: 'allTiles',
      of: 'none',
      points: 0,
      each: 0,
      most: 8,
      steps: [
        [6, 3],
        [9, 5],
        [12, 8],
      ],
    },
    goalCentre: {
      deck: 'progress',
      counts: 'innerTiles',
      of: 'none',
      points: 0,
      each: 2,
      most: 6,
      steps: [],
    },
    goalEconomyInventions: inventions('economy'),
    goalCultureInventions: inventions('culture'),
    goalTechnologyInventions: inventions('technology'),
    goalInventions: {
      deck: 'knowledge',
      counts: 'laterInventions',
      of: 'none',
      points: 0,
      each: 2,
      most: 10,
      steps: [],
    },
    goalEra: {
      deck: 'knowledge',
      counts: 'era',
      of: 'none',
      points: 0,
      each: 0,
      most: 9,
      steps: [
        [4, 2],
        [5, 5],
        [6, 9],
      ],
    },
    goalDiplomats: {
      deck: 'knowledge',
      counts: 'diplomats',
      of: 'none',
      points: 0,
      each: 3,
      most: 9,
      steps: [],
    },
    goalTokens: { deck: 'knowledge', counts: 'tokens', of: 'none', points: 0, each: 2, most: 10, steps: [] },
  },
  sources: {
    '': reconstruction(
      'the cards are lost; one deck names regions (line 506), two good goals brought 16 points (line 2195)',
    ),
    '*.deck': rulebook('lines 164 and 394: three decks'),
  },
  ranges: {
    deck: named(...GOAL_DECKS),
    counts: named(...GOAL_COUNTS),
    of: named('none', ...REGIONS, ...TILE_KINDS),
    points: upTo(30),
    each: upTo(10),
    most: upTo(60),
    'steps.*.*': upTo(40),
  },
};

export const goalsScored: Sourced<Tables['goalsScored']> = {
  name: 'goalsScored',
  table: 2,
  sources: { '': rulebook('line 2162') },
  ranges: { '': upTo(3) },
};
