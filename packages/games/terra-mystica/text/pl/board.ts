import { sharedBoard } from '../../../terra/text/pl.ts';
import type { BoardWords } from '../en/board.ts';
import { legend } from './legend.ts';
import { playerBoard } from './player-board.ts';

export const board: BoardWords = {
  ...legend,
  ...sharedBoard,
  roundScoring: 'Punktacja tur',
  ...playerBoard,
  factions: 'Rasy',
  riverText: 'Tędy płyną statki: poziom żeglugi liczy pola rzeki.',
  site: 'Miejsce na most {site}',
  coinsOnCard:
    '{coins, plural, one {leży na nim # moneta} few {leżą na nim # monety} many {leży na nim # monet} other {leży na nim # monety}}',
  powerText: 'Dla wszystkich razem raz na turę, płatne z naczynia III.',
  usedThisRound: 'Użyte w tej turze',
  priestPlaces: 'Wolne miejsca dla kapłanów: {places}',
  priestSpot: 'Kapłan ({cult}): {steps, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  noPriestPlace: 'Nie ma wolnego miejsca dla kapłana.',
  scoringTitle: 'Tura {round}',
  roundShort: 'Tura {round}',
  shippingText: 'Ile pól rzeki przepływają twoje statki.',
  diggingText: 'Ile kosztuje cię łopata.',
  specialTitle: 'Umiejętność specjalna: {source}',
  specialText: 'Twoja własna akcja, raz na turę.',
  factionTitle: '{faction}: {terrain}',
  factionStart:
    'Na początek: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}, {workers, plural, one {# robotnik} few {# robotników} many {# robotników} other {# robotnika}}, {priests, plural, one {# kapłan} few {# kapłanów} many {# kapłanów} other {# kapłana}}, moc {bowls}',
  noFaction: 'Rasa jeszcze nie wybrana.',
  ordersAtMost:
    '{points, plural, =0 {gdy nie kosztuje punktów} one {gdy kosztuje najwyżej # PZ} few {gdy kosztuje najwyżej # PZ} many {gdy kosztuje najwyżej # PZ} other {gdy kosztuje najwyżej # PZ}}',
  ordersAtLeast:
    '{points, plural, one {gdy kosztuje # PZ lub więcej} few {gdy kosztuje # PZ lub więcej} many {gdy kosztuje # PZ lub więcej} other {gdy kosztuje # PZ lub więcej}}',
};
