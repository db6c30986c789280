/** What the sums of numbers say, whatever the game. */
export const en = {
  incomeOf: 'Income: {name}',
  pointsOf: 'Points: {name}',
  costOf: 'What it costs and brings',
  price: 'Price',
  total: 'Total',
  brings: 'What the action brings',
  soFar: 'So far',
  atTheEnd: 'Added if the game ended now',
  endTotal: 'If the game ended now',
  nothing: 'Nothing to add up yet.',
  hidden: 'Hidden from you, so not counted: {sources}',
};

export type WhyTexts = Record<keyof typeof en, string>;
