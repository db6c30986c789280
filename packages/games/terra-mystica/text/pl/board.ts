import type { BoardWords } from '../en/board.ts';

export const board: BoardWords = {
  player: 'Gracz {number}',
  map: 'Mapa',
  factions: 'Rasy',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  fit: 'Pokaż całą mapę',
  hex: '{hex}, {terrain}',
  hexFree: 'Nic tu nie stoi.',
  hexBuilding: '{owner}: {building}, wartość mocy {power}',
  inTown: 'Część miasta',
  river: 'Rzeka {river}',
  riverText: 'Tędy płyną statki: poziom żeglugi liczy pola rzeki.',
  site: 'Miejsce na most {site}',
  heldBy: 'Ma: {owner}',
  copiesLeft:
    '{copies, plural, =0 {Nie ma już ani jednego} one {Został # żeton} few {Zostały # żetony} many {Zostało # żetonów} other {Zostało # żetonu}}',
  coinsOnCard:
    '{coins, plural, one {leży na nim # moneta} few {leżą na nim # monety} many {leży na nim # monet} other {leży na nim # monety}}',
  powerText: 'Dla wszystkich razem raz na turę, płatne z naczynia III.',
  usedThisRound: 'Użyte w tej turze',
  priestPlaces: 'Wolne miejsca dla kapłanów: {places}',
  noPriestPlace: 'Nie ma wolnego miejsca dla kapłana.',
  scoringTitle: 'Tura {round}',
  roundShort: 'Tura {round}',
  shippingText: 'Ile pól rzeki przepływają twoje statki.',
  diggingText: 'Ile kosztuje cię łopata.',
  specialTitle: 'Umiejętność specjalna: {source}',
  specialText: 'Twoja własna akcja, raz na turę.',
  bowlsText: 'Moc przechodzi z naczynia I do II i do III. Wydać można tylko moc z naczynia III.',
  factionTitle: '{faction}: {terrain}',
  factionStart:
    'Na początek: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}, {workers, plural, one {# robotnik} few {# robotników} many {# robotników} other {# robotnika}}, {priests, plural, one {# kapłan} few {# kapłanów} many {# kapłanów} other {# kapłana}}, moc {bowls}',
  noFaction: 'Rasa jeszcze nie wybrana.',
  passed: 'pas',
  holding: '{name}: {count}, następny dochód {income}',
  powerIncome: 'następny dochód mocy {power}',
  builtOf: '{built}/{pieces}',
  ordersTake: 'Moc od sąsiadów: bierz bez pytania',
  ordersRefuse: 'Moc od sąsiadów: rezygnuj bez pytania',
  ordersAsk: 'Pytaj mnie',
  ordersAtMost:
    '{points, plural, =0 {gdy nie kosztuje punktów} one {gdy kosztuje najwyżej # PZ} few {gdy kosztuje najwyżej # PZ} many {gdy kosztuje najwyżej # PZ} other {gdy kosztuje najwyżej # PZ}}',
  ordersAtLeast:
    '{points, plural, one {gdy kosztuje # PZ lub więcej} few {gdy kosztuje # PZ lub więcej} many {gdy kosztuje # PZ lub więcej} other {gdy kosztuje # PZ lub więcej}}',
};
