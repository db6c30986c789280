/** What each kind of action is for, and when it is a good idea: by chapter of the rules. */
export const advice = {
  'INV-PREPARE': {
    why: 'You present one of the ideas that lie in the regions and get its benefit.',
    when: 'Before the first round, once.',
  },
  'INV-FORUM': {
    why: 'Your pillar chooses the action of this turn. The epoch pillar earns influence when others follow it.',
    when: 'Every turn. Only one pillar of yours on each forum.',
  },
  'INV-PRESENT': {
    why: 'An idea of yours starts its way. When it is shared, its presenter scores.',
    when: 'In a region without a card, when you have the citizens that it asks for.',
  },
  'INV-INVENT': {
    why: 'An idea becomes an invention and brings you a technology aspiration. Once it is shared, the card and its chain action are yours.',
    when: 'When you have access to its milestone and a citizen of its kind.',
  },
  'INV-INNOVATE': {
    why: 'You become the innovator of somebody else’s invention: a new specialist at once, its chain action, and a citizen on the map when it is shared.',
    when: 'When an invention that is not yours has no innovator yet.',
  },
  'INV-SHARE': {
    why: 'Everybody who took part is rewarded: points for the presenter, the card for the inventor; you take a wealth tile or a joker aspiration.',
    when: 'When you presented, invented or innovated the invention.',
  },
  'INV-CALL': {
    why: 'Your citizens come home from a region as specialists, and you gain an economy aspiration.',
    when: 'When you lack specialists of the type of the card in that region.',
  },
  'INV-GAIN': {
    why: 'Influence brings more chain actions, pays for building and scores in the end.',
    when: 'Where you have more citizens on the map space of a region than anybody else.',
  },
  'INV-TRAVEL': {
    why: 'A citizen moves on, you gain a culture aspiration, and a sage on the way gives you an action.',
    when: 'To a region with a sage, or where you want the majority.',
  },
  'INV-EUREKA': {
    why: 'You take a milestone of a later era: a new diplomat, the benefit of an era space, and room for more scholars.',
    when: 'When cards of later eras lie on the table and your milestone is too old for them.',
  },
  'INV-SEND': {
    why: 'A diplomat opens a milestone that is not yours and brings its action at once.',
    when: 'When you want to invent a card that needs that milestone.',
  },
  'INV-RECALL': {
    why: 'A diplomat returns to your academy as a scholar, who can do anything, and you get the milestone’s action again.',
    when: 'When the milestone is no longer needed and the academy has room.',
  },
  'INV-CHAIN': {
    why: 'Markers let you add further actions to your turn.',
    when: 'After your action, as long as you have markers.',
  },
  'INV-TILE': {
    why: 'Built tiles work for you: economy tiles once an era, technology tiles link two actions once a game.',
    when: 'Before or after your action, when you would use what they give at once.',
  },
  'INV-BUILD': {
    why: 'Only built tiles work, and wealth tiles score for what is built.',
    when: 'At the end of your turn, while you have specialists left to exhaust.',
  },
  'INV-ASPIRATION': {
    why: 'Aspirations become progress tiles.',
    when: 'At the end of your actions; when your tile area is full, something has to go.',
  },
  'INV-CITIZEN': {
    why: 'Citizens do all the work: specialists at home, people in the regions.',
    when: 'Choose the type or the region that your next actions need.',
  },
  'INV-SCHOLAR': {
    why: 'A scholar can stand in for a specialist of any type.',
    when: 'When the right specialist is missing.',
  },
  'INV-CHANGE': {
    why: 'You choose your place in the order of the new era.',
    when: 'At the era change.',
  },
};

export type AdviceChapter = keyof typeof advice;
