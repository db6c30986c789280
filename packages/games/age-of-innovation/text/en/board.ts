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
  universityText: '1 competency.',
  universityTown: 'A town needs only {buildings, plural, one {# building} other {# buildings}}.',
  neutralFaction: 'Neutral faction',
  areaUnknown: 'Its area is opened at the start of the last round.',
  neutralArea: 'Its area: {buildings, plural, one {# building} other {# buildings}}',
  choice: 'Planning boards and factions',
  hexNeutral: '{owner}: {building} (neutral), power value {power}',
  neutralOf: '{building} (neutral)',
  annexed: 'With an annex',
  edge: 'At the edge of the map',
  riverText: 'Ships pass here: a shipping level counts river hexes.',
  riverTown: 'A town over this river hex: {owner}',
  site: 'Bridge site {site}',
  coinsOnBonus: '{coins, plural, one {# coin lies on it} other {# coins lie on it}}',
  powerText: 'For everybody together once a round, paid from bowl III.',
  bookActionText: 'For everybody together once a round, paid with books of any discipline.',
  usedThisRound: 'Used this round',
  bookText: 'Books pay for innovations and book actions. Each may be sold for 1 coin.',
  scholarPlaces:
    'Free places for scholars: {places}. A scholar given back: {steps, plural, one {# step} other {# steps}}',
  noScholarPlace:
    'No place for scholars is free. A scholar given back: {steps, plural, one {# step} other {# steps}}',
  fromLevel: 'From {level}:',
  scienceIncome:
    'Income from level {level} on:{coins, plural, =0 {} one { # coin} other { # coins}}{tools, plural, =0 {} one { # tool} other { # tools}}{power, plural, =0 {} other { # power}}{points, plural, =0 {} one { # point} other { # points}}',
  topTaken: 'Level {level} is taken: {owner}',
  booksOf: '{books, plural, one {# book} other {# books}} ({discipline})',
  innovationPrice: 'Price: {books}, {any, plural, one {# book} other {# books}} of any discipline',
  innovationMore:
    'The second and the third cost more books; without a palace {coins, plural, one {# coin} other {# coins}} more.',
  innovationSlot:
    'Free slot for an innovation: {books, plural, one {# book} other {# books}} and {coins, plural, one {# coin} other {# coins}} more',
  slot: 'Slot: {steps, plural, one {# step} other {# steps}}{books, plural, =0 {} one { and # book} other { and # books}} ({discipline})',
  roundTitle: 'Round {round}',
  roundShort: 'Round {round}',
  finalTitle: 'Last round',
  noScienceBonus: 'The last round has no science bonus.',
  shippingText: 'How many river hexes your ships cross.',
  terraformingText: 'What a spade costs you.',
  spadePrice: '{tools, plural, one {A spade costs # tool} other {A spade costs # tools}}',
  specialTitle: 'Special action: {source}',
  specialText: 'An action of your own, once a round.',
  molesBridgeText: 'An action of your own, as often as your tools and bridges last.',
  setTitle: '{faction}: {board}',
  boardTitle: 'Planning board {board}',
  boardStart:
    'Start: {coins, plural, one {# coin} other {# coins}}, {tools, plural, one {# tool} other {# tools}}, {scholars, plural, one {# scholar} other {# scholars}}, power {bowls}',
  noFaction: 'Board and faction are not chosen yet.',
  bookIncome: '{books, plural, one {next income: # book} other {next income: # books}}',
  scholarsUsed: 'Scholars used: {used} of {pieces}',
  bridgesBuilt: 'Bridges built: {built} of {pieces}',
  ordersAtMost:
    '{points, plural, =0 {when it costs no points} one {when it costs at most # point} other {when it costs at most # points}}',
  ordersAtLeast:
    '{points, plural, one {when it costs # point or more} other {when it costs # points or more}}',
} as const;

export type BoardWords = Readonly<Record<keyof typeof board, string>>;
