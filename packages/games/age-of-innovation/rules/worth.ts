/** What bots count things as while incomes are still to come, in points, as it is told to those who learn. */
import { EARLY } from './estimate/worth.ts';

const rounded = (points: number): number => Math.round(points * 10) / 10;

export const worth = {
  scholar: rounded(EARLY.scholar),
  spade: rounded(EARLY.spade),
  book: rounded(EARLY.book),
  step: rounded(EARLY.step),
  tool: rounded(EARLY.tool),
  coin: rounded(EARLY.coin),
  power: rounded(EARLY.power),
} as const;
