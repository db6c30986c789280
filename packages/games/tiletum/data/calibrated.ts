/** Written by `npm run calibrate -- tiletum`: values that hang on how well bots play. */
export const calibrated = {
  ruleset: 3,
  bots: 1,
  games: 110,
  values: {
    easy: 80,
    normal: 73,
    hard: 57,
    easySilver: 26,
    normalSilver: 32,
  },
};
