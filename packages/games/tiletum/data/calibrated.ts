/** Written by `npm run calibrate -- tiletum`: values that hang on how well bots play. */
export const calibrated = {
  ruleset: 2,
  bots: 1,
  games: 0,
  values: {
    easy: 0,
    normal: 0,
    hard: 0,
    easySilver: 0,
    normalSilver: 0,
  },
};
