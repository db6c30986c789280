/** What bots count things as while incomes are still to come, in points; learners are told it too. */
export const PRICES = {
  coin: 0.32,
  tool: 0.85,
  scholar: 1.9,
  book: 1.5,
  power: 0.3,
  spade: 1.7,
  step: 0.9,
} as const;

const rounded = (points: number): number => Math.round(points * 10) / 10;

/** As it is told. */
export const worth = {
  scholar: rounded(PRICES.scholar),
  spade: rounded(PRICES.spade),
  book: rounded(PRICES.book),
  step: rounded(PRICES.step),
  tool: rounded(PRICES.tool),
  coin: rounded(PRICES.coin),
  power: rounded(PRICES.power),
} as const;
