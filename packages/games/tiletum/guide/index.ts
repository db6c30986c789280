/**
 * How to play Tiletum: the turn with its die, one action after the other, the end of a round and of the game, and what
 * silver and the Cardinal add.
 */
import type { Guide } from '../../guide.ts';
import { card } from './card.ts';
import { chapters } from './chapters.ts';
import { positions } from './positions.ts';
import { tour } from './tour.ts';

export const guide: Guide = {
  version: 4,
  positions,
  chapters,
  tour,
  card,
};
