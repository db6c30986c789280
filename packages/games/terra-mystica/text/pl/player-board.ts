import type { playerBoard as english } from '../en/player-board.ts';

export const playerBoard: Readonly<Record<keyof typeof english, string>> = {
  abilityTitle: 'Umiejętność rasy',
  myTiles: 'Moje żetony',
  tilesOf: 'Żetony',
  wheel: 'Krąg przekształcania: ile łopat do preferowanego terenu',
  diggingShort: 'Przekształcanie',

  'amount.coins': '{count, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  'amount.workers':
    '{count, plural, one {# robotnik} few {# robotników} many {# robotników} other {# robotnika}}',
  'amount.priests': '{count, plural, one {# kapłan} few {# kapłanów} many {# kapłanów} other {# kapłana}}',
  'amount.power': '{count, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}}',

  'ability.firstDwellings':
    'Zaczynasz z {count, plural, one {# osadą} few {# osadami} many {# osadami} other {# osady}}.',
  'ability.spadePriests': 'Za łopaty płacisz kapłanami.',
  'ability.paidSpade': '{points} PZ za każdą opłaconą łopatę.',
  'ability.spade': '{points} PZ za każdą łopatę.',
  'ability.spadesAlways':
    'Przekształcenie zawsze wymaga {spades, plural, one {# łopaty} few {# łopat} many {# łopat} other {# łopaty}}.',
  'ability.favours': 'Żetony łask za każdą świątynię i za sanktuarium: {count}.',
  'ability.townPoints': 'Każde stworzone miasto daje ci dodatkowe {points} PZ.',
  'ability.townWorkers':
    '{workers, plural, one {# robotnik} few {# robotników} many {# robotników} other {# robotnika}} za każde stworzone miasto.',
  'ability.leap':
    'Przekształcając teren lub budując, możesz pominąć {skip, plural, one {# pole} few {# pola} many {# pól} other {# pola}}. Koszt: {price}; +{points} PZ.',
  'ability.riverTowns': 'Twoje miasto może pominąć 1 pole rzeki.',
  'ability.leeched': 'Awansujesz o 1 pole kultu, gdy sąsiad bierze moc z twojej budowli.',
  'ability.exchange':
    'W każdej chwili: 1 PZ → 1 moneta albo {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} → 1 PZ.',
  'ability.bridge':
    'Akcja: most za {workers, plural, one {# robotnika} few {# robotników} many {# robotników} other {# robotnika}}.',

  'action.cultSteps':
    'Raz na turę: {steps, plural, one {# pole} few {# pola} many {# pól} other {# pola}} na jednym torze kultu.',
  'action.ride': 'Raz na turę: darmowa osada na dowolnym polu lasu.',
  'action.freeTradingHouse': 'Raz na turę: rozbudowa osady do faktorii za darmo.',
  'action.doubleTurn': 'Raz na turę: dwie akcje w jednym ruchu.',
  'action.freeSpades':
    'Raz na turę: {spades, plural, one {# łopata} few {# łopaty} many {# łopat} other {# łopaty}} na jedno pole.',
  'action.sandstorm': 'Raz na turę: pole obok twojej budowli staje się pustynią.',
  'title.cultSteps': 'Modły',
  'title.ride': 'Lot wiedźm',
  'title.freeTradingHouse': 'Szybki handel',
  'title.doubleTurn': 'Podwójny ruch',
  'title.freeSpades': 'Darmowe łopaty',
  'title.sandstorm': 'Burza piaskowa',
  'stronghold.favours':
    'Od razu: {count, plural, one {# żeton łask} few {# żetony łask} many {# żetonów łask} other {# żetonu łask}}.',
  'stronghold.points': 'Od razu: {points} PZ.',
  'stronghold.power': 'Od razu: {power, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}}.',
  'stronghold.spades':
    'Od razu: {spades, plural, one {# łopata} few {# łopaty} many {# łopat} other {# łopaty}}.',
  'stronghold.shipping': 'Od razu: żegluga +{levels}.',
  'stronghold.ordain':
    'Od razu: {count, plural, one {# robotnik może zostać kapłanem} few {do # robotników może zostać kapłanami} many {do # robotników może zostać kapłanami} other {do # robotnika może zostać kapłanami}}.',
  'stronghold.powerForSpade':
    '{power, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}} za każdą łopatę.',
  'stronghold.bridges': 'Gdy pasujesz: {points} PZ za każdy most między twoimi budowlami.',
  'stronghold.skip':
    'Możesz pominąć do {skip, plural, one {# pola} few {# pól} many {# pól} other {# pola}}.',
  'stronghold.leapPrice': 'Koszt pominięcia: {price}.',

  'sanctuary.favours':
    '{count, plural, one {# żeton łask} few {# żetony łask} many {# żetonów łask} other {# żetonu łask}}.',
  'sanctuary.town':
    'Miasto wymaga tylko {buildings, plural, one {# budowli} few {# budowli} many {# budowli} other {# budowli}}.',
};
