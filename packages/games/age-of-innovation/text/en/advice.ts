/** What each kind of action is for, and when it is a good idea: by chapter of the rules. */
export const advice = {
  'AOI-BUILD': {
    why: 'Workshops bring tools each round and widen your reach.',
    when: 'Your first ones on any hex of your own terrain, later ones next to your buildings or within your shipping.',
  },
  'AOI-TERRAFORM': {
    why: 'Spades turn a hex into your terrain, and you may build on it in the same turn.',
    when: 'When no free hex of your terrain is in reach. Power and book actions give spades cheaply.',
  },
  'AOI-UPGRADE': {
    why: 'Larger buildings bring coins, power and scholars; schools and the university also bring a competency.',
    when: 'A guild is cheaper next to an opponent. Choose the palace that fits your plan.',
  },
  'AOI-INNOVATION': {
    why: 'Books become an innovation: points, goods or an ability of your own.',
    when: 'When you have the books. Each further innovation costs more, so choose the first one well.',
  },
  'AOI-SHIPPING': {
    why: 'You reach hexes across the river, and you score or gain books at once.',
    when: 'When hexes in reach run out, or near the end, to join your buildings into one network.',
  },
  'AOI-TERRAFORMING': {
    why: 'Spades cost fewer tools from now on, and you score or gain books at once.',
    when: 'Early, if you will have to terraform a lot.',
  },
  'AOI-SCHOLAR': {
    why: 'Scholars climb a discipline: power on the way, rewards after rounds, points at the end.',
    when: 'When this round rewards that discipline, or to lead it. The spots with more steps go first.',
  },
  'AOI-ACTION': {
    why: 'Power or books become spades, tools, coins, a scholar or a bridge. Each works once a round for everybody.',
    when: 'Early in the round, before somebody else takes it. Burn power if you lack a little.',
  },
  'AOI-SPECIAL': {
    why: 'Actions that are yours alone: from palace, round bonus, faction or innovation.',
    when: 'Once a round, in any of your turns.',
  },
  'AOI-ANNEX': {
    why: 'An annex makes its building worth more power and counts as one more building of a town.',
    when: 'When it completes a town.',
  },
  'AOI-CONVERT': {
    why: 'Power, scholars, books and tools become what you lack right now.',
    when: 'Before or after your action, as often as you like. It does not use up your turn.',
  },
  'AOI-PASS': {
    why: 'Your round bonus scores, you take another one, and you may be the one who starts the next round.',
    when: 'When nothing useful is left. Whoever passes first starts.',
  },
};

export type AdviceChapter = keyof typeof advice;
