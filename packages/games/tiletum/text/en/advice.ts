/** What each kind of action is for, and when it is a good idea: by chapter of the rules. */
export const advice = {
  'TIL-DIE': {
    why: 'A die gives goods of its colour and an action: many goods and few action points, or the other way round.',
    when: 'Every turn. Look at the tile beside the action as well; gold changes the number.',
  },
  'TIL-JOKER': {
    why: 'The Joker stands for any other action.',
    when: 'When the action that you want has no good die left.',
  },
  'TIL-MERCHANT': {
    why: 'The merchant travels from town to town, for houses, tiles and fairs.',
    when: 'When a fair is coming, or a town has a tile or a slot for your house.',
  },
  'TIL-ARCHITECT': {
    why: 'The architect travels to cathedrals, for pillars and tiles.',
    when: 'When you have pillars to place and stone to contribute.',
  },
  'TIL-HOUSE': {
    why: 'Houses score at fairs, and at the end they are multiplied by your pillars.',
    when: 'In the town where your merchant is, if you have none there yet.',
  },
  'TIL-PILLAR': {
    why: 'Pillars let you contribute to the cathedral, and at the end they multiply your houses.',
    when: 'At the cathedral where your architect is, if you have none there yet.',
  },
  'TIL-MAP': {
    why: 'A tile from the map goes to your storehouse and works later.',
    when: 'Where your figure stands, while there is room in the storehouse.',
  },
  'TIL-CHARACTER': {
    why: 'Characters move into your buildings: a bonus now, a house when the building is full.',
    when: 'When a character in your storehouse fits a building; each type has one.',
  },
  'TIL-CONTRACT': {
    why: 'Contracts turn goods into points, and the first ones bring pillars.',
    when: 'Take those whose goods you collect anyway; fulfil them at any moment of your turn.',
  },
  'TIL-KING': {
    why: 'The king decides the order of play and gives or takes points every round.',
    when: 'When you are behind on the track, or its prize fits you.',
  },
  'TIL-TASK': {
    why: 'Gold buys the one good that is missing.',
    when: 'At any moment of your turn.',
  },
  'TIL-CREST': {
    why: 'A crest under a building brings the bonus of that building, once.',
    when: 'When the crest is in your storehouse and you have the food; the building need not be full.',
  },
  'TIL-CATHEDRAL': {
    why: 'A contribution of stone scores at once; the first ones score most.',
    when: 'Where your pillar stands, once at each cathedral.',
  },
  'TIL-HELPER': {
    why: 'Helpers in your storehouse give goods, action points or a change of colour.',
    when: 'At the moment at which they help most; that also frees a space in the storehouse.',
  },
  'TIL-SEEKER': {
    why: 'Seekers go underground, where there are mines, tiles and stone tablets for whoever comes first.',
    when: 'When a city with a free slot or a tablet that is not covered yet is near.',
  },
  'TIL-MINE': {
    why: 'A mine brings silver and gold at once.',
    when: 'In the city where your seeker is, if you have no mine there yet.',
  },
  'TIL-TECHNOLOGY': {
    why: 'A technology makes something cheaper or stronger for the rest of the game.',
    when: 'As soon as you have the silver: the earlier, the longer it helps.',
  },
  'TIL-TABLET': {
    why: 'The first seeker to pass a stone tablet gets what it offers; some offers cost silver or gold.',
    when: 'At once or never: afterwards the tablet is covered.',
  },
};

export type AdviceChapter = keyof typeof advice;
