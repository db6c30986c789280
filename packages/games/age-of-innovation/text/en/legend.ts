/** What icons mean that no name of a thing says. */
export const legend = {
  'legend.pass': 'When you pass',
  'legend.steps': 'Step in a discipline',
  'legend.stepsEach': 'Step in each discipline',
  'legend.edge': 'Workshop on the edge of the map',
  'legend.riverside': 'Workshop beside a river',
  'legend.groups': 'Groups of buildings',
  'legend.shapes': 'Different types of buildings',
  'legend.flight': 'Flight',
  'legend.again': 'Another action at once',
};
