/** What the values of the tables may become: generous for a printed box, and bounded for the rules. */
import { named, type Ranges, upTo } from '@guildhall/kernel/ranges';
import { GUILD_SOURCES } from './types.ts';

/** What is paid or gained. */
export const amounts: Ranges = {
  coins: upTo(30),
  tools: upTo(15),
  scholars: upTo(7),
  power: upTo(24),
  books: upTo(8),
  points: upTo(40),
};

/** What an action space gives. */
export const spaceEffectRanges: Ranges = {
  ...amounts,
  spades: upTo(6),
  steps: upTo(12),
  bridges: upTo(1),
  guildFrom: named(...GUILD_SOURCES),
  pointsPerGuild: upTo(12),
};

/** A tunnel or a flight. */
export const leapRanges: Ranges = { skip: upTo(4) };
