/** The Automa in the log: what she does, by which card, and why it was this one. */
export const automa = {
  prompts: {
    chooseCard: 'Choose a planning card: your home terrain, and the two factions on it',
    chooseFaction: 'Choose one of the two factions',
    chooseHome: 'Choose the home terrain of the Automa',
    automaWorkshops: 'The Automa places her first workshops',
    automaBonuses: 'Round bonuses',
    automaTurn: 'The Automa draws a card',
    automaDoes: 'The Automa acts',
    automaPasses: 'The Automa passes',
  },
  log: {
    automaBegins: 'Automa: {faction}, home terrain {terrain}',
    automaWorkshops:
      'Automa places her first workshops (card {card}, letters {letters}): {marked} marked, {unmarked} unmarked',
    automaBonus:
      'Automa takes the {place, select, left {left} middle {middle} right {right} other {first}} round bonus: {bonus}',
    automaDeck: 'Automa: {cards, plural, one {# card} other {# cards}} in the deck, shipping {shipping}',
    automaDraws:
      'Automa draws card {card}, support card {support} ({left, plural, one {# card left} other {# cards left}})',
    automaLastCard: 'Automa has no card left; support card {support}',
    automaBuilds:
      'Automa builds a {marked, select, true {marked } other {}}workshop on {hex} (card {card}): {why}. Counted: {counted}',
    automaUpgrades:
      'Automa upgrades {hex} to a {building}{marked, select, true { (marked)} other {}} (card {card}): {why}. Counted: {counted}',
    automaBlocks: 'Automa blocks an action: {action} (card {card}): {why}. Counted: {counted}',
    automaScholar:
      'Automa {sent, select, true {sends a scholar} other {has no scholar or no spot, she advances}}: {steps, plural, one {# step} other {# steps}} in {discipline}, to level {level} (card {card}): {why}. Counted: {counted}',
    automaAdvances:
      'Automa advances {steps, plural, one {# step} other {# steps}} in {discipline}, to level {level} (card {card}): {why}. Counted: {counted}',
    automaInnovation: 'Automa takes an innovation: {innovation} (card {card}): {why}. Counted: {counted}',
    automaScores: 'Automa scores {points} VP (card {card})',
    automaInstead: 'Automa upgrades instead of building (card {card}): {why}',
    automaCannot: 'Automa skips an action (card {card}): {what}',
    automaPasses: 'Automa passes (support card {support}) and scores {points} VP',
    automaEnds: 'Automa scores {points} VP ({source})',
  },
} as const;
