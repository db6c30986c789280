import { sharedBoard } from '../../../terra/text/pl.ts';
import type { BoardWords } from '../en/board.ts';
import { legend } from './legend.ts';

export const board: BoardWords = {
  ...legend,
  ...sharedBoard,
  roundScoring: 'Punktowanie rund',
  scholarSpot:
    'Uczony ({discipline}): {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}',
  finalShort: 'finał',
  myTiles: 'Moje żetony',
  tilesOf: 'Żetony',
  palaceText: 'Żeton pałacu wybierasz przy budowie.',
  universityText: '1 kompetencja.',
  universityTown:
    'Miasto wymaga tylko {buildings, plural, one {# budynku} few {# budynków} many {# budynków} other {# budynku}}.',
  neutralFaction: 'Frakcja niezależna',
  areaUnknown: 'Jej obszar odkrywa się na początku ostatniej rundy.',
  neutralArea:
    'Jej obszar: {buildings, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynku}}',
  choice: 'Plansze planowania i frakcje',
  hexNeutral: '{owner}: {building} (budynek neutralny), wartość mocy {power}',
  neutralOf: '{building} (budynek neutralny)',
  annexed: 'Z pawilonem',
  edge: 'Heks graniczny',
  riverText: 'Tędy płyną statki: poziom żeglugi liczy heksy rzeki.',
  riverTown: 'Miasto nad tym heksem rzeki: {owner}',
  site: 'Miejsce na most {site}',
  coinsOnBonus:
    '{coins, plural, one {leży na nim # moneta} few {leżą na nim # monety} many {leży na nim # monet} other {leży na nim # monety}}',
  powerText: 'Dla wszystkich razem raz na rundę, płatne z naczynia III.',
  bookActionText: 'Dla wszystkich razem raz na rundę, płatne księgami z dowolnych dyscyplin.',
  usedThisRound: 'Użyte w tej rundzie',
  bookText: 'Księgami płaci się za innowacje i akcje księgi. Każdą można zamienić na 1 monetę.',
  scholarPlaces:
    'Wolne miejsca dla uczonych: {places}. Za zwrot uczonego: {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}',
  noScholarPlace:
    'Nie ma wolnego miejsca dla uczonego. Za zwrot uczonego: {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}',
  fromLevel: 'Od {level}:',
  scienceIncome:
    'Dochód od poziomu {level}:{coins, plural, =0 {} one { # moneta} few { # monety} many { # monet} other { # monety}}{tools, plural, =0 {} one { # narzędzie} few { # narzędzia} many { # narzędzi} other { # narzędzia}}{power, plural, =0 {} one { # moc} few { # moce} many { # mocy} other { # mocy}}{points, plural, =0 {} one { # pkt} few { # pkt} many { # pkt} other { # pkt}}',
  topTaken: 'Poziom {level} zajęty: {owner}',
  booksOf: '{books, plural, one {# księga} few {# księgi} many {# ksiąg} other {# księgi}} ({discipline})',
  innovationPrice:
    'Koszt: {books}, {any, plural, one {# dowolna księga} few {# dowolne księgi} many {# dowolnych ksiąg} other {# dowolnej księgi}}',
  innovationMore:
    'Druga i trzecia kosztują więcej ksiąg; bez pałacu dodatkowo {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.',
  innovationSlot:
    'Wolne miejsce na innowację: dodatkowo {books, plural, one {# księga} few {# księgi} many {# ksiąg} other {# księgi}} i {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  slot: 'Miejsce: {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}{books, plural, =0 {} one { i # księga} few { i # księgi} many { i # ksiąg} other { i # księgi}} ({discipline})',
  roundTitle: 'Runda {round}',
  roundShort: 'Runda {round}',
  finalTitle: 'Ostatnia runda',
  noScienceBonus: 'Ostatnia runda nie daje premii za naukę.',
  shippingText: 'Ile heksów rzeki przepływają twoje statki.',
  terraformingText: 'Ile kosztuje cię łopata.',
  spadePrice:
    '{tools, plural, one {Łopata kosztuje # narzędzie} few {Łopata kosztuje # narzędzia} many {Łopata kosztuje # narzędzi} other {Łopata kosztuje # narzędzia}}',
  specialTitle: 'Akcja specjalna: {source}',
  specialText: 'Twoja własna akcja, raz na rundę.',
  molesBridgeText: 'Twoja własna akcja, póki starczy narzędzi i mostów.',
  setTitle: '{faction}: {board}',
  boardTitle: 'Plansza planowania: {board}',
  boardStart:
    'Na początek: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}, {tools, plural, one {# narzędzie} few {# narzędzia} many {# narzędzi} other {# narzędzia}}, {scholars, plural, one {# uczony} few {# uczonych} many {# uczonych} other {# uczonego}}, moc {bowls}',
  noFaction: 'Plansza i frakcja jeszcze nie wybrane.',
  bookIncome:
    '{books, plural, one {następny dochód: # księga} few {następny dochód: # księgi} many {następny dochód: # ksiąg} other {następny dochód: # księgi}}',
  scholarsUsed: 'Uczeni w grze: {used} z {pieces}',
  bridgesBuilt: 'Zbudowane mosty: {built} z {pieces}',
  ordersAtMost:
    '{points, plural, =0 {gdy nie kosztuje punktów} one {gdy kosztuje najwyżej # punkt} few {gdy kosztuje najwyżej # punkty} many {gdy kosztuje najwyżej # punktów} other {gdy kosztuje najwyżej # punktu}}',
  ordersAtLeast:
    '{points, plural, one {gdy kosztuje # punkt lub więcej} few {gdy kosztuje # punkty lub więcej} many {gdy kosztuje # punktów lub więcej} other {gdy kosztuje # punktu lub więcej}}',
};
