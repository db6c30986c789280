/** What icons mean that no name of a thing says. */
export const legend = {
  pass: 'When you pass',
  steps: 'Step in a discipline',
  stepsEach: 'Step in every discipline',
  edge: 'Workshop at the edge of the map',
  riverside: 'Workshop beside a river',
  groups: 'Groups of buildings',
  shapes: 'Buildings of different shapes',
  flight: 'Flight',
  again: 'Another action at once',
};
