/** How to play Age of Innovation. */
import type { Guide } from '../../guide.ts';
import { card } from './card.ts';
import { chapters } from './chapters.ts';
import { positions } from './positions.ts';
import { tour } from './tour.ts';

export const guide: Guide = {
  version: 3,
  positions,
  chapters,
  tour,
  card,
};
