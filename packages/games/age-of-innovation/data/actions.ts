import { upTo } from '@guildhall/kernel/ranges';
import { deed } from './gain.ts';
import { deedRanges } from './ranges.ts';
import { rulebooks, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

/** In the order of the board. */
export const powerActions: Sourced<Tables['powerActions']> = {
  name: 'powerActions',
  table: {
    powerBridge: { cost: 3, deed: deed({ bridges: 1 }) },
    powerScholar: { cost: 3, deed: deed({ scholars: 1 }) },
    powerTools: { cost: 4, deed: deed({ tools: 2 }) },
    powerCoins: { cost: 4, deed: deed({ coins: 7 }) },
    powerSpade: { cost: 4, deed: deed({ spades: 1 }) },
    powerSpades: { cost: 6, deed: deed({ spades: 2 }) },
  },
  sources: { '': rulebooks('2424 to 2467', '2432 to 2474') },
  ranges: { ...deedRanges, cost: upTo(20) },
};

export const bookActions: Sourced<Tables['bookActions']> = {
  name: 'bookActions',
  table: {
    bookPower: { cost: 1, deed: deed({ power: 5 }) },
    bookSteps: { cost: 1, deed: deed({ steps: 2 }) },
    bookCoins: { cost: 2, deed: deed({ coins: 6 }) },
    bookGuild: { cost: 2, deed: deed({ guildFrom: 'workshop' }) },
    bookPoints: { cost: 2, deed: deed({ pointsPerGuild: 2 }) },
    bookSpades: { cost: 3, deed: deed({ spades: 3 }) },
  },
  sources: { '': rulebooks('2390 to 2423', '2395 to 2431') },
  ranges: { ...deedRanges, cost: upTo(10) },
};
