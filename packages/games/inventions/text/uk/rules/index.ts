import { chronos } from './chronos.ts';
import { eras } from './eras.ts';
import { ideas } from './ideas.ts';
import { leaving } from './leaving.ts';
import { milestones } from './milestones.ts';
import { progress } from './progress.ts';
import { roundsAndSociety } from './rounds-and-society.ts';
import { setUp } from './set-up.ts';
import { turn } from './turn.ts';
import { world } from './world.ts';

export const rules = {
  ...setUp,
  ...roundsAndSociety,
  ...turn,
  ...ideas,
  ...world,
  ...milestones,
  ...progress,
  ...eras,
  ...leaving,
  ...chronos,
};
