import type { Messages } from '../en/messages.ts';

export const messages: Messages = {
  prompts: {
    chooseFaction: 'Wybierz rasę.',
    firstDwelling: 'Postaw osadę na polu swojego preferowanego terenu.',
    chooseCard: 'Weź żeton bonusów.',
    turn: '{actions, plural, =0 {Akcja wykonana: możesz jeszcze dokonać konwersji, potem zakończ ruch.} one {Twój ruch: wybierz akcję.} few {Twój ruch: # akcje.} many {Twój ruch: # akcji.} other {Twój ruch: # akcji.}}',
    terraform:
      '{spades, plural, =0 {Działaj dalej na przekształconym polu albo zakończ.} one {Masz # łopatę: wybierz pole.} few {Masz # łopaty: wybierz pole.} many {Masz # łopat: wybierz pole.} other {Masz # łopaty: wybierz pole.}}',
    sandstorm: 'Wybierz pole, które burza piaskowa zmieni w pustynię.',
    ride: 'Wybierz pole lasu na darmową osadę.',
    freeTradingHouse: 'Wybierz osadę, która bez opłat stanie się faktorią.',
    bridge: 'Wybierz miejsce na most.',
    cultStep:
      '{steps, plural, one {Wybierz kult, na którego torze przesuniesz się o # pole.} few {Wybierz kult, na którego torze przesuniesz się o # pola.} many {Wybierz kult, na którego torze przesuniesz się o # pól.} other {Wybierz kult, na którego torze przesuniesz się o # pola.}}',
    leechStep: 'Ktoś zdobył moc z twojej budowli: wybierz kult, na którego torze przesuniesz się o pole.',
    favour:
      '{count, plural, one {Wybierz żeton łask.} few {Wybierz kolejno # żetony łask.} many {Wybierz kolejno # żetonów łask.} other {Wybierz kolejno # żetonu łask.}}',
    town: 'Powstało miasto: wybierz żeton miasta.',
    crown: 'Masz za mało kluczy: wybierz kult, w którym zajmiesz najwyższe pole.',
    tileSteps: 'Żeton łask tworzy miasto: awansuj teraz w kulcie albo weź najpierw żeton miasta.',
    ordain: 'Ilu robotników zostaje kapłanami?',
    leech: 'Moc z budowli ({from}): {amount} za {price} PZ. Bierzesz?',
    cultSpades:
      '{spades, plural, one {Nagroda kultu: masz # łopatę, wybierz pole.} few {Nagroda kultu: masz # łopaty, wybierz pole.} many {Nagroda kultu: masz # łopat, wybierz pole.} other {Nagroda kultu: masz # łopaty, wybierz pole.}}',
    setUp: 'Ustala się kolejność przygotowania.',
    income: 'Wszyscy otrzymują dochody.',
    nextTurn: 'Kolej na następnego gracza.',
    cultRewards: 'Kulty przyznają nagrody.',
    cleanUp: 'Porządkowanie po turze.',
    finalScoring: 'Punktacja końcowa.',
  },
  actions: {
    faction: 'Graj rasą: {faction}',
    take: 'Weź żeton bonusów „{card}”',
    build: 'Zbuduj osadę na {hex}',
    transform: 'Przekształć {hex} w teren: {terrain}',
    upgrade: 'Rozbuduj {hex}: {building}',
    advance: 'Postęp na torze: {track}',
    send: 'Wyślij kapłana ({cult}) za {steps, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
    power: 'Rzuć zaklęcie: {space}',
    special: 'Umiejętność specjalna: {source}',
    bridge: 'Zbuduj most {site}',
    step: 'Awansuj: {cult}',
    favour: 'Weź żeton łask „{tile}”',
    town: 'Weź żeton miasta „{tile}”',
    ordain:
      '{priests, plural, =0 {Nie powołuj kapłanów} one {Powołaj # kapłana z robotnika} few {Powołaj # kapłanów z robotników} many {Powołaj # kapłanów z robotników} other {Powołaj # kapłana z robotników}}',
    leech: 'Weź moc',
    decline: 'Zrezygnuj z mocy',
    convert: 'Konwersja: {how}',
    burn: 'Poświęć moc: jeden znacznik opuszcza grę, jeden przechodzi do naczynia III',
    connect: 'Stwórz miasto z pominięciem pola rzeki {river}',
    pass: '{card, select, none {Spasuj} other {Spasuj i weź „{card}”}}',
    done: 'Gotowe',
    end: 'Zakończ ruch',
  },
  log: {
    factionChosen: '{seat}: wybrana rasa: {faction}',
    built: '{seat}: {building} na {hex}',
    upgraded: '{seat}: rozbudowa na {hex}: {building}',
    powerOffered:
      '{seat}: {power, plural, one {# moc} few {# mocy} many {# mocy} other {# mocy}} do wzięcia (budowla: {from})',
    leeched:
      '{seat}: +{power, plural, one {# moc} few {# mocy} many {# mocy} other {# mocy}} (budowla: {from}){points, plural, =0 {} other {, −# PZ}}',
    declined: '{seat}: rezygnacja z {power} mocy (budowla: {from})',
    refusedByAll:
      '{seat}: wszyscy zrezygnowali, więc +{power, plural, one {# moc} few {# mocy} many {# mocy} other {# mocy}}',
    converted: '{seat}: konwersja {how}',
    burned: '{seat}: poświęcenie {power} mocy',
    bridgeBuilt: '{seat}: most {from}–{to}',
    transformed:
      '{seat}: {hex} zmienia się w teren: {terrain} ({spades, plural, one {# łopata} few {# łopaty} many {# łopat} other {# łopaty}})',
    sandstorm: '{seat}: burza piaskowa na {hex}',
    givenUp: '{seat}: rezygnacja z tego, co dała akcja',
    spadesLost:
      '{seat}: {spades, plural, one {przepada # niewykorzystana łopata} few {przepadają # niewykorzystane łopaty} many {przepada # niewykorzystanych łopat} other {przepada # niewykorzystanej łopaty}}',
    favour: '{seat}: żeton łask „{tile}”',
    cultAdvanced:
      '{seat}: {cult}, {steps, plural, one {# pole} few {# pola} many {# pól} other {# pola}} w górę, teraz {space}{power, plural, =0 {} one {, +# moc} few {, +# mocy} many {, +# mocy} other {, +# mocy}}',
    priestSent:
      '{seat}: kapłan wysłany ({cult}) za {steps, plural, one {# pole} few {# pola} many {# pól} other {# pola}}{stays, select, true {, na stałe} other {, z powrotem do rezerwy}}',
    powerAction: '{seat}: zaklęcie „{action}”',
    specialAction: '{seat}: umiejętność specjalna: {source}',
    ordained:
      '{seat}: {priests, plural, =0 {bez powołań kapłanów} one {# robotnik zostaje kapłanem} few {# robotników zostaje kapłanami} many {# robotników zostaje kapłanami} other {# robotnika zostaje kapłanem}}',
    scored: '{seat}: {points} PZ ({source})',
    advanced: '{seat}: {track}, poziom {level}, +{points} PZ',
    townFounded: '{seat}: powstaje miasto: {hexes}',
    townTile: '{seat}: żeton miasta „{tile}”',
    cardTaken:
      '{seat}: żeton bonusów „{card}”{coins, plural, =0 {} one {, na nim # moneta} few {, na nim # monety} many {, na nim # monet} other {, na nim # monety}}',
    passed: '{seat}: pas',
    left: '{seat}: odejście z gry na dobre',
    cardReturned: '{seat}: żeton bonusów „{card}” wraca na stół',
    roundStarted: 'Tura {round}',
    income:
      '{seat}: dochód{coins, plural, =0 {} one { +# moneta} few { +# monety} many { +# monet} other { +# monety}}{workers, plural, =0 {} one { +# robotnik} few { +# robotników} many { +# robotników} other { +# robotnika}}{priests, plural, =0 {} one { +# kapłan} few { +# kapłanów} many { +# kapłanów} other { +# kapłana}}{power, plural, =0 {} one { +# moc} few { +# mocy} many { +# mocy} other { +# mocy}}',
    cultReward:
      '{seat}: nagroda kultu{coins, plural, =0 {} one { +# moneta} few { +# monety} many { +# monet} other { +# monety}}{workers, plural, =0 {} one { +# robotnik} few { +# robotników} many { +# robotników} other { +# robotnika}}{priests, plural, =0 {} one { +# kapłan} few { +# kapłanów} many { +# kapłanów} other { +# kapłana}}{power, plural, =0 {} one { +# moc} few { +# mocy} many { +# mocy} other { +# mocy}}{spades, plural, =0 {} one { +# łopata} few { +# łopaty} many { +# łopat} other { +# łopaty}}',
    cultScored: '{seat}: {points} PZ za {cult} (pole {space})',
    areaScored:
      '{seat}: {points} PZ za obszar, w nim {buildings, plural, one {# budowla} few {# budowle} many {# budowli} other {# budowli}}',
    resourcesScored:
      '{seat}: {points} PZ za zasoby warte {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}',
  },
};
