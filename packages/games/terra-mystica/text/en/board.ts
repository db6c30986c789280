import { sharedBoard } from '../../../terra/text/en.ts';
import { playerBoard } from './player-board.ts';

/** What only the drawn board says. Arguments are as in the messages; `owner` is the name of a faction. */
export const board = {
  tabMain: 'Map',
  tabTracks: 'Cults',
  tabTray: 'Tiles',
  ...sharedBoard,
  roundScoring: 'Round scoring',
  ...playerBoard,
  factions: 'Factions',
  riverText: 'Shipping lets you build across river hexes.',
  site: 'Bridge site {site}',
  coinsOnCard: '{coins, plural, one {# coin on it} other {# coins on it}}',
  powerText: 'One player per round. Paid from bowl III.',
  usedThisRound: 'Used this round',
  priestPlaces: 'Open priest spots: {places}',
  priestSpot: 'Priest to {cult}: {steps, plural, one {# step} other {# steps}}',
  noPriestPlace: 'No priest spot left',
  scoringTitle: 'Round {round}',
  roundShort: 'Round {round}',
  shippingText: 'How many river hexes you can cross',
  diggingText: 'What a spade costs you',
  specialTitle: 'Special action: {source}',
  specialText: 'Only you, once per round',
  factionTitle: '{faction}: {terrain}',
  factionStart:
    'Start: {coins, plural, one {# coin} other {# coins}}, {workers, plural, one {# worker} other {# workers}}, {priests, plural, one {# priest} other {# priests}}, power {bowls}',
  noFaction: 'No faction yet',
  ordersAtMost: '{points, plural, =0 {if it is free} other {if it costs up to # VP}}',
  ordersAtLeast: 'if it costs {points} VP or more',
  'take.faction': 'Play this faction',
  'take.take': 'Take this card',
  'take.favour': 'Take this tile',
  'take.town': 'Take this tile',
  'take.pass': 'Pass and take card',
} as const;

export type BoardWords = Readonly<Record<keyof typeof board, string>>;
