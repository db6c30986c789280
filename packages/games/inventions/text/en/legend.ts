/** What icons mean that no name of a thing says. */
export const legend = {
  exhausted: 'Exhausted',
};
