/** Ids of the rules. Refusals and tests name them; their words stand in text/ under the same id. */
export const RULE_IDS = [
  'SQ-SETUP-MARKET',
  'SQ-SETUP-CONTRACT',
  'SQ-ROUND-ORDER',
  'SQ-ROUND-INCOME',
  'SQ-BUY-MARKET',
  'SQ-BUY-PRICE',
  'SQ-BUY-REFILL',
  'SQ-SELL-PEARL',
  'SQ-PASS',
  'SQ-END-POINTS',
  'SQ-END-WINNER',
  'SQ-LEAVE',
] as const;

export type GameRule = (typeof RULE_IDS)[number];
