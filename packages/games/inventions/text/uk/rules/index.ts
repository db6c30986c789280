import { chronos } from './chronos.ts';
import { eras } from './eras.ts';
import { ideas } from './ideas.ts';
import { milestones } from './milestones.ts';
import { progress } from './progress.ts';
import { setUp } from './set-up.ts';
import { society } from './society.ts';
import { turn } from './turn.ts';
import { world } from './world.ts';

export const rules = {
  ...setUp,
  ...society,
  ...turn,
  ...ideas,
  ...world,
  ...milestones,
  ...progress,
  ...eras,
  ...chronos,
};
