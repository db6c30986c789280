/** What stands in words on a faction's board. Numbers are those of the tables; sentences without them are left out. */
export const playerBoard = {
  abilityTitle: 'Faction ability',
  myTiles: 'My tiles',
  tilesOf: 'Tiles',
  wheel: 'Terraforming wheel: spades to the home terrain',
  diggingShort: 'Digging',

  // amounts
  'amount.coins': '{count, plural, one {# coin} other {# coins}}',
  'amount.workers': '{count, plural, one {# worker} other {# workers}}',
  'amount.priests': '{count, plural, one {# priest} other {# priests}}',
  'amount.power': '{count} power',

  // abilities of factions
  'ability.firstDwellings': 'You start with {count, plural, one {# dwelling} other {# dwellings}}.',
  'ability.spadePriests': 'You pay for spades with priests.',
  'ability.paidSpade': '{points} VP for each spade you pay for.',
  'ability.spade': '{points} VP for each spade.',
  'ability.spadesAlways': 'Terraforming always takes {spades, plural, one {# spade} other {# spades}}.',
  'ability.favours': '{count} favour tiles for each temple and for the sanctuary.',
  'ability.townPoints': 'Each town you found scores {points} extra VP.',
  'ability.townWorkers': '{workers, plural, one {# worker} other {# workers}} for each town you found.',
  'ability.leap':
    'You may skip {skip, plural, one {# hex} other {# hexes}} when you terraform or build: pay {price}, +{points} VP.',
  'ability.riverTowns': 'A town of yours may skip 1 river hex.',
  'ability.leeched': '1 cult step when a neighbour takes power from your building.',
  'ability.exchange':
    'At any time: 1 VP for 1 coin, or {coins, plural, one {# coin} other {# coins}} for 1 VP.',
  'ability.bridge': 'Action: a bridge for {workers, plural, one {# worker} other {# workers}}.',

  // what a stronghold opens
  'action.cultSteps': 'Once per round: {steps, plural, one {# step} other {# steps}} on one cult.',
  'action.ride': 'Once per round: a free dwelling on any Forest.',
  'action.freeTradingHouse': 'Once per round: upgrade a dwelling to a trading house for free.',
  'action.doubleTurn': 'Once per round: two actions in one turn.',
  'action.freeSpades': 'Once per round: {spades, plural, one {# spade} other {# spades}} for one hex.',
  'action.sandstorm': 'Once per round: a hex next to your building becomes Desert.',
  'title.cultSteps': 'Devotion',
  'title.ride': 'Witches’ Ride',
  'title.freeTradingHouse': 'Quick trade',
  'title.doubleTurn': 'Double turn',
  'title.freeSpades': 'Free spades',
  'title.sandstorm': 'Sandstorm',
  'stronghold.favours': 'At once: {count, plural, one {# favour tile} other {# favour tiles}}.',
  'stronghold.points': 'At once: {points} VP.',
  'stronghold.power': 'At once: {power} power.',
  'stronghold.spades': 'At once: {spades, plural, one {# spade} other {# spades}}.',
  'stronghold.shipping': 'At once: shipping +{levels}.',
  'stronghold.ordain':
    'At once: up to {count, plural, one {# worker becomes a priest} other {# workers become priests}}.',
  'stronghold.powerForSpade': '{power} power for each spade.',
  'stronghold.bridges': 'When you pass: {points} VP for each bridge between your buildings.',
  'stronghold.skip': 'You may skip up to {skip, plural, one {# hex} other {# hexes}}.',
  'stronghold.leapPrice': 'Skipping costs {price}.',

  // sanctuary
  'sanctuary.favours': '{count, plural, one {# favour tile} other {# favour tiles}}.',
  'sanctuary.town': 'A town needs only {buildings, plural, one {# building} other {# buildings}}.',
} as const;
