import { upTo } from '@guildhall/kernel/ranges';
import { gain, spaceEffect } from './gain.ts';
import { leapRanges, spaceEffectRanges } from './ranges.ts';
import { rulebooks, type Sourced } from './sources.ts';
import type { Gain, PalaceTable, Tables } from './types.ts';

function palace(income: Partial<Gain>, effect: Partial<PalaceTable> = {}): PalaceTable {
  return {
    income: gain(income),
    atOnce: gain(),
    spades: 0,
    bridges: 0,
    shipping: 0,
    competencies: 0,
    townTiles: 0,
    guilds: 0,
    passPointsPerSchool: 0,
    pointsPerWorkshop: 0,
    pointsPerGuild: 0,
    townDiscount: 0,
    flight: null,
    flightPoints: 0,
    riverTowns: false,
    action: null,
    ...effect,
  };
}

/** By their printed numbers. */
export const palaces: Sourced<Tables['palaces']> = {
  name: 'palaces',
  table: {
    P1: palace({ power: 5 }, { action: spaceEffect({ tools: 2 }) }),
    P2: palace({}, { action: spaceEffect({ spades: 2 }) }),
    P3: palace({ power: 2 }, { action: spaceEffect({ guildFrom: 'school', points: 3, tools: 1 }) }),
    P4: palace({ power: 2 }, { action: spaceEffect({ guildFrom: 'workshop' }) }),
    P5: palace({ power: 4 }, { competencies: 1 }),
    P6: palace({ power: 2, books: 1 }, { action: spaceEffect({ steps: 2 }) }),
    P7: palace({ power: 4 }, { passPointsPerSchool: 3 }),
    P8: palace({ coins: 2, power: 2, tools: 1 }, { townDiscount: 1 }),
    P9: palace({ scholars: 1 }, { flight: { skip: 2, tools: 0, scholars: 1 }, flightPoints: 5 }),
    P10: palace({ coins: 6 }, { atOnce: gain({ power: 12, books: 2 }) }),
    P11: palace({ tools: 1 }, { townTiles: 1 }),
    P12: palace({ power: 8 }, { pointsPerWorkshop: 2 }),
    P13: palace({}, { action: spaceEffect({ books: 1, coins: 3 }), pointsPerGuild: 3 }),
    P14: palace({ power: 6 }, { shipping: 2, riverTowns: true }),
    P15: palace({ power: 6 }, { spades: 2, bridges: 2, atOnce: gain({ books: 2 }) }),
    P16: palace({ power: 2, books: 1 }, { guilds: 1 }),
    P17: palace({ power: 2 }, { atOnce: gain({ points: 10 }) }),
  },
  sources: { '': rulebooks('2164 to 2309', '2168 to 2316') },
  ranges: {
    ...spaceEffectRanges,
    ...leapRanges,
    bridges: upTo(3),
    'action.bridges': upTo(1),
    shipping: upTo(3),
    competencies: upTo(4),
    townTiles: upTo(4),
    guilds: upTo(4),
    passPointsPerSchool: upTo(12),
    pointsPerWorkshop: upTo(12),
    townDiscount: upTo(6),
    flightPoints: upTo(20),
  },
};
