import type { Messages } from '../en/messages.ts';
import { automa } from './automa.ts';

export const messages: Messages = {
  prompts: {
    ...automa.prompts,
    chooseSet: 'Wybierz zestaw: plansza planowania, frakcja i premia rundy',
    draft: 'Weź planszę planowania, frakcję albo pałac',
    chooseBonus: 'Weź premię rundy',
    firstBuilding: 'Postaw budynek na swoim preferowanym terenie',
    spades: 'Wybierz heks ({spades, plural, one {# łopata} few {# łopaty} many {# łopat} other {# łopaty}})',
    turn: '{actions, plural, =0 {Akcja wykonana. Możesz jeszcze zamienić zasoby} one {Twoja tura: wybierz akcję} few {Twoja tura: wykonaj # akcje} many {Twoja tura: wykonaj # akcji} other {Twoja tura: wykonaj # akcji}}',
    terraform:
      '{spades, plural, =0 {Zbuduj warsztat albo zakończ} one {Wybierz heks albo zakończ (# łopata)} few {Wybierz heks albo zakończ (# łopaty)} many {Wybierz heks albo zakończ (# łopat)} other {Wybierz heks albo zakończ (# łopaty)}}',
    bridge:
      '{bridges, plural, one {Wybierz miejsce na most} few {Wybierz miejsce na most (jeszcze # mosty)} many {Wybierz miejsce na most (jeszcze # mostów)} other {Wybierz miejsce na most (jeszcze # mostu)}}',
    freeGuild:
      '{from_key, select, school {Wybierz szkołę, którą zamienisz na gildię} other {Wybierz warsztat, który za darmo rozbudujesz do gildii}}',
    placeGuild: 'Wybierz pusty heks preferowanego terenu na gildię',
    placeNeutral: 'Wybierz heks w zasięgu na {building_neutral}',
    steps:
      'Wybierz dyscyplinę: {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}} w górę',
    key: 'Użyć klucza, by przekroczyć poziom 7 w {discipline_loc}? Bez niego tracisz {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}',
    takeBooks:
      'Wybierz dyscyplinę ({books, plural, one {# księga} few {# księgi} many {# ksiąg} other {# księgi}})',
    payBooks:
      '{for}: zapłać {books, plural, one {# księgę} few {# księgi} many {# ksiąg} other {# księgi}}, wybierz dyscyplinę',
    competency: 'Wybierz kompetencję',
    choosePalace: 'Wybierz żeton pałacu',
    town: 'Wybierz żeton miasta',
    leech:
      '{amount, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}} od {from_gen}{price, plural, =0 { za darmo} other { za # pkt}}. Bierzesz?',
    setUp: 'Początkowe zasoby',
    startSpades: 'Początkowe łopaty',
    income: 'Dochód',
    actions: 'Faza akcji',
    nextTurn: 'Następny gracz',
    scienceBonuses: 'Premie za naukę',
    cleanUp: 'Przygotowanie następnej rundy',
    finalScoring: 'Ostateczna punktacja',
  },
  actions: {
    set: 'Weź zestaw: {board}',
    board: 'Weź planszę planowania: {board}',
    faction: 'Weź {faction_acc}',
    palace: 'Weź pałac: {palace}',
    bonus: 'Weź premię rundy: {bonus}',
    place: 'Postaw {building_acc} na {hex}',
    build: 'Zbuduj warsztat na {hex}{by, select, tunnel { (tunel)} flight { (lot)} other {}}',
    transform: 'Przekształć {hex} w {terrain_acc}{by, select, tunnel { (tunel)} flight { (lot)} other {}}',
    upgrade: 'Rozbuduj {building_from} na {hex} do {building_gen}',
    advance: '{track_key, select, shipping {Rozwiń żeglugę} other {Obniż trudność przekształcania}}',
    innovate: 'Wprowadź innowację: {innovation}',
    send: '{steps, plural, =1 {Zwróć uczonego: 1 poziom w {discipline_loc}} one {Wyślij uczonego: # poziom w {discipline_loc}} few {Wyślij uczonego: # poziomy w {discipline_loc}} many {Wyślij uczonego: # poziomów w {discipline_loc}} other {Wyślij uczonego: # poziomu w {discipline_loc}}}',
    power: 'Rzuć zaklęcie: {space}',
    bookAction: 'Akcja księgi: {space}',
    special: 'Akcja specjalna: {source}',
    annex: 'Postaw pawilon na {hex}',
    bridge: 'Zbuduj most {site}',
    step: 'Awansuj w {discipline_loc}',
    useKey: 'Użyj klucza w {discipline_loc}',
    keepKey: 'Zachowaj klucz (poziomy w {discipline_loc} przepadną)',
    takeBook: 'Weź księgę {discipline_gen}',
    payBook: 'Zapłać księgą {discipline_gen}',
    competency: 'Weź kompetencję: {competency}',
    town: 'Weź żeton miasta: {tile}',
    leech: 'Weź moc',
    decline: 'Zrezygnuj',
    convert: 'Zamień: {how}',
    burn: 'Poświęć moc (1 znacznik do naczynia III, 1 poza grę)',
    connect: 'Załóż miasto ponad heksem rzeki {river}',
    pass: '{bonus, select, none {Spasuj} other {Spasuj i weź: {bonus}}}',
    done: '{of}',
    end: 'Zakończ turę',
  },
  log: {
    ...automa.log,
    setChosen:
      '{seat} {seat_n, select, pl {biorą} other {bierze}} zestaw: {faction}, {board}; premia rundy: {bonus}',
    boardChosen: '{seat} {seat_n, select, pl {wybierają} other {wybiera}} planszę planowania: {board}',
    factionChosen: '{seat} {seat_n, select, pl {wybierają} other {wybiera}} {faction_acc}',
    palaceDrafted: '{seat} {seat_n, select, pl {wybierają} other {wybiera}} pałac: {palace}',
    bonusTaken:
      '{seat} {seat_n, select, pl {biorą} other {bierze}} premię rundy: {bonus}{coins, plural, =0 {} one { (+# moneta)} few { (+# monety)} many { (+# monet)} other { (+# monety)}}',
    built: '{seat} {seat_n, select, pl {budują} other {buduje}} {building_acc} na {hex}',
    upgraded:
      '{seat} {seat_n, select, pl {rozbudowują} other {rozbudowuje}} {building_from} na {hex} do {building_gen}',
    neutralBuilt: '{seat} {seat_n, select, pl {stawiają} other {stawia}} {building_neutral} na {hex}',
    neutralLost:
      '{seat} nie {seat_n, select, pl {mają} other {ma}} gdzie postawić budynku neutralnego ({building})',
    annexPlaced: '{seat} {seat_n, select, pl {stawiają} other {stawia}} pawilon na {hex}',
    tunnelled: '{seat} {seat_n, select, pl {kopią} other {kopie}} tunel',
    flown: '{seat} {seat_n, select, pl {korzystają} other {korzysta}} z lotu',
    transformed:
      '{seat} {seat_n, select, pl {przekształcają} other {przekształca}} {hex} w {terrain_acc} ({spades, plural, one {# łopata} few {# łopaty} many {# łopat} other {# łopaty}})',
    spadesLost:
      '{seat} {seat_n, select, pl {tracą} other {traci}} {spades, plural, one {# łopatę} few {# łopaty} many {# łopat} other {# łopaty}}',
    bridgeBuilt: '{seat} {seat_n, select, pl {budują} other {buduje}} most {from}–{to}',
    powerOffered:
      '{seat} {seat_n, select, pl {mogą} other {może}} wziąć {power, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}} od {from_gen}',
    leeched:
      '{seat} {seat_n, select, pl {biorą} other {bierze}} {power, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}} od {from_gen}{points, plural, =0 {} other { (−# pkt)}}',
    declined: '{seat} {seat_n, select, pl {rezygnują} other {rezygnuje}} z {power} mocy od {from_gen}',
    converted: '{seat} {seat_n, select, pl {zamieniają} other {zamienia}}: {how}',
    burned:
      '{seat} {seat_n, select, pl {poświęcają} other {poświęca}} {power, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}}',
    powerAction:
      '{seat} {seat_n, select, pl {rzucają} other {rzuca}} zaklęcie: {action_key, select, powerBridge {most} powerScholar {1 uczony} powerTools {2 narzędzia} powerCoins {7 monet} powerSpade {1 łopata} powerSpades {2 łopaty} other {{action}}} ({power, plural, one {−# moc} few {−# moce} many {−# mocy} other {−# mocy}})',
    bookAction: '{seat} {seat_n, select, pl {wykonują} other {wykonuje}} akcję księgi: {action}',
    specialAction: '{seat} {seat_n, select, pl {wykonują} other {wykonuje}} akcję specjalną: {source}',
    bookTaken: '{seat} {seat_n, select, pl {biorą} other {bierze}} księgę {discipline_gen}',
    competency:
      '{seat} {seat_n, select, pl {zdobywają} other {zdobywa}} kompetencję: {competency}{books, plural, =0 {} one { (+# księga {discipline_gen})} few { (+# księgi {discipline_gen})} many { (+# ksiąg {discipline_gen})} other { (+# księgi {discipline_gen})}}',
    innovation: '{seat} {seat_n, select, pl {wprowadzają} other {wprowadza}} innowację: {innovation}',
    palace: '{seat} {seat_n, select, pl {wybierają} other {wybiera}} pałac: {palace}',
    scholarSent:
      '{seat} {stays, select, true {{seat_n, select, pl {wysyłają} other {wysyła}}} other {{seat_n, select, pl {zwracają} other {zwraca}}}} uczonego: {steps, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}} w {discipline_loc}',
    advancedInScience:
      '{seat} {seat_n, select, pl {awansują} other {awansuje}} w {discipline_loc} na poziom {level}{power, plural, =0 {} one { (+# moc)} few { (+# moce)} many { (+# mocy)} other { (+# mocy)}}',
    advanced:
      '{track_key, select, shipping {{seat} {seat_n, select, pl {rozwijają} other {rozwija}} żeglugę do poziomu {level}{points, plural, =0 {} other { (+# pkt)}}} other {{seat} {seat_n, select, pl {obniżają} other {obniża}} trudność przekształcania (poziom {level}{points, plural, =0 {} other {, +# pkt}})}}',
    townFounded: '{seat} {seat_n, select, pl {zakładają} other {zakłada}} miasto: {hexes}',
    townTile: '{seat} {seat_n, select, pl {biorą} other {bierze}} żeton miasta: {tile}',
    scored: '{seat} {seat_n, select, pl {zdobywają} other {zdobywa}} {points} pkt ({source})',
    passed: '{seat} {seat_n, select, pl {pasują} other {pasuje}}',
    left: '{seat} na dobre {seat_n, select, pl {opuszczają} other {opuszcza}} grę',
    bonusReturned: '{seat} {seat_n, select, pl {oddają} other {oddaje}} premię rundy: {bonus}',
    roundStarted: 'Runda {round}',
    income:
      '{seat} {seat_n, select, pl {otrzymują} other {otrzymuje}} dochód:{coins, plural, =0 {} one { +# moneta} few { +# monety} many { +# monet} other { +# monety}}{tools, plural, =0 {} one { +# narzędzie} few { +# narzędzia} many { +# narzędzi} other { +# narzędzia}}{scholars, plural, =0 {} one { +# uczony} few { +# uczonych} many { +# uczonych} other { +# uczonego}}{power, plural, =0 {} one { +# moc} few { +# moce} many { +# mocy} other { +# mocy}}{books, plural, =0 {} one { +# księga} few { +# księgi} many { +# ksiąg} other { +# księgi}}{points, plural, =0 {} other { +# pkt}}',
    scienceBonus:
      '{seat} {seat_n, select, pl {otrzymują} other {otrzymuje}} premię za naukę:{coins, plural, =0 {} one { +# moneta} few { +# monety} many { +# monet} other { +# monety}}{tools, plural, =0 {} one { +# narzędzie} few { +# narzędzia} many { +# narzędzi} other { +# narzędzia}}{scholars, plural, =0 {} one { +# uczony} few { +# uczonych} many { +# uczonych} other { +# uczonego}}{power, plural, =0 {} one { +# moc} few { +# moce} many { +# mocy} other { +# mocy}}{books, plural, =0 {} one { +# księga} few { +# księgi} many { +# ksiąg} other { +# księgi}}{spades, plural, =0 {} one { +# łopata} few { +# łopaty} many { +# łopat} other { +# łopaty}}',
    neutralArea:
      'Obszar frakcji niezależnej: {buildings, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynku}}',
    areaScored:
      '{seat} {seat_n, select, pl {zdobywają} other {zdobywa}} {points} pkt za obszar ({buildings, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynku}})',
    disciplineScored:
      '{seat} {seat_n, select, pl {zdobywają} other {zdobywa}} {points} pkt za {discipline_acc} (poziom {level})',
    resourcesScored:
      '{seat} {seat_n, select, pl {zdobywają} other {zdobywa}} {points} pkt za zasoby warte {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}',
  },
};
