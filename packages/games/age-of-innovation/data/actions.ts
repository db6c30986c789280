import { upTo } from '@guildhall/kernel/ranges';
import { spaceEffect } from './gain.ts';
import { spaceEffectRanges } from './ranges.ts';
import { rulebooks, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

/** In the order of the board. */
export const powerActions: Sourced<Tables['powerActions']> = {
  name: 'powerActions',
  table: {
    powerBridge: { cost: 3, deed: spaceEffect({ bridges: 1 }) },
    powerScholar: { cost: 3, deed: spaceEffect({ scholars: 1 }) },
    powerTools: { cost: 4, deed: spaceEffect({ tools: 2 }) },
    powerCoins: { cost: 4, deed: spaceEffect({ coins: 7 }) },
    powerSpade: { cost: 4, deed: spaceEffect({ spades: 1 }) },
    powerSpades: { cost: 6, deed: spaceEffect({ spades: 2 }) },
  },
  sources: { '': rulebooks('2424 to 2467', '2432 to 2474') },
  ranges: { ...spaceEffectRanges, cost: upTo(20) },
};

export const bookActions: Sourced<Tables['bookActions']> = {
  name: 'bookActions',
  table: {
    bookPower: { cost: 1, deed: spaceEffect({ power: 5 }) },
    bookSteps: { cost: 1, deed: spaceEffect({ steps: 2 }) },
    bookCoins: { cost: 2, deed: spaceEffect({ coins: 6 }) },
    bookGuild: { cost: 2, deed: spaceEffect({ guildFrom: 'workshop' }) },
    bookPoints: { cost: 2, deed: spaceEffect({ pointsPerGuild: 2 }) },
    bookSpades: { cost: 3, deed: spaceEffect({ spades: 3 }) },
  },
  sources: { '': rulebooks('2390 to 2423', '2395 to 2431') },
  ranges: { ...spaceEffectRanges, cost: upTo(10) },
};
