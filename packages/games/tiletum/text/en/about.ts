/** What the game is, in five sentences. */
export const about: readonly string[] = [
  'You are a merchant in Renaissance Europe, on the way from fair to fair.',
  'Each turn you take one die from the wheel: its colour is the goods you get, and the lower it is, the stronger the action beside it.',
  'With these actions your merchant and your architect travel, you fulfil contracts, hire characters and win the favour of the king.',
  'Houses, pillars and cathedrals score on the map; full buildings score at home.',
  'After four rounds, each with a fair in another town, the most points win.',
];
