import type { Messages } from '../en/messages.ts';

export const messages: Messages = {
  prompts: {
    chooseFaction: 'Wybierz rasę',
    firstDwelling: 'Postaw osadę na swoim preferowanym terenie',
    chooseCard: 'Weź żeton bonusów',
    turn: '{actions, plural, =0 {Akcja wykonana. Możesz jeszcze dokonać konwersji} one {Twój ruch: wybierz akcję} few {Twój ruch: wykonaj # akcje} many {Twój ruch: wykonaj # akcji} other {Twój ruch: wykonaj # akcji}}',
    terraform:
      '{spades, plural, =0 {Zbuduj osadę na przekształconym polu albo zakończ} one {Wybierz pole (# łopata)} few {Wybierz pole (# łopaty)} many {Wybierz pole (# łopat)} other {Wybierz pole (# łopaty)}}',
    sandstorm: 'Burza piaskowa: wybierz pole',
    ride: 'Lot wiedźm: wybierz las na darmową osadę',
    freeTradingHouse: 'Wybierz osadę, którą za darmo rozbudujesz do faktorii',
    bridge: 'Wybierz miejsce na most',
    cultStep: 'Wybierz kult: {steps, plural, one {# pole} few {# pola} many {# pól} other {# pola}} w górę',
    leechStep: 'Sąsiad bierze moc z twojej budowli: wybierz kult (1 pole w górę)',
    favour:
      '{count, plural, one {Wybierz żeton łask} few {Wybierz # żetony łask} many {Wybierz # żetonów łask} other {Wybierz # żetonu łask}}',
    town: 'Nowe miasto! Wybierz żeton miasta',
    crown: 'Za mało kluczy: wybierz kult, w którym wejdziesz na pole 10',
    tileSteps: 'Żeton łask tworzy miasto: najpierw kult czy żeton miasta?',
    ordain: 'Ilu robotników zostanie kapłanami?',
    leech:
      '{amount, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}} od {from_gen}{price, plural, =0 { za darmo} other { za # PZ}}. Bierzesz?',
    cultSpades:
      'Nagroda kultu, {spades, plural, one {# łopata} few {# łopaty} many {# łopat} other {# łopaty}}: wybierz pole',
    setUp: 'Przygotowanie do gry',
    income: 'Dochody',
    nextTurn: 'Następny gracz',
    cultRewards: 'Nagrody kultów',
    cleanUp: 'Porządkowanie',
    finalScoring: 'Punktacja końcowa',
  },
  actions: {
    faction: 'Graj {faction_ins}',
    take: 'Weź żeton bonusów: {card}',
    build: 'Zbuduj osadę na {hex}',
    transform: 'Przekształć {hex} w {terrain_acc}',
    upgrade: 'Rozbuduj {building_from} na {hex} do {building_gen}',
    advance:
      '{track_key, select, shipping {Rozwiń żeglugę} digging {Obniż trudność przekształcania} other {Ulepsz lot na dywanie}}',
    send: 'Wyślij kapłana do {cult_gen} ({steps, plural, one {# pole} few {# pola} many {# pól} other {# pola}})',
    power: 'Rzuć zaklęcie: {space}',
    special: 'Użyj umiejętności specjalnej: {source}',
    bridge: 'Zbuduj most {site}',
    step: 'Awansuj w {cult_loc}',
    favour: 'Weź żeton łask: {tile}',
    town: 'Weź żeton miasta: {tile}',
    ordain:
      '{priests, plural, =0 {Nie powołuj kapłanów} one {Powołaj # kapłana} few {Powołaj # kapłanów} many {Powołaj # kapłanów} other {Powołaj # kapłana}}',
    leech: 'Weź moc',
    decline: 'Zrezygnuj',
    convert: 'Konwersja: {how}',
    burn: 'Poświęć moc (1 znacznik do naczynia III, 1 poza grę)',
    connect: 'Stwórz miasto ponad polem rzeki {river}',
    pass: '{card, select, none {Spasuj} other {Spasuj i weź: {card}}}',
    done: 'Gotowe',
    end: 'Zakończ ruch',
  },
  log: {
    factionChosen: '{seat} {seat_n, select, pl {wybierają} other {wybiera}} {faction_acc}',
    built:
      '{seat} {seat_n, select, pl {budują} other {buduje}} {hex_n, select, pl {{building_many}} other {{building_acc}}} na {hex}',
    upgraded:
      '{seat} {seat_n, select, pl {rozbudowują} other {rozbudowuje}} {building_from} na {hex} do {building_gen}',
    powerOffered:
      '{seat} {seat_n, select, pl {mogą} other {może}} wziąć {power, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}} od {from_gen}',
    leeched:
      '{seat} {seat_n, select, pl {biorą} other {bierze}} {power, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}} od {from_gen}{points, plural, =0 {} other { (−# PZ)}}',
    declined: '{seat} {seat_n, select, pl {rezygnują} other {rezygnuje}} z {power} mocy od {from_gen}',
    refusedByAll:
      'Nikt nie bierze mocy: {seat} {seat_n, select, pl {dostają} other {dostaje}} {power, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}}',
    converted: '{seat} {seat_n, select, pl {zamieniają} other {zamienia}}: {how}',
    burned:
      '{seat} {seat_n, select, pl {poświęcają} other {poświęca}} {power, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}}',
    bridgeBuilt: '{seat} {seat_n, select, pl {budują} other {buduje}} most {from}–{to}',
    transformed:
      '{seat} {seat_n, select, pl {przekształcają} other {przekształca}} {hex} w {terrain_acc} ({spades, plural, one {# łopata} few {# łopaty} many {# łopat} other {# łopaty}})',
    sandstorm: '{seat} {seat_n, select, pl {zamieniają} other {zamienia}} {hex} w pustynię (burza piaskowa)',
    givenUp: '{seat} {seat_n, select, pl {rezygnują} other {rezygnuje}} z reszty akcji',
    spadesLost:
      '{seat} {seat_n, select, pl {tracą} other {traci}} {spades, plural, one {# łopatę} few {# łopaty} many {# łopat} other {# łopaty}}',
    favour: '{seat} {seat_n, select, pl {biorą} other {bierze}} żeton łask: {tile}',
    cultAdvanced:
      '{seat} {seat_n, select, pl {awansują} other {awansuje}} w {cult_loc} na pole {space}{power, plural, =0 {} one { (+# moc)} few { (+# moce)} many { (+# mocy)} other { (+# mocy)}}',
    priestSent:
      '{seat} {seat_n, select, pl {wysyłają} other {wysyła}} kapłana do {cult_gen} ({steps, plural, one {# pole} few {# pola} many {# pól} other {# pola}}){stays, select, true {} other {; kapłan wraca do rezerwy}}',
    powerAction: '{seat} {seat_n, select, pl {rzucają} other {rzuca}} zaklęcie: {action}',
    specialAction: '{seat} {seat_n, select, pl {używają} other {używa}} umiejętności specjalnej: {source}',
    ordained:
      '{priests, plural, =0 {{seat} nie {seat_n, select, pl {powołują} other {powołuje}} kapłanów} one {{seat} {seat_n, select, pl {powołują} other {powołuje}} # kapłana z robotników} few {{seat} {seat_n, select, pl {powołują} other {powołuje}} # kapłanów z robotników} many {{seat} {seat_n, select, pl {powołują} other {powołuje}} # kapłanów z robotników} other {{seat} {seat_n, select, pl {powołują} other {powołuje}} # kapłana z robotników}}',
    scored: '{seat} {seat_n, select, pl {zdobywają} other {zdobywa}} {points} PZ ({source})',
    advanced:
      '{track_key, select, shipping {{seat} {seat_n, select, pl {rozwijają} other {rozwija}} żeglugę do poziomu {level} (+{points} PZ)} digging {{seat} {seat_n, select, pl {obniżają} other {obniża}} trudność przekształcania (poziom {level}, +{points} PZ)} other {{seat} {seat_n, select, pl {ulepszają} other {ulepsza}} lot na dywanie do poziomu {level} (+{points} PZ)}}',
    townFounded: '{seat} {seat_n, select, pl {tworzą} other {tworzy}} miasto: {hexes}',
    townTile: '{seat} {seat_n, select, pl {biorą} other {bierze}} żeton miasta: {tile}',
    cardTaken:
      '{seat} {seat_n, select, pl {biorą} other {bierze}} żeton bonusów: {card}{coins, plural, =0 {} one { (+# moneta)} few { (+# monety)} many { (+# monet)} other { (+# monety)}}',
    passed: '{seat} {seat_n, select, pl {pasują} other {pasuje}}',
    left: '{seat} na dobre {seat_n, select, pl {opuszczają} other {opuszcza}} grę',
    cardReturned: '{seat} {seat_n, select, pl {oddają} other {oddaje}} żeton bonusów: {card}',
    roundStarted: 'Tura {round}',
    income:
      '{seat} {seat_n, select, pl {otrzymują} other {otrzymuje}} dochód:{coins, plural, =0 {} one { +# moneta} few { +# monety} many { +# monet} other { +# monety}}{workers, plural, =0 {} one { +# robotnik} few { +# robotników} many { +# robotników} other { +# robotnika}}{priests, plural, =0 {} one { +# kapłan} few { +# kapłanów} many { +# kapłanów} other { +# kapłana}}{power, plural, =0 {} one { +# moc} few { +# moce} many { +# mocy} other { +# mocy}}',
    cultReward:
      '{seat} {seat_n, select, pl {otrzymują} other {otrzymuje}} nagrodę kultu:{coins, plural, =0 {} one { +# moneta} few { +# monety} many { +# monet} other { +# monety}}{workers, plural, =0 {} one { +# robotnik} few { +# robotników} many { +# robotników} other { +# robotnika}}{priests, plural, =0 {} one { +# kapłan} few { +# kapłanów} many { +# kapłanów} other { +# kapłana}}{power, plural, =0 {} one { +# moc} few { +# moce} many { +# mocy} other { +# mocy}}{spades, plural, =0 {} one { +# łopata} few { +# łopaty} many { +# łopat} other { +# łopaty}}',
    cultScored:
      '{seat} {seat_n, select, pl {zdobywają} other {zdobywa}} {points} PZ za {cult} (pole {space})',
    areaScored:
      '{seat} {seat_n, select, pl {zdobywają} other {zdobywa}} {points} PZ za obszar ({buildings, plural, one {# budowla} few {# budowle} many {# budowli} other {# budowli}})',
    resourcesScored:
      '{seat} {seat_n, select, pl {zdobywają} other {zdobywa}} {points} PZ za zasoby warte {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}',
  },
};
