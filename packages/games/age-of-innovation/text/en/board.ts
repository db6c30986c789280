import { sharedBoard } from '../../../terra/text/en.ts';
import { legend } from './legend.ts';

/** What only the drawn board says. Arguments are as in the messages; `owner` is the name of a faction. */
export const board = {
  ...legend,
  ...sharedBoard,
  roundScoring: 'Round scoring',
  scholarSpot: 'Scholar to {discipline}: {steps, plural, one {# step} other {# steps}}',
  finalShort: 'final',
  myTiles: 'My tiles',
  tilesOf: 'Tiles',
  palaceText: 'You choose a palace tile when you build it.',
  universityText: '1 competency',
  universityTown: 'A town needs only {buildings, plural, one {# building} other {# buildings}}.',
  neutralFaction: 'Neutral faction',
  areaUnknown: 'Its area is revealed at the start of round 6.',
  neutralArea: 'Area: {buildings, plural, one {# building} other {# buildings}}',
  choice: 'Planning boards and factions',
  hexNeutral: '{owner}: neutral {building}, power {power}',
  neutralOf: 'Neutral {building}',
  annexed: 'Has an annex',
  edge: 'On the edge of the map',
  riverText: 'Shipping lets you build across river hexes.',
  riverTown: 'Town across this river hex: {owner}',
  site: 'Bridge site {site}',
  coinsOnBonus: '{coins, plural, one {# coin on it} other {# coins on it}}',
  powerText: 'One player per round. Paid from bowl III.',
  bookActionText: 'One player per round. Paid with any books.',
  usedThisRound: 'Used this round',
  bookText: 'Books pay for innovations and book actions. You can convert any book into 1 coin.',
  scholarPlaces:
    'Open scholar spots: {places}. Return a scholar: {steps, plural, one {# step} other {# steps}}',
  noScholarPlace: 'No scholar spot left. Return a scholar: {steps, plural, one {# step} other {# steps}}',
  fromLevel: 'From level {level}:',
  scienceIncome:
    'Income from level {level}:{coins, plural, =0 {} one { # coin} other { # coins}}{tools, plural, =0 {} one { # tool} other { # tools}}{power, plural, =0 {} other { # power}}{points, plural, =0 {} other { # VP}}',
  topTaken: 'Level {level} taken by {owner}',
  booksOf: '{books, plural, one {# {discipline} book} other {# {discipline} books}}',
  innovationPrice: 'Cost: {books} + {any, plural, one {# book} other {# books}} of any kind',
  innovationMore:
    'Your 2nd and 3rd innovation cost extra books. Without a palace: +{coins, plural, one {# coin} other {# coins}}.',
  innovationSlot:
    'Free innovation slot: +{books, plural, one {# book} other {# books}}, +{coins, plural, one {# coin} other {# coins}}',
  slot: 'Also {steps, plural, one {# step} other {# steps}}{books, plural, =0 {} one { and # book} other { and # books}} in {discipline}',
  roundTitle: 'Round {round}',
  roundShort: 'Round {round}',
  finalTitle: 'Final round',
  noScienceBonus: 'No science bonus in round 6',
  shippingText: 'How many river hexes you can cross',
  terraformingText: 'What a spade costs you',
  spadePrice: 'Spade: {tools, plural, one {# tool} other {# tools}}',
  specialTitle: 'Special action: {source}',
  specialText: 'Only you, once per round',
  molesBridgeText: 'Only you, as often as you can pay',
  setTitle: '{faction}: {board}',
  boardTitle: 'Planning board {board}',
  boardStart:
    'Start: {coins, plural, one {# coin} other {# coins}}, {tools, plural, one {# tool} other {# tools}}, {scholars, plural, one {# scholar} other {# scholars}}, power {bowls}',
  noFaction: 'No board or faction yet',
  bookIncome: '{books, plural, one {book income +#} other {book income +#}}',
  scholarsUsed: 'Scholars used: {used} of {pieces}',
  bridgesBuilt: 'Bridges built: {built} of {pieces}',
  ordersAtMost: '{points, plural, =0 {if it is free} other {if it costs up to # VP}}',
  ordersAtLeast: 'if it costs {points} VP or more',
} as const;

export type BoardWords = Readonly<Record<keyof typeof board, string>>;
