/** The set-up that the first lesson and the guide share: three players, with everything that a game would draw. */
export const HOME = 'africa';
export const OWN_CARD = 'wheel';
export const RIVAL_CARD = 'fermentation';
export const SPECIALIST_TILES = [
  'acclaim',
  'settling',
  'presenting',
  'teaching',
  'standing',
  'sharing',
  'inventing',
] as const;
export const HOME_WEALTH = ['AE', 'AC', 'AT'] as const;

export const OPTIONS = {
  players: 3,
  order: [0, 1, 2],
  specialistTiles: [...SPECIALIST_TILES],
  knowledgeTiles: [
    'knowCall',
    'knowInfluence',
    'knowShare',
    'knowInvent',
    'knowInnovate',
    'knowCitizen',
    'knowPresent',
  ],
  wealth: [
    [...HOME_WEALTH],
    ['BE', 'BC', 'BW'],
    ['CE', 'CC', 'CT'],
    ['DC', 'DT', 'DW'],
    ['EEC', 'EET'],
    ['FEC', 'FCT'],
    ['GEC', 'GET'],
  ],
  regionIdeas: [OWN_CARD, RIVAL_CARD, 'tannedLeather', 'horse', 'seawall', 'none', 'none'],
  commonMilestones: ['transport', 'stoneAndBoneTools', 'controlOfFire', 'originOfLanguage'],
  personalMilestones: ['agriculture', 'cotton', 'mining', 'copperSmelting'],
  eurekaMilestones: ['sailing', 'mathematics', 'iron'],
  ideas: ['writing', 'glass', 'musicalNotation', 'lighthouse', 'coins', 'steel', 'caravel'],
  inventions: [
    ['bread', 'flute'],
    ['starMap', 'cloth'],
    ['dog', 'ceramics'],
  ],
  goals: [
    ['goalMiddleEast', 'goalWealth', 'goalInventions'],
    ['goalAsia', 'goalSets', 'goalEra'],
    ['goalEurope', 'goalCulture', 'goalTokens'],
  ],
};
