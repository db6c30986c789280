/**
 * How to play Terra Mystica: the Witches beside the Nomads, from the first round to a town. What is played is what the
 * first lesson plays, so that whoever reads this and then learns there meets the same neighbours.
 */
import type { Guide } from '../../guide.ts';
import { card } from './card.ts';
import { chapters } from './chapters.ts';
import { positions } from './positions.ts';
import { tour } from './tour.ts';

export const guide: Guide = {
  version: 2,
  positions,
  chapters,
  tour,
  card,
};
