/** What icons mean that no name of a thing says. */
export const legend = {
  cult: 'Step on a cult track',
  pass: 'When you pass',
};
