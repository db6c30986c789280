import type { BoardWords } from '../en/board.ts';
import { legend } from './legend.ts';

export const board: BoardWords = {
  ...legend,
  blue: 'Niebieski',
  orange: 'Pomarańczowy',
  yellow: 'Żółty',
  violet: 'Fioletowy',
  map: 'Mapa świata',
  thisTurn: 'Ta tura',
  ideaMarket: 'Idee',
  tracks: 'Ery i wpływ',
  common: 'Wiedza powszechna',
  unowned: 'Niczyj',
  discarded: 'Odrzucone (znane wszystkim)',
  supplyPanel: 'Płytki postępu',
  tileArea: 'Obszar płytek',
  progressMap: 'Mapa postępu',
  goalHidden: 'Tajny cel',
  roundOfEra: 'Era {era} · Runda {round} z {rounds}',

  benefitPoints: '{amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  benefitInfluence: 'wpływ +{amount}',
  benefitBuild:
    '{amount, plural, =0 {budowa bez płacenia wpływem} one {budowa za # punkt wpływu} few {budowa za # punkty wpływu} many {budowa za # punktów wpływu} other {budowa za # punktu wpływu}}',
  benefitDiscount:
    '{amount, plural, one {budowana tu płytka kosztuje o # specjalistę mniej} few {budowana tu płytka kosztuje o # specjalistów mniej} many {budowana tu płytka kosztuje o # specjalistów mniej} other {budowana tu płytka kosztuje o # specjalisty mniej}}',
  benefitMany: '{amount} × {effect}',

  regionTitle: '{number}. {region}',
  regionEmpty: 'Nie leży tu żadna karta.',
  regionIdea: 'Idea: {card} ({type}, era {era}); wymaga kamienia milowego: {milestone}',
  regionInvention: 'Wynalazek: {card} ({type}, era {era}); akcja łańcuchowa: {chain}',
  presentedBy:
    'Przedstawia: {owner}, {count, plural, one {# obywatel} few {# obywateli} many {# obywateli} other {# obywatela}}',
  nobodyPresented: 'Nikt jej nie przedstawił.',
  inventedBy: 'Wynalazca: {owner}',
  innovatedBy: 'Innowator: {owner}',
  specialistTileLine:
    '{tile}: {demand, plural, one {przedstawia # obywatel} few {przedstawia # obywateli} many {przedstawia # obywateli} other {przedstawia # obywatela}}; korzyść: {benefit}',
  citizensLine: 'Obywatele: {citizens}',
  influenceLine: 'Pola wpływu: {spaces}',
  spaceFree: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  wealthLine: 'Płytki bogactwa: {tiles}',
  wealthGone: 'Nie ma już płytek bogactwa.',
  sageHere: 'Jest tu mędrzec: {benefit}',
  sageGone: 'Mędrca tu nie ma. Wiedza: {benefit}',
  knowledgeShown: 'punkty za każdy kafel wiedzy, który je pokazuje',
  routesLine: 'Szlaki do: {regions}',
  chronosHere: 'Stoi tu Chronos.',

  forumTitle: 'Forum: {action}',
  forumOther: 'Drugie pole tego forum: {action}',
  forumPillars: 'Filary: {pillars}',
  forumEmpty: 'Nie stoi tu żaden filar.',
  pillarOf: '{owner}: {pillar}',

  cardIdea: 'Idea ery {era}: {type}; wymaga kamienia milowego: {milestone}',
  cardFirst: 'Wynalazek ery {era}: {type}',
  cardExtra: 'Wynalezienie wyczerpuje dodatkowo: {count} ({type})',
  cardChain: 'Akcja łańcuchowa: {action}',
  cardPoints:
    '{points, plural, one {# punkt za wynalezienie} few {# punkty za wynalezienie} many {# punktów za wynalezienie} other {# punktu za wynalezienie}}',
  cardUsed: 'Jej akcji łańcuchowej użyto w tej turze.',
  heldBy: 'Ma: {owner}',

  milestoneEra: 'Litera {letter}, era {era}',
  milestoneAction: 'Wysłanie albo wezwanie dyplomaty daje: {benefit}',
  milestoneSlots:
    '{free, plural, =0 {Nie ma wolnego miejsca dla dyplomaty.} one {# wolne miejsce dla dyplomaty.} few {# wolne miejsca dla dyplomatów.} many {# wolnych miejsc dla dyplomatów.} other {# wolnego miejsca dla dyplomatów.}}',
  milestoneDiplomats: 'Dyplomaci: {owners}',
  milestonePersonal: 'Osobisty kamień milowy: {owner}',

  eraSpaceTitle: 'Era {era}, pole {space}',
  influenceText:
    'Wpływ {influence}: {markers, plural, one {# znacznik akcji łańcuchowej na turę} few {# znaczniki akcji łańcuchowej na turę} many {# znaczników akcji łańcuchowej na turę} other {# znacznika akcji łańcuchowej na turę}}; przy zmianie ery {change}; na koniec {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  influenceChange: '{change, plural, =0 {bez zmian} other {#}}',
  orderTitle: 'Miejsce {place} w kolejności tury',

  tileEconomy: 'Raz na erę, za znacznik ekonomii: {benefit}',
  tileCulture: 'Za każdym razem, gdy wykonujesz akcję „{action}”: {benefit}',
  tileTechnology:
    'Raz w grze, za 1 punkt wpływu i znacznik akcji łańcuchowej: po akcji „{first}” także „{second}” albo odwrotnie',
  tileUsed: 'Użyta',
  tileWaiting: 'Czeka w obszarze płytek: działa dopiero po zbudowaniu.',
  copiesLeft: 'Zostało: {copies}',
  wealthOuter:
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdą płytkę na zewnętrznym pierścieniu. Rodzaj: {first}',
  wealthInner:
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdą płytkę wewnątrz zewnętrznego pierścienia. Rodzaj: {first}',
  wealthAlone:
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdą płytkę, która nie styka się z inną swojego rodzaju. Rodzaj: {first}',
  wealthGroup:
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdą płytkę największej grupy. Rodzaj: {first}',
  wealthPairs:
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdą parę, gdziekolwiek leży. Rodzaje: {first}, {second}',
  wealthAdjacentPairs:
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdą krawędź między dwoma rodzajami: {first}, {second}',
  wealthTouching:
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdą płytkę pierwszego rodzaju, która styka się z drugim: {first}, {second}',

  aspirationTitle: 'Dążenie: {type}',
  aspirationText: 'Na koniec tury zmienia się w płytkę postępu swojego rodzaju.',
  jokerTitle: 'Dążenie: joker',
  jokerText: 'Zamiast płytki bogactwa; zmienia się w płytkę postępu dowolnego rodzaju.',
  areaSpace: 'Wolne pole obszaru płytek',
  areaText:
    'Budowa kosztuje wpływ raz na turę, zależnie od liczby czekających płytek: {prices}. Możesz zbudować o jedną płytkę mniej, niż wynosi twoja era.',
  spaceTitle: 'Pole {space}',
  spaceText: 'Zbudowana tu płytka daje: {benefit}',

  specialistText: 'W domu: {home}. Wyczerpani do zmiany ery: {exhausted}.',
  academyTitle: 'Akademia',
  academyText: 'Uczeni: {scholars}. Miejsc w akademii: {limit}. Uczony zastępuje każdego specjalistę.',
  tokenText:
    '{citizens, plural, =0 {Kładzie się go w przygotowaniu.} one {Wymaga przewagi i # obywatela w regionie, który wraca do domu.} few {Wymaga przewagi i # obywateli w regionie, którzy wracają do domu.} many {Wymaga przewagi i # obywateli w regionie, którzy wracają do domu.} other {Wymaga przewagi i # obywatela w regionie.}} Jego akcja: {benefit}',
  tokenIn: 'Leży w regionie: {region}.',
  tokenFlipped: 'Jego akcja jest wykorzystana.',
  learnTitle: 'Nauka u mędrca',

  goalRegion:
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za żeton wpływu w regionie, {each} za każdego twojego obywatela tam, najwyżej {most}. Region: {of}',
  goalTiles:
    '{each, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdą zbudowaną płytkę, najwyżej {most}. Rodzaj: {of}',
  goalSets:
    '{each, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdy komplet trzech rodzajów postępu, najwyżej {most}',
  goalAllTiles: 'Punkty za liczbę zbudowanych płytek: {steps}',
  goalInnerTiles:
    '{each, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdą płytkę wewnątrz zewnętrznego pierścienia, najwyżej {most}',
  goalInventions:
    '{each, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdy wynalazek, najwyżej {most}. Rodzaj: {of}',
  goalLaterInventions:
    '{each, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdy wynalazek ery 2 lub późniejszej, najwyżej {most}',
  goalEra: 'Punkty za erę twojego kamienia milowego: {steps}',
  goalDiplomats:
    '{each, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdego dyplomatę, najwyżej {most}',
  goalTokens:
    '{each, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdy żeton wpływu w regionie, najwyżej {most}',
  goalStep: '{points} od {least}',

  markersReady:
    '{markers, plural, =0 {Nie ma już znaczników akcji łańcuchowej} one {Gotowy # znacznik akcji łańcuchowej} few {Gotowe # znaczniki akcji łańcuchowej} many {Gotowych # znaczników akcji łańcuchowej} other {Gotowe # znacznika akcji łańcuchowej}}',
  mayChain: 'możliwa akcja łańcuchowa',
  wayMain: 'akcja',
  wayChain: 'akcja łańcuchowa',
  wayBenefit: 'bonus',
  chainInnovation: 'akcja łańcuchowa tego wynalazku',
  chainInventions: 'akcja łańcuchowa jednego z twoich wynalazków',
  chainTokens: 'akcja łańcuchowa jednego z twoich żetonów',
  chainKnowledge: 'kafel wiedzy, jeśli jest tam mędrzec',
  owePillar: 'zagraj: {pillar}',
  oweTiles: 'użyj płytek ekonomii lub technologii',
  oweDraw: '{count, plural, one {weź # ideę} few {weź # idee} many {weź # idei} other {weź # idei}}',
  oweProgress: 'dążenia zmieniają się w płytki postępu: {types}',
  oweShareTile: 'płytka bogactwa albo joker',
  oweExhaust:
    '{count, plural, one {wyczerp # obywatela} few {wyczerp # obywateli} many {wyczerp # obywateli} other {wyczerp # obywatela}}',
  oweEraSpace: 'pole toru ery',
  oweOverflow: 'zrezygnuj z dążeń',
  oweTurnOrder: 'wybierz miejsce w kolejności tury',
  owePrepare: 'przedstaw ideę leżącą w regionie',

  chronosText:
    'Stoi w regionie: {region}. Pozostali obywatele: {supply}. Żetony wpływu na torze ery: {tokens}.',
  chronosTaken: 'Usunął z gry: {tiles}',
  homeAndExhausted: '{name}: {home} w domu, {exhausted} wyczerpanych',

  personalShort: 'Osobiste',
  leavesNext: 'odejdzie',
  forums: 'Fora',
  supplyShort: 'Zasoby',
  markersShort: 'Znaczniki',
  chainMarkers: 'Znaczniki łańcucha',
  milestonesTitle: 'Kamienie milowe',
  society: 'Twoje społeczeństwo',
  outOf: '{count} z {limit}',
  influenceTokens: 'Żetony wpływu',
  buildNow:
    '{price, plural, =0 {Budowa za darmo} other {Budowa za # wpływu}}, do {most, plural, one {# płytki} other {# płytek}}',
  buildNothing: 'Brak płytek do zbudowania',
  goalsBest:
    '{best, plural, one {Tajne cele (# najlepszy)} few {Tajne cele (# najlepsze)} other {Tajne cele (# najlepszych)}}',
  deckAndLeft: '{cards, plural, =0 {Talia: ostatnia karta} other {Talia · zostało #}}',
  countsOuter: 'zewnętrzny pierścień',
  countsInner: 'środek mapy',
  countsAlone: 'samotne',
  countsGroup: 'największa grupa',
  countsPairs: 'pary',
  countsEdges: 'wspólne krawędzie',
  countsTouching: 'stykające się',
  atTheEnd: 'Na koniec',
  endProgress: '{count, plural, one {# płytka postępu} few {# płytki postępu} other {# płytek postępu}}',
  endBuild: '{price, plural, =0 {budowa za darmo} other {budowa za # wpływu}}, do {most}',
  eraNumber: 'Era {era}',
  needs: 'Wymaga',
  costs: 'Koszt',
  gives: 'Daje',
  chainAction: 'Akcja łańcuchowa',
  whenShared: 'Przy udostępnieniu',
  accessOwn: 'twój kamień milowy',
  accessCommon: 'znane wszystkim',
  accessDiplomat: 'masz tam dyplomatę',
  accessEarlier: 'wcześniejsza era: dostępne dla wszystkich',
  accessOwner: 'właściciel: {owner}; dostęp da twój dyplomata',
  accessLater: 'jeszcze nikomu nieznane',
  costInvent: 'na kartę: 1 × {specialist}{extra, plural, =0 {} other {; wyczerpanie: # × {extraSpecialist}}}',
  youHave: 'masz {count}{scholars, plural, =0 {} one { i # uczonego} other { i # uczonych}}',
  sharedEach: '{points} PP za każdego przedstawiającego',
  sharedBy: '{points} PP dla przedstawiającego: {owner}',
  presenter: 'Przedstawia',
  inventor: 'Wynalazca',
  innovator: 'Innowator',
  presenterTile: '{demand, plural, one {# obywatel} other {# obywateli}}, daje: {benefit}',
};
