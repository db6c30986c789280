/** Written by `npm run calibrate -- tiletum`: values that hang on how well bots play. */
export const calibrated = {
  ruleset: 4,
  bots: 1,
  games: 77,
  values: {
    easy: 81,
    normal: 76,
    hard: 67,
    easySilver: 15,
    normalSilver: 29,
  },
};
