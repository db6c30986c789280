/** How to play Inventions. All positions are of one game, and whoever reads looks at it as blue. */
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
