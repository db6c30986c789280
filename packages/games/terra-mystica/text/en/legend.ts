/** What icons mean that no name of a thing says. */
export const legend = {
  'legend.cult': 'Step on a cult track',
  'legend.pass': 'When you pass',
};
