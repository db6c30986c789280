/** Written by `npm run calibrate -- tiletum`: values that hang on how well bots play. */
export const calibrated = {
  ruleset: 4,
  estimate: 1,
  bots: 1,
  games: 242,
  values: {
    easy: 80,
    normal: 72,
    hard: 64,
    easySilver: 19,
    normalSilver: 23,
  },
};
