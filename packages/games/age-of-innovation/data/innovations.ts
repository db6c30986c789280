import { named, upTo } from '@guildhall/kernel/ranges';
import { gain, spaceEffect } from './gain.ts';
import { spaceEffectRanges } from './ranges.ts';
import { rulebooks, type Sourced } from './sources.ts';
import type { InnovationTable, Tables } from './types.ts';
import { BUILDINGS, COUNTED } from './types.ts';

function innovation(effect: Partial<InnovationTable>): InnovationTable {
  return {
    income: gain(),
    atOnce: gain(),
    tokens: 0,
    stepsEach: 0,
    shipping: 0,
    terraforming: 0,
    competencies: 0,
    neutral: 'nothing',
    counts: 'nothing',
    pointsEach: 0,
    stepsForEach: 0,
    pointsByCount: [],
    passPointsPerGuild: 0,
    action: null,
    ...effect,
  };
}

export const innovations: Sourced<Tables['innovations']> = {
  name: 'innovations',
  table: {
    deusExMachina: innovation({
      atOnce: gain({ books: 1 }),
      stepsEach: 1,
      action: spaceEffect({ spades: 1 }),
    }),
    tradeRoutes: innovation({ passPointsPerGuild: 2 }),
    professors: innovation({ action: spaceEffect({ scholars: 1, points: 3 }) }),
    leagueOfCities: innovation({ counts: 'townTiles', pointsEach: 5 }),
    libraries: innovation({ counts: 'twoHighestLevels', pointsEach: 1 }),
    sewers: innovation({ counts: 'workshops', pointsEach: 2 }),
    steamPower: innovation({ atOnce: gain({ scholars: 1 }), shipping: 1, terraforming: 1 }),
    steel: innovation({ counts: 'bridges', pointsByCount: [0, 8, 12, 18] }),
    architecture: innovation({ atOnce: gain({ points: 10 }), counts: 'shapes', stepsForEach: 1 }),
    census: innovation({ counts: 'buildings', pointsByCount: [0, 0, 0, 0, 0, 0, 0, 8, 8, 12, 12, 18] }),
    colleges: innovation({ counts: 'schools', pointsEach: 5 }),
    communication: innovation({ counts: 'groups', pointsByCount: [0, 0, 0, 0, 8, 12, 18] }),
    neutralWorkshop: innovation({ neutral: 'workshop', income: gain({ tools: 3 }) }),
    neutralGuild: innovation({ neutral: 'guild', income: gain({ coins: 5 }) }),
    neutralSchool: innovation({ neutral: 'school', competencies: 1 }),
    neutralUniversity: innovation({ neutral: 'university', income: gain({ points: 2 }) }),
    neutralPalace: innovation({ neutral: 'palace', income: gain({ power: 4 }), tokens: 2 }),
    neutralMonument: innovation({ neutral: 'monument', atOnce: gain({ points: 7 }) }),
  },
  sources: { '': rulebooks('2006 to 2163', '2016 to 2167') },
  ranges: {
    ...spaceEffectRanges,
    tokens: upTo(12),
    stepsEach: upTo(12),
    shipping: upTo(3),
    terraforming: upTo(2),
    competencies: upTo(4),
    neutral: named('nothing', ...BUILDINGS),
    counts: named(...COUNTED),
    pointsEach: upTo(12),
    stepsForEach: upTo(4),
    'pointsByCount.*': upTo(40),
    passPointsPerGuild: upTo(12),
  },
};
