import { sharedBoard } from '../../../terra/text/pl.ts';
import type { BoardWords } from '../en/board.ts';

export const board: BoardWords = {
  tabMain: 'Mapa',
  tabTracks: 'Nauka',
  tabTray: 'Żetony',
  tabChoice: 'Wybór',
  ...sharedBoard,
  roundScoring: 'Punktowanie rund',
  'amount.bankingBooks':
    '{count, plural, one {# księga Bankowości} few {# księgi Bankowości} many {# ksiąg Bankowości} other {# księgi Bankowości}}',
  'amount.lawBooks':
    '{count, plural, one {# księga Prawa} few {# księgi Prawa} many {# ksiąg Prawa} other {# księgi Prawa}}',
  'amount.engineeringBooks':
    '{count, plural, one {# księga Inżynierii} few {# księgi Inżynierii} many {# ksiąg Inżynierii} other {# księgi Inżynierii}}',
  'amount.medicineBooks':
    '{count, plural, one {# księga Medycyny} few {# księgi Medycyny} many {# ksiąg Medycyny} other {# księgi Medycyny}}',
  'amount.coins': '{count, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  'amount.tools':
    '{count, plural, one {# narzędzie} few {# narzędzia} many {# narzędzi} other {# narzędzia}}',
  'amount.scholars': '{count, plural, one {# uczony} few {# uczonych} many {# uczonych} other {# uczonego}}',
  'amount.power': '{count, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}}',
  'amount.books': '{count, plural, one {# księga} few {# księgi} many {# ksiąg} other {# księgi}}',
  scholarSpot:
    'Uczony: {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}} w {discipline_loc}',
  finalShort: 'finał',
  myTiles: 'Moje żetony',
  tilesOf: 'Żetony',
  palaceText: 'Żeton pałacu wybierasz przy budowie.',
  universityText: '1 kompetencja.',
  universityTown:
    'Miasto wymaga tylko {buildings, plural, one {# budynku} few {# budynków} many {# budynków} other {# budynku}}.',
  neutralFaction: 'Frakcja niezależna',
  areaUnknown: 'Jej obszar poznamy na początku rundy 6.',
  neutralArea:
    'Obszar: {buildings, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynku}}',
  choice: 'Plansze planowania i frakcje',
  hexNeutral: '{owner}: budynek neutralny ({building}), moc {power}',
  neutralOf: 'Budynek neutralny: {building}',
  annexed: 'Z pawilonem',
  edge: 'Heks graniczny',
  riverText: 'Żegluga pozwala budować po drugiej stronie rzeki.',
  riverTown: 'Miasto ponad tym heksem rzeki: {owner}',
  site: 'Miejsce na most {site}',
  coinsOnBonus:
    '{coins, plural, one {# moneta na niej} few {# monety na niej} many {# monet na niej} other {# monety na niej}}',
  powerText: 'Raz na rundę, tylko jeden gracz. Płacisz mocą z naczynia III.',
  bookActionText: 'Raz na rundę, tylko jeden gracz. Płacisz dowolnymi księgami.',
  usedThisRound: 'Użyte w tej rundzie',
  bookText: 'Księgami płacisz za innowacje i akcje księgi. Każdą księgę możesz zamienić na 1 monetę.',
  scholarPlaces:
    'Wolne miejsca dla uczonych: {places}. Zwrot uczonego: {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}',
  noScholarPlace:
    'Brak wolnych miejsc dla uczonych. Zwrot uczonego: {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}',
  fromLevel: 'Od poziomu {level}:',
  scienceIncome:
    'Dochód od poziomu {level}:{coins, plural, =0 {} one { # moneta} few { # monety} many { # monet} other { # monety}}{tools, plural, =0 {} one { # narzędzie} few { # narzędzia} many { # narzędzi} other { # narzędzia}}{power, plural, =0 {} one { # moc} few { # moce} many { # mocy} other { # mocy}}{points, plural, =0 {} other { # pkt}}',
  topTaken: 'Poziom {level} {owner_n, select, pl {zajmują} other {zajmuje}} {owner}',
  booksOf: '{books, plural, one {# księga} few {# księgi} many {# ksiąg} other {# księgi}} {discipline_gen}',
  innovationPrice:
    'Koszt: {books} + {any, plural, one {# dowolna księga} few {# dowolne księgi} many {# dowolnych ksiąg} other {# dowolnej księgi}}',
  innovationMore:
    'Druga i trzecia innowacja kosztują więcej ksiąg. Bez pałacu: +{coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}.',
  innovationSlot:
    'Wolne miejsce na innowację: +{books, plural, one {# księga} few {# księgi} many {# ksiąg} other {# księgi}}, +{coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  slot: 'Także {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}{books, plural, =0 {} one { i # księga} few { i # księgi} many { i # ksiąg} other { i # księgi}}: {discipline}',
  roundTitle: 'Runda {round}',
  roundShort: 'Runda {round}',
  finalTitle: 'Runda finałowa',
  noScienceBonus: 'Bez premii za naukę w rundzie 6',
  shippingText: 'Tyle heksów rzeki możesz pominąć',
  terraformingText: 'Koszt jednej łopaty',
  spadePrice:
    'Łopata: {tools, plural, one {# narzędzie} few {# narzędzia} many {# narzędzi} other {# narzędzia}}',
  specialTitle: 'Akcja specjalna: {source}',
  specialText: 'Tylko dla ciebie, raz na rundę',
  molesBridgeText: 'Tylko dla ciebie, dopóki cię stać',
  setTitle: '{faction} ({board})',
  setBoard: 'Plansza',
  setFaction: 'Frakcja',
  boardTitle: 'Plansza planowania: {board}',
  boardStart:
    'Na początek: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}, {tools, plural, one {# narzędzie} few {# narzędzia} many {# narzędzi} other {# narzędzia}}, {scholars, plural, one {# uczony} few {# uczonych} many {# uczonych} other {# uczonego}}, moc {bowls}',
  noFaction: 'Plansza i frakcja jeszcze niewybrane',
  bookIncome:
    '{books, plural, one {dochód: +# księga} few {dochód: +# księgi} many {dochód: +# ksiąg} other {dochód: +# księgi}}',
  scholarsUsed: 'Uczeni w grze: {used} z {pieces}',
  bridgesBuilt: 'Zbudowane mosty: {built} z {pieces}',
  ordersAtMost: '{points, plural, =0 {jeśli jest za darmo} other {jeśli kosztuje do # pkt}}',
  ordersAtLeast: 'jeśli kosztuje {points} pkt lub więcej',
  'take.set': 'Weź ten zestaw',
  'take.board': 'Weź tę planszę',
  'take.faction': 'Weź tę frakcję',
  'take.palace': 'Weź ten pałac',
  'take.bonus': 'Weź tę premię',
  'take.competency': 'Weź tę kompetencję',
  'take.town': 'Weź ten żeton',
  'take.innovate': 'Wprowadź innowację',
  'take.pass': 'Spasuj i weź premię',
  automaSupport: 'Karta wsparcia',
  automaAction: 'Karta akcji',
  automaDeck: 'Talia',
  automaLeft:
    '{cards, plural, one {została # karta} few {zostały # karty} many {zostało # kart} other {zostało # karty}}',
  automaKnown: 'W talii: {cards}',
  automaUnknown:
    '{cards, plural, one {i # nieznana karta z rezerwy} few {i # nieznane karty z rezerwy} many {i # nieznanych kart z rezerwy} other {i # nieznanej karty z rezerwy}}',
  automaPlayed: 'Zagrane: {cards}',
  automaNoCard: 'Jeszcze bez karty',
  automaNothing: 'Automa nie musiała jeszcze niczego wybierać.',
  automaWhyTitle: 'Dlaczego tak wybrała',
  automaWhy: '{what}: dlaczego {chosen}?',
  'automaFrom.marked': 'buduje od oznaczonych',
  'automaFrom.markedJoins': 'buduje od oznaczonych, ku nieoznaczonym',
  'automaFrom.unmarked': 'buduje od nieoznaczonych',
  'automaFrom.unmarkedJoins': 'buduje od nieoznaczonych, ku oznaczonym',
  'automa.roundTile': 'dyscyplina żetonu punktowania',
  'automa.catchUp': 'dyscyplina do doganiania',
  automaRow: 'rząd terenów {row}',
  'automaBonus.left': 'pas: lewa premia rundy',
  'automaBonus.middle': 'pas: środkowa premia rundy',
  'automaBonus.right': 'pas: prawa premia rundy',
  automaLetters: 'Pierwsze warsztaty: {letters}',
  automaMayPass: 'Ma symbol pasowania: gdy w talii są najwyżej dwie karty, Automa pasuje.',
  automaCardTitle: 'Karta Automy {card}',
  automaStart: 'Na początku: {levels}',
  automaText: 'Nie ma zasobów i gra kartami: jedna mówi, co robi, a druga jak.',
};
