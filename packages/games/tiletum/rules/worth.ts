/** What bots count things as, in points, as it is told to those who learn. */
import { WEIGHTS } from './estimate/weights.ts';

export const worth = {
  point: WEIGHTS.actionPoint[0],
  good: WEIGHTS.good,
  gold: WEIGHTS.gold,
  crest: WEIGHTS.completes,
} as const;
