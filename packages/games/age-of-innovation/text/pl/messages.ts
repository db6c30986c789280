import type { Messages } from '../en/messages.ts';

export const messages: Messages = {
  prompts: {
    chooseSet: 'Wybierz planszę planowania z jej frakcją i premią rundy.',
    draft: 'Weź planszę planowania, frakcję albo pałac.',
    chooseBonus: 'Weź premię rundy.',
    firstBuilding: 'Umieść pierwszy budynek na heksie preferowanego terenu.',
    spades:
      '{spades, plural, one {Masz # łopatę: wybierz heks.} few {Masz # łopaty: wybierz heks.} many {Masz # łopat: wybierz heks.} other {Masz # łopaty: wybierz heks.}}',
    turn: '{actions, plural, =0 {Akcja wykonana: możesz jeszcze zamienić zasoby, potem zakończ turę.} one {Twoja tura: wybierz akcję.} few {Twoja tura: # akcje.} many {Twoja tura: # akcji.} other {Twoja tura: # akcji.}}',
    terraform:
      '{spades, plural, =0 {Zbuduj warsztat albo zakończ.} one {Masz # darmową łopatę: wybierz heks albo zakończ.} few {Masz # darmowe łopaty: wybierz heks albo zakończ.} many {Masz # darmowych łopat: wybierz heks albo zakończ.} other {Masz # darmowej łopaty: wybierz heks albo zakończ.}}',
    bridge:
      '{bridges, plural, one {Wybierz miejsce na most.} few {Masz # mosty: wybierz miejsce na pierwszy.} many {Masz # mostów: wybierz miejsce na pierwszy.} other {Masz # mostu: wybierz miejsce na pierwszy.}}',
    freeGuild: 'Wybierz budynek, który bez opłat stanie się gildią ({from}).',
    placeGuild: 'Wybierz pusty heks preferowanego terenu na gildię.',
    placeNeutral: 'Wybierz heks w zasięgu na budynek neutralny ({building}).',
    steps:
      '{steps, plural, one {Masz # awans: wybierz dyscyplinę.} few {Masz # awanse: wybierz dyscyplinę.} many {Masz # awansów: wybierz dyscyplinę.} other {Masz # awansu: wybierz dyscyplinę.}}',
    key: '{discipline}: użyć klucza, by wejść powyżej poziomu 7, czy stracić {steps, plural, one {# awans} few {# awanse} many {# awansów} other {# awansu}}?',
    takeBooks:
      '{books, plural, one {Dostajesz # księgę: wybierz jej dyscyplinę.} few {Dostajesz # księgi: wybierz dyscyplinę pierwszej.} many {Dostajesz # ksiąg: wybierz dyscyplinę pierwszej.} other {Dostajesz # księgi: wybierz dyscyplinę pierwszej.}}',
    payBooks:
      '{books, plural, one {Do zapłacenia jeszcze # księga („{for}”): wybierz jej dyscyplinę.} few {Do zapłacenia jeszcze # księgi („{for}”): wybierz dyscyplinę jednej.} many {Do zapłacenia jeszcze # ksiąg („{for}”): wybierz dyscyplinę jednej.} other {Do zapłacenia jeszcze # księgi („{for}”): wybierz dyscyplinę jednej.}}',
    competency: 'Wybierz kompetencję.',
    choosePalace: 'Wybierz żeton swojego pałacu.',
    town: 'Wybierz żeton miasta.',
    leech:
      'Moc od sąsiada ({from}): {amount} {price, plural, =0 {za darmo} one {za # punkt} few {za # punkty} many {za # punktów} other {za # punktu}}. Bierzesz?',
    setUp: 'Wszyscy biorą początkowe zasoby.',
    startSpades: 'Wykorzystanie początkowych łopat.',
    income: 'Wszyscy otrzymują dochód.',
    actions: 'Zaczyna się faza akcji.',
    nextTurn: 'Kolej na następnego gracza.',
    scienceBonuses: 'Dyscypliny przyznają premie za naukę.',
    cleanUp: 'Przygotowanie następnej rundy.',
    finalScoring: 'Ostateczna punktacja.',
  },
  actions: {
    set: 'Weź zestaw „{board}”',
    board: 'Weź planszę planowania „{board}”',
    faction: 'Weź frakcję „{faction}”',
    palace: 'Weź pałac „{palace}”',
    bonus: 'Weź premię rundy „{bonus}”',
    place: 'Umieść na {hex}: {building}',
    build: 'Zbuduj warsztat na {hex}{by, select, tunnel { tunelem} flight { lotem} other {}}',
    transform:
      'Przekształć {hex} w teren: {terrain}{by, select, tunnel { (tunelem)} flight { (lotem)} other {}}',
    upgrade: 'Rozbuduj {hex}: {building}',
    advance: 'Postęp na torze: {track}',
    innovate: 'Wprowadź innowację „{innovation}”',
    send: '{steps, plural, =1 {Zwróć uczonego za 1 poziom: {discipline}} one {Wyślij uczonego za # poziom: {discipline}} few {Wyślij uczonego za # poziomy: {discipline}} many {Wyślij uczonego za # poziomów: {discipline}} other {Wyślij uczonego za # poziomu: {discipline}}}',
    power: 'Rzuć zaklęcie: {space}',
    bookAction: 'Akcja księgi: {space}',
    special: 'Akcja specjalna: {source}',
    annex: 'Umieść pawilon na {hex}',
    bridge: 'Zbuduj most {site}',
    step: 'Awansuj: {discipline}',
    useKey: 'Użyj klucza: {discipline}',
    keepKey: 'Zachowaj klucz, strać awanse: {discipline}',
    takeBook: 'Weź księgę: {discipline}',
    payBook: 'Zapłać księgą: {discipline}',
    competency: 'Weź kompetencję „{competency}”',
    town: 'Weź żeton miasta „{tile}”',
    leech: 'Weź moc',
    decline: 'Zrezygnuj z mocy',
    convert: 'Zamień: {how}',
    burn: 'Poświęć moc: jeden znacznik opuszcza grę, jeden przechodzi do naczynia III',
    connect: 'Załóż miasto ponad heksem rzeki {river}',
    pass: '{bonus, select, none {Spasuj} other {Spasuj i weź „{bonus}”}}',
    done: '{of}',
    end: 'Zakończ turę',
  },
  log: {
    setChosen: '{seat}: {faction}, plansza planowania „{board}”, premia rundy „{bonus}”',
    boardChosen: '{seat}: wybrana plansza planowania: {board}',
    factionChosen: '{seat}: wybrana frakcja: {faction}',
    palaceDrafted: '{seat}: wybrany pałac „{palace}”',
    bonusTaken:
      '{seat}: premia rundy „{bonus}”{coins, plural, =0 {} one {, na niej # moneta} few {, na niej # monety} many {, na niej # monet} other {, na niej # monety}}',
    built: '{seat}: {building} na {hex}',
    upgraded: '{seat}: rozbudowa na {hex}: {building}',
    neutralBuilt: '{seat}: {building} na {hex} (budynek neutralny)',
    neutralLost: '{seat}: brak miejsca na budynek neutralny ({building})',
    annexPlaced: '{seat}: pawilon na {hex}',
    tunnelled: '{seat}: tunel',
    flown: '{seat}: lot',
    transformed:
      '{seat}: {hex} zmienia się w teren: {terrain} ({spades, plural, one {# łopata} few {# łopaty} many {# łopat} other {# łopaty}})',
    spadesLost:
      '{seat}: {spades, plural, one {przepada # niewykorzystana łopata} few {przepadają # niewykorzystane łopaty} many {przepada # niewykorzystanych łopat} other {przepada # niewykorzystanej łopaty}}',
    bridgeBuilt: '{seat}: most {from}–{to}',
    powerOffered:
      '{seat}: {power, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}} do wzięcia (budynek: {from})',
    leeched:
      '{seat}: {power, plural, one {+# moc} few {+# moce} many {+# mocy} other {+# mocy}} (budynek: {from}){points, plural, =0 {} one {, −# punkt} few {, −# punkty} many {, −# punktów} other {, −# punktu}}',
    declined: '{seat}: rezygnacja z {power} mocy (budynek: {from})',
    converted: '{seat}: zamiana {how}',
    burned: '{seat}: poświęcenie {power} mocy',
    powerAction:
      '{seat}: zaklęcie „{action}” ({power, plural, one {−# moc} few {−# moce} many {−# mocy} other {−# mocy}})',
    bookAction: '{seat}: akcja księgi „{action}”',
    specialAction: '{seat}: akcja specjalna: {source}',
    bookTaken: '{seat}: +1 księga ({discipline})',
    competency:
      '{seat}: kompetencja „{competency}”{books, plural, =0 {} one {, +# księga} few {, +# księgi} many {, +# ksiąg} other {, +# księgi}} ({discipline})',
    innovation: '{seat}: innowacja „{innovation}”',
    palace: '{seat}: pałac „{palace}”',
    scholarSent:
      '{seat}: {stays, select, true {wysłanie} other {zwrot}} uczonego za {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}} ({discipline})',
    advancedInScience:
      '{seat}: {discipline}, awans o {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}, teraz {level}{power, plural, =0 {} one {, +# moc} few {, +# moce} many {, +# mocy} other {, +# mocy}}',
    advanced:
      '{seat}: {track}, poziom {level}{points, plural, =0 {} one {, +# punkt} few {, +# punkty} many {, +# punktów} other {, +# punktu}}',
    townFounded: '{seat}: powstaje miasto: {hexes}',
    townTile: '{seat}: żeton miasta „{tile}”',
    scored:
      '{seat}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} ({source})',
    passed: '{seat}: pas',
    left: '{seat}: odejście z gry na dobre',
    bonusReturned: '{seat}: premia rundy „{bonus}” wraca na stół',
    roundStarted: 'Runda {round}',
    income:
      '{seat}: dochód{coins, plural, =0 {} one { +# moneta} few { +# monety} many { +# monet} other { +# monety}}{tools, plural, =0 {} one { +# narzędzie} few { +# narzędzia} many { +# narzędzi} other { +# narzędzia}}{scholars, plural, =0 {} one { +# uczony} few { +# uczonych} many { +# uczonych} other { +# uczonego}}{power, plural, =0 {} one { +# moc} few { +# moce} many { +# mocy} other { +# mocy}}{books, plural, =0 {} one { +# księga} few { +# księgi} many { +# ksiąg} other { +# księgi}}{points, plural, =0 {} one { +# punkt} few { +# punkty} many { +# punktów} other { +# punktu}}',
    scienceBonus:
      '{seat}: premia za naukę{coins, plural, =0 {} one { +# moneta} few { +# monety} many { +# monet} other { +# monety}}{tools, plural, =0 {} one { +# narzędzie} few { +# narzędzia} many { +# narzędzi} other { +# narzędzia}}{scholars, plural, =0 {} one { +# uczony} few { +# uczonych} many { +# uczonych} other { +# uczonego}}{power, plural, =0 {} one { +# moc} few { +# moce} many { +# mocy} other { +# mocy}}{books, plural, =0 {} one { +# księga} few { +# księgi} many { +# ksiąg} other { +# księgi}}{spades, plural, =0 {} one { +# łopata} few { +# łopaty} many { +# łopat} other { +# łopaty}}',
    neutralArea:
      'Obszar frakcji niezależnej: {buildings, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynku}}',
    areaScored:
      '{seat}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za obszar, w nim {buildings, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynku}}',
    disciplineScored:
      '{seat}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za dyscyplinę: {discipline} (poziom {level})',
    resourcesScored:
      '{seat}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za zasoby warte {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}',
  },
};
