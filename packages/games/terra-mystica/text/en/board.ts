import { sharedBoard } from '../../../terra/text/en.ts';
import { legend } from './legend.ts';
import { playerBoard } from './player-board.ts';

/** What only the drawn board says. Arguments are as in the messages; `owner` is the name of a faction. */
export const board = {
  ...legend,
  ...sharedBoard,
  roundScoring: 'Round scoring',
  ...playerBoard,
  factions: 'Factions',
  riverText: 'Ships pass here: a shipping level counts river hexes.',
  site: 'Bridge site {site}',
  coinsOnCard: '{coins, plural, one {# coin lies on it} other {# coins lie on it}}',
  powerText: 'For everybody together once a round, paid from bowl III.',
  usedThisRound: 'Used this round',
  priestPlaces: 'Free places for priests: {places}',
  priestSpot: 'Priest to {cult}: {steps, plural, one {# step} other {# steps}}',
  noPriestPlace: 'No place for priests is free.',
  scoringTitle: 'Round {round}',
  roundShort: 'Round {round}',
  shippingText: 'How many river hexes your ships cross.',
  diggingText: 'What a spade costs you.',
  specialTitle: 'Special action: {source}',
  specialText: 'An action of your own, once a round.',
  factionTitle: '{faction}: {terrain}',
  factionStart:
    'Start: {coins, plural, one {# coin} other {# coins}}, {workers, plural, one {# worker} other {# workers}}, {priests, plural, one {# priest} other {# priests}}, power {bowls}',
  noFaction: 'No faction chosen yet.',
  ordersAtMost:
    '{points, plural, =0 {when it costs no points} one {when it costs at most # point} other {when it costs at most # points}}',
  ordersAtLeast:
    '{points, plural, one {when it costs # point or more} other {when it costs # points or more}}',
} as const;

export type BoardWords = Readonly<Record<keyof typeof board, string>>;
