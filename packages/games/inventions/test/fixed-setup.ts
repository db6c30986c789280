/** What chance decides before a game of four, given beforehand. */
export const IDEAS = [
  ...['coins', 'writing', 'glass', 'lighthouse', 'steel', 'musicalNotation'],
  ...['caravel', 'windmill'],
];
export const WEALTH = [
  ['AE', 'AC', 'AT', 'AW'],
  ['BE', 'BC', 'BT', 'BW'],
  ['CE', 'CC', 'CT', 'CW'],
  ['DE', 'DC', 'DT', 'DW'],
  ['EEC', 'EET', 'ECT'],
  ['FEC', 'FET', 'FCT'],
  ['GEC', 'GET', 'GCT'],
];
export const HANDS = [
  ['boats', 'cloth'],
  ['projectiles', 'starMap'],
  ['flute', 'bread'],
  ['trade', 'dog'],
];
export const GOALS = [
  ['goalAfrica', 'goalEconomy', 'goalEra'],
  ['goalMiddleEast', 'goalCulture', 'goalTokens'],
  ['goalEurope', 'goalTechnology', 'goalDiplomats'],
  ['goalAsia', 'goalWealth', 'goalInventions'],
];
