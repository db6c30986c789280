/** Written by `npm run calibrate -- tiletum`: values that hang on how well bots play. */
export const calibrated = {
  ruleset: 4,
  estimate: 1,
  bots: 2,
  games: 100,
  values: {
    easy: 90,
    normal: 89,
    hard: 71,
    easySilver: 56,
    normalSilver: 52,
  },
};
