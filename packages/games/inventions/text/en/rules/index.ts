import type { RuleTexts } from '@guildhall/kernel';
import { building } from './building.ts';
import { changeAndEnd } from './change-and-end.ts';
import { chronos } from './chronos.ts';
import { ideas } from './ideas.ts';
import { map } from './map.ts';
import { milestones } from './milestones.ts';
import { setUp } from './set-up.ts';
import { turn } from './turn.ts';

export const rules: RuleTexts = {
  ...setUp,
  ...turn,
  ...ideas,
  ...map,
  ...milestones,
  ...building,
  ...changeAndEnd,
  ...chronos,
};
