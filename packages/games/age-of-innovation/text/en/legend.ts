/** What icons mean that no name of a thing says. */
export const legend = {
  pass: 'When you pass',
  steps: 'Step in a discipline',
  stepsEach: 'Step in each discipline',
  edge: 'Workshop on the edge of the map',
  riverside: 'Workshop beside a river',
  groups: 'Groups of buildings',
  shapes: 'Different building types',
  flight: 'Flight',
  again: 'Another action right away',
};
