import type { Messages } from '../en/messages.ts';

export const messages: Messages = {
  prompts: {
    chooseSet: 'Wybierz zestaw: planszę, frakcję i premię rundy.',
    draft: 'Weź planszę, frakcję lub pałac.',
    chooseBonus: 'Weź premię rundy.',
    firstBuilding: 'Umieść pierwszy budynek na heksie swojego preferowanego terenu.',
    spades:
      'Masz {spades, plural, one {# łopatę} few {# łopaty} many {# łopat} other {# łopaty}} bez warsztatu: wybierz heks.',
    turn: '{actions, plural, =0 {Akcja wykonana: zamień zasoby, jeśli chcesz, i zakończ turę.} one {Twoja tura: wybierz akcję.} few {Twoja tura: # akcje.} many {Twoja tura: # akcji.} other {Twoja tura: # akcji.}}',
    terraform:
      '{spades, plural, =0 {Zbuduj na zmienionym heksie albo zakończ.} one {Masz # łopatę: wybierz heks.} few {Masz # łopaty: wybierz heks.} many {Masz # łopat: wybierz heks.} other {Masz # łopaty: wybierz heks.}}',
    bridge:
      '{bridges, plural, one {Wybierz miejsce na most.} few {Wybierz miejsce: # mosty.} many {Wybierz miejsce: # mostów.} other {Wybierz miejsce: # mostu.}}',
    freeGuild: 'Wybierz budynek, który za darmo stanie się gildią ({from}).',
    placeGuild: 'Umieść gildię na dowolnym pustym heksie preferowanego terenu.',
    placeNeutral: 'Umieść budynek neutralny: {building}.',
    steps:
      'Wybierz dyscyplinę: {steps, plural, one {# awans} few {# awanse} many {# awansów} other {# awanse}}.',
    key: 'Użyć klucza, by przekroczyć poziom 7: {discipline}? ({steps, plural, one {# awans} few {# awanse} many {# awansów} other {# awanse}})',
    takeBooks: 'Wybierz {books, plural, one {# księgę} few {# księgi} many {# ksiąg} other {# księgi}}.',
    payBooks:
      'Zapłać {books, plural, one {# księgę} few {# księgi} many {# ksiąg} other {# księgi}} dowolnej dyscypliny: {for}.',
    competency: 'Wybierz kompetencję.',
    choosePalace: 'Wybierz pałac.',
    town: 'Wybierz żeton miasta.',
    leech:
      'Moc od sąsiada ({from}): {amount} za {price, plural, =0 {darmo} one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Bierzesz?',
    setUp: 'Każdy bierze zasoby początkowe.',
    startSpades: 'Łopaty na początku.',
    income: 'Wszyscy otrzymują dochód.',
    actions: 'Zaczyna się faza akcji.',
    nextTurn: 'Kolej następnego gracza.',
    scienceBonuses: 'Nauka daje premie.',
    cleanUp: 'Porządki po rundzie.',
    finalScoring: 'Ostateczna punktacja.',
  },
  actions: {
    set: 'Weź zestaw: {board}',
    board: 'Weź planszę: {board}',
    faction: 'Weź frakcję: {faction}',
    palace: 'Weź: {palace}',
    bonus: 'Weź premię rundy „{bonus}”',
    place: 'Umieść na {hex}: {building}',
    build: 'Zbuduj warsztat na {hex}{way, select, tunnel { tunelem} flight { lotem} other {}}',
    transform: 'Przekształć {hex}{way, select, tunnel { tunelem} flight { lotem} other {}}: {terrain}',
    upgrade: 'Rozbuduj {hex}: {building}',
    advance: 'Postęp: {track}',
    innovate: 'Wprowadź innowację „{innovation}”',
    send: 'Wyślij uczonego za {steps, plural, one {# awans} few {# awanse} many {# awansów} other {# awanse}}: {discipline}',
    power: 'Zaklęcie: {action}',
    bookAction: 'Akcja Księgi: {action}',
    special: 'Akcja specjalna: {source}',
    annex: 'Umieść pawilon na {hex}',
    bridge: 'Zbuduj most {site}',
    step: 'Awans: {discipline}',
    useKey: 'Użyj klucza: {discipline}',
    keepKey: 'Zachowaj klucz: {discipline}',
    takeBook: 'Weź księgę: {discipline}',
    payBook: 'Zapłać księgą: {discipline}',
    competency: 'Weź kompetencję „{competency}”',
    town: 'Weź żeton miasta „{tile}”',
    leech: 'Weź Moc',
    decline: 'Odrzuć Moc',
    convert: 'Zamień: {how}',
    burn: 'Poświęć: jeden znacznik odpada, jeden trafia do naczynia III',
    connect: 'Załóż miasto nad heksem rzeki {river}',
    pass: '{bonus, select, none {Spasuj} other {Spasuj i weź „{bonus}”}}',
    done: 'Zakończ: {of}',
    end: 'Zakończ turę',
  },
  log: {
    setChosen: '{seat}: {board}, {faction}, „{bonus}”',
    boardChosen: '{seat}: plansza {board}',
    factionChosen: '{seat}: frakcja {faction}',
    palaceDrafted: '{seat}: dobrano {palace}',
    built: '{seat}: {building} na {hex}',
    upgraded: '{seat}: {hex} rozbudowano: {building}',
    neutralBuilt: '{seat}: budynek neutralny na {hex}: {building}',
    neutralLost: '{seat}: brak miejsca na budynek neutralny: {building}',
    annexPlaced: '{seat}: pawilon na {hex}',
    powerOffered: '{seat}: do zyskania Moc: {power} ({from})',
    leeched:
      '{seat}: zyskana Moc: {power} ({from}){points, plural, =0 {} one {, −# punkt} few {, −# punkty} many {, −# punktów} other {, −# punktu}}',
    declined: '{seat}: odrzucona Moc: {power} ({from})',
    converted: '{seat}: zamiana, {how}',
    burned: '{seat}: poświęcona Moc: {power}',
    bridgeBuilt: '{seat}: most z {from} do {to}',
    transformed:
      '{seat}: {hex} to teraz {terrain} ({spades, plural, one {# łopata} few {# łopaty} many {# łopat} other {# łopaty}})',
    tunnelled: '{seat}: tunelem',
    flown: '{seat}: lotem',
    spadesLost:
      '{seat}: przepada {spades, plural, one {# łopata} few {# łopaty} many {# łopat} other {# łopaty}}',
    bookTaken: '{seat}: księga: {discipline}',
    competency:
      '{seat}: kompetencja „{competency}” ({discipline}{books, plural, =0 {} one {, # księga} few {, # księgi} many {, # ksiąg} other {, # księgi}})',
    innovation: '{seat}: innowacja „{innovation}”',
    palace: '{seat}: otwarto {palace}',
    advancedInScience:
      '{seat}: {discipline}, poziom {level} ({steps, plural, one {# awans} few {# awanse} many {# awansów} other {# awanse}}){power, plural, =0 {} one {, +# Moc} few {, +# Moce} many {, +# Mocy} other {, +# Moce}}',
    scholarSent:
      '{seat}: uczony, {discipline}, {steps, plural, one {# awans} few {# awanse} many {# awansów} other {# awanse}}{stays, select, true {, na stałe} other {, wraca do puli}}',
    powerAction: '{seat}: zaklęcie „{action}” (Moc: {power})',
    bookAction:
      '{seat}: akcja Księgi „{action}” ({books, plural, one {# księga} few {# księgi} many {# ksiąg} other {# księgi}})',
    specialAction: '{seat}: akcja specjalna: {source}',
    scored:
      '{seat}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punkty}} ({source})',
    advanced:
      '{seat}: {track}, poziom {level}{points, plural, =0 {} one {, +# punkt} few {, +# punkty} many {, +# punktów} other {, +# punkty}}',
    townFounded: '{seat}: założono miasto: {hexes}',
    townTile: '{seat}: żeton miasta „{tile}”',
    bonusTaken:
      '{seat}: premia rundy „{bonus}”{coins, plural, =0 {} one { z # monetą} few { z # monetami} many { z # monetami} other { z # monetami}}',
    passed: '{seat}: pas',
    roundStarted: 'Runda {round}',
    income:
      '{seat}: dochód{coins, plural, =0 {} one { +# moneta} few { +# monety} many { +# monet} other { +# monety}}{tools, plural, =0 {} one { +# narzędzie} few { +# narzędzia} many { +# narzędzi} other { +# narzędzia}}{scholars, plural, =0 {} one { +# uczony} few { +# uczonych} many { +# uczonych} other { +# uczonych}}{power, plural, =0 {} one { +# Moc} few { +# Moce} many { +# Mocy} other { +# Moce}}{books, plural, =0 {} one { +# księga} few { +# księgi} many { +# ksiąg} other { +# księgi}}{points, plural, =0 {} one { +# punkt} few { +# punkty} many { +# punktów} other { +# punkty}}',
    scienceBonus:
      '{seat}: premia za naukę{coins, plural, =0 {} one { +# moneta} few { +# monety} many { +# monet} other { +# monety}}{tools, plural, =0 {} one { +# narzędzie} few { +# narzędzia} many { +# narzędzi} other { +# narzędzia}}{scholars, plural, =0 {} one { +# uczony} few { +# uczonych} many { +# uczonych} other { +# uczonych}}{power, plural, =0 {} one { +# Moc} few { +# Moce} many { +# Mocy} other { +# Moce}}{books, plural, =0 {} one { +# księga} few { +# księgi} many { +# ksiąg} other { +# księgi}}{spades, plural, =0 {} one { +# łopata} few { +# łopaty} many { +# łopat} other { +# łopaty}}',
    neutralArea:
      'Frakcja niezależna ma obszar: {buildings, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynki}}',
    areaScored:
      '{seat}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punkty}} za obszar: {buildings, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynki}}',
    disciplineScored:
      '{seat}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punkty}}, {discipline} (poziom {level})',
    resourcesScored:
      '{seat}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punkty}} za zasoby warte {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}',
  },
};
