/** The set-up that the first lesson and the guide share: the Witches beside the Nomads. */
export const OWN = 'witches';
export const RIVAL = 'nomads';
export const ROUND_TILES = ['SCORE8', 'SCORE3', 'SCORE9', 'SCORE2', 'SCORE1', 'SCORE4'] as const;

/** Those of the box; the others come with the mini expansion. */
export const TOWNS = ['TW1', 'TW2', 'TW3', 'TW4', 'TW5'];

export const OPTIONS = {
  players: 2,
  factions: [OWN, RIVAL],
  scoringTiles: [...ROUND_TILES],
  bonusCards: ['BON1', 'BON3', 'BON5', 'BON8', 'BON9'],
  startSeat: 0,
};
