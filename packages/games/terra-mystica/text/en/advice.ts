/** What each kind of action is for, and when it is a good idea: by chapter of the rules. */
export const advice = {
  'TM-BUILD': {
    why: 'Dwellings bring workers each round and reach new neighbours.',
    when: 'Your first ones on any hex of your own terrain, later ones next to your buildings or within your shipping.',
  },
  'TM-TRANSFORM': {
    why: 'Spades turn a hex into your terrain, and you may build on it in the same turn.',
    when: 'When no free hex of your terrain is in reach. Power actions give spades cheaply.',
  },
  'TM-UPGRADE': {
    why: 'Larger buildings bring coins, power and priests and count more towards a town.',
    when: 'A trading house is cheaper next to an opponent. A temple or the sanctuary brings a favour tile.',
  },
  'TM-SHIPPING': {
    why: 'You reach hexes across the river, and you score at once.',
    when: 'When hexes in reach run out, or near the end, to join your buildings into one network.',
  },
  'TM-DIGGING': {
    why: 'Spades cost fewer workers from now on, and you score at once.',
    when: 'Early, if you will have to terraform a lot.',
  },
  'TM-PRIEST': {
    why: 'Priests climb a cult track: power on the way, rewards after rounds, points at the end.',
    when: 'When this round rewards that cult, or to lead the track. The spots with more steps go first.',
  },
  'TM-ACTION': {
    why: 'Power becomes spades, workers, a priest, coins or a bridge. Each works once a round for everybody.',
    when: 'Early in the round, before somebody else takes it. Burn power if you lack a little.',
  },
  'TM-SPECIAL': {
    why: 'Actions that are yours alone: from your stronghold, bonus card or favour tile.',
    when: 'Once a round, in any of your turns.',
  },
  'TM-CONVERT': {
    why: 'Power, priests and workers become what you lack right now.',
    when: 'Before or after your action, as often as you like. It does not use up your turn.',
  },
  'TM-PASS': {
    why: 'Your bonus card scores, you take another one, and you may be the one who starts the next round.',
    when: 'When nothing useful is left. Whoever passes first starts.',
  },
};

export type AdviceChapter = keyof typeof advice;
