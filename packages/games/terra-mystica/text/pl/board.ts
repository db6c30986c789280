import { sharedBoard } from '../../../terra/text/pl.ts';
import type { BoardWords } from '../en/board.ts';
import { playerBoard } from './player-board.ts';

export const board: BoardWords = {
  tabMain: 'Mapa',
  tabTracks: 'Kulty',
  tabTray: 'Żetony',
  ...sharedBoard,
  roundScoring: 'Punktacja tur',
  ...playerBoard,
  factions: 'Rasy',
  riverText: 'Żegluga pozwala budować po drugiej stronie rzeki.',
  site: 'Miejsce na most {site}',
  coinsOnCard:
    '{coins, plural, one {# moneta na nim} few {# monety na nim} many {# monet na nim} other {# monety na nim}}',
  powerText: 'Raz na turę, tylko jeden gracz. Płacisz mocą z naczynia III.',
  usedThisRound: 'Użyte w tej turze',
  priestPlaces: 'Wolne miejsca dla kapłanów: {places}',
  priestSpot: 'Kapłan do {cult_gen}: {steps, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  noPriestPlace: 'Brak wolnych miejsc dla kapłanów',
  scoringTitle: 'Tura {round}',
  roundShort: 'Tura {round}',
  shippingText: 'Tyle pól rzeki możesz pominąć',
  diggingText: 'Koszt jednej łopaty',
  specialTitle: 'Umiejętność specjalna: {source}',
  specialText: 'Tylko dla ciebie, raz na turę',
  factionTitle: '{faction} ({terrain})',
  factionStart:
    'Na początek: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}, {workers, plural, one {# robotnik} few {# robotników} many {# robotników} other {# robotnika}}, {priests, plural, one {# kapłan} few {# kapłanów} many {# kapłanów} other {# kapłana}}, moc {bowls}',
  noFaction: 'Rasa jeszcze niewybrana',
  ordersAtMost: '{points, plural, =0 {jeśli jest za darmo} other {jeśli kosztuje do # PZ}}',
  ordersAtLeast: 'jeśli kosztuje {points} PZ lub więcej',
  'take.faction': 'Graj tą rasą',
  'take.take': 'Weź ten żeton',
  'take.favour': 'Weź ten żeton',
  'take.town': 'Weź ten żeton',
  'take.pass': 'Spasuj i weź żeton',
};
