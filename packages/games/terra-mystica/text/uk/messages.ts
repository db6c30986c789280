import type { Messages } from '../en/messages.ts';

export const messages: Messages = {
  prompts: {
    chooseFaction: 'Виберіть фракцію',
    firstDwelling: 'Поставте оселю на рідну місцевість',
    chooseCard: 'Виберіть бонус раунду',
    turn: '{actions, plural, =0 {Дію виконано. Ще можна перетворити ресурси} one {Ваш хід: виберіть дію} few {Ваш хід: # дії} many {Ваш хід: # дій} other {Ваш хід: # дії}}',
    terraform:
      '{spades, plural, =0 {Продовжте на цій клітинці або завершіть} one {Виберіть клітинку: # лопата} few {Виберіть клітинку: # лопати} many {Виберіть клітинку: # лопат} other {Виберіть клітинку: # лопати}}',
    sandstorm: 'Піщана буря: яка клітинка стане пустелею?',
    ride: 'Політ відьом: виберіть ліс для безплатної оселі',
    freeTradingHouse: 'Яка оселя безплатно стане торговим домом?',
    bridge: 'Де збудувати міст?',
    cultStep: 'Виберіть культ: {steps, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}',
    leechStep: 'Сусіди взяли силу. Виберіть культ: 1 крок',
    favour:
      '{count, plural, one {Виберіть жетон прихильності} few {Виберіть # жетони прихильності} many {Виберіть # жетонів прихильності} other {Виберіть # жетона прихильності}}',
    town: 'Нове місто! Виберіть жетон міста',
    crown: 'Ключів замало: у якому культі піднятися до кінця?',
    tileSteps: 'Нове місто! Спершу кроки культу чи жетон міста?',
    ordain: 'Скільки робітників стане жерцями?',
    leech:
      '{from} {from_n, select, pl {будують} other {будує}} поруч. Взяти {amount, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}}{price, plural, =0 { безплатно} other { за # ПО}}?',
    cultSpades:
      'Нагорода культу, {spades, plural, one {# лопата} few {# лопати} many {# лопат} other {# лопати}}: виберіть клітинку',
    setUp: 'Приготування',
    income: 'Дохід',
    nextTurn: 'Наступний гравець',
    cultRewards: 'Нагороди культів',
    cleanUp: 'Новий раунд',
    finalScoring: 'Фінальний підрахунок',
  },
  actions: {
    faction: 'Грати за {faction_gen}',
    take: 'Взяти бонус раунду «{card}»',
    build: 'Збудувати оселю на {hex}',
    transform: 'Тераформувати {hex} на {terrain_acc}',
    upgrade: 'Модернізувати {building_from} на {hex} до {building_gen}',
    advance:
      '{track_key, select, shipping {Поліпшити судноплавство} carpet {Поліпшити політ на килимі} other {Модернізувати тераформування}}',
    send: 'Відправити жерця до культу {cult_gen} ({steps, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}})',
    power: 'Дія сили: {space}',
    special: 'Особлива дія: {source}',
    bridge: 'Збудувати міст {site}',
    step: 'Крок на треку {cult_gen}',
    favour: 'Взяти жетон прихильності «{tile}»',
    town: 'Взяти жетон міста «{tile}»',
    ordain:
      '{priests, plural, =0 {Не висвячувати} one {Висвятити # жерця} few {Висвятити # жерців} many {Висвятити # жерців} other {Висвятити # жерця}}',
    leech: 'Взяти силу',
    decline: 'Відмовитися',
    convert: 'Перетворити: {how}',
    burn: 'Пожертвувати силу: 1 фішка вибуває, 1 іде до чаші III',
    connect: 'Заснувати місто через річку {river}',
    pass: '{card, select, none {Спасувати} other {Спасувати і взяти «{card}»}}',
    done: 'Завершити',
    end: 'Завершити хід',
  },
  log: {
    factionChosen: '{seat} {seat_n, select, pl {грають} other {грає}} за {faction_gen}',
    built:
      '{seat} {seat_n, select, pl {будують} other {будує}} {hex_n, select, pl {{building_many}} other {{building_acc}}} на {hex}',
    upgraded:
      '{seat} {seat_n, select, pl {модернізують} other {модернізує}} {building_from} на {hex} до {building_gen}',
    powerOffered:
      '{seat} {seat_n, select, pl {можуть} other {може}} взяти {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}} від {from_gen}',
    leeched:
      '{seat} {seat_n, select, pl {беруть} other {бере}} {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}} від {from_gen}{points, plural, =0 {} other { (−# ПО)}}',
    declined:
      '{seat} {seat_n, select, pl {відмовляються} other {відмовляється}} від сили {from_gen} ({power})',
    refusedByAll:
      'Усі відмовилися: {seat} {seat_n, select, pl {отримують} other {отримує}} {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}}',
    converted: '{seat} {seat_n, select, pl {перетворюють} other {перетворює}}: {how}',
    burned:
      '{seat} {seat_n, select, pl {жертвують} other {жертвує}} {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}}',
    bridgeBuilt: '{seat} {seat_n, select, pl {будують} other {будує}} міст {from}–{to}',
    transformed:
      '{seat} {seat_n, select, pl {тераформують} other {тераформує}} {hex} на {terrain_acc} ({spades, plural, one {# лопата} few {# лопати} many {# лопат} other {# лопати}})',
    sandstorm: '{seat} {seat_n, select, pl {насилають} other {насилає}} піщану бурю на {hex}',
    givenUp: '{seat} {seat_n, select, pl {відмовляються} other {відмовляється}} від того, що дала дія',
    spadesLost:
      '{seat} {seat_n, select, pl {втрачають} other {втрачає}} {spades, plural, one {# лопату} few {# лопати} many {# лопат} other {# лопати}}',
    favour: '{seat} {seat_n, select, pl {беруть} other {бере}} жетон прихильності «{tile}»',
    cultAdvanced:
      '{seat} {seat_n, select, pl {піднімаються} other {піднімається}} на {steps, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}} на треку {cult_gen}, до {space}{power, plural, =0 {} one { (+# очко сили)} few { (+# очки сили)} many { (+# очок сили)} other { (+# очка сили)}}',
    priestSent:
      '{seat} {seat_n, select, pl {відправляють} other {відправляє}} жерця до культу {cult_gen} ({steps, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}){stays, select, true {} other { і {seat_n, select, pl {повертають} other {повертає}} його в запас}}',
    powerAction: '{seat} {seat_n, select, pl {виконують} other {виконує}} дію сили: {action}',
    specialAction: '{seat} {seat_n, select, pl {виконують} other {виконує}} особливу дію: {source}',
    ordained:
      '{priests, plural, =0 {{seat} не {seat_n, select, pl {висвячують} other {висвячує}} жерців} one {{seat} {seat_n, select, pl {висвячують} other {висвячує}} # жерця} few {{seat} {seat_n, select, pl {висвячують} other {висвячує}} # жерців} many {{seat} {seat_n, select, pl {висвячують} other {висвячує}} # жерців} other {{seat} {seat_n, select, pl {висвячують} other {висвячує}} # жерця}}',
    scored: '{seat} {seat_n, select, pl {набирають} other {набирає}} {points} ПО ({source})',
    advanced:
      '{seat} {track_key, select, shipping {{seat_n, select, pl {поліпшують} other {поліпшує}} судноплавство} carpet {{seat_n, select, pl {поліпшують} other {поліпшує}} політ на килимі} other {{seat_n, select, pl {модернізують} other {модернізує}} тераформування}}: рівень {level}{points, plural, =0 {} other { (+# ПО)}}',
    townFounded: '{seat} {seat_n, select, pl {засновують} other {засновує}} місто: {hexes}',
    townTile: '{seat} {seat_n, select, pl {беруть} other {бере}} жетон міста «{tile}»',
    cardTaken:
      '{seat} {seat_n, select, pl {беруть} other {бере}} бонус раунду «{card}»{coins, plural, =0 {} one { і # монету на ньому} few { і # монети на ньому} many { і # монет на ньому} other { і # монети на ньому}}',
    passed: '{seat} {seat_n, select, pl {пасують} other {пасує}}',
    left: '{seat} остаточно {seat_n, select, pl {виходять} other {виходить}} із гри',
    cardReturned: '{seat} {seat_n, select, pl {повертають} other {повертає}} бонус раунду «{card}»',
    roundStarted: 'Раунд {round}',
    income:
      '{seat} {seat_n, select, pl {отримують} other {отримує}} дохід:{coins, plural, =0 {} one { +# монета} few { +# монети} many { +# монет} other { +# монети}}{workers, plural, =0 {} one { +# робітник} few { +# робітники} many { +# робітників} other { +# робітника}}{priests, plural, =0 {} one { +# жрець} few { +# жерці} many { +# жерців} other { +# жерця}}{power, plural, =0 {} one { +# очко сили} few { +# очки сили} many { +# очок сили} other { +# очка сили}}',
    cultReward:
      '{seat} {seat_n, select, pl {отримують} other {отримує}} нагороду культу:{coins, plural, =0 {} one { +# монета} few { +# монети} many { +# монет} other { +# монети}}{workers, plural, =0 {} one { +# робітник} few { +# робітники} many { +# робітників} other { +# робітника}}{priests, plural, =0 {} one { +# жрець} few { +# жерці} many { +# жерців} other { +# жерця}}{power, plural, =0 {} one { +# очко сили} few { +# очки сили} many { +# очок сили} other { +# очка сили}}{spades, plural, =0 {} one { +# лопата} few { +# лопати} many { +# лопат} other { +# лопати}}',
    cultScored:
      '{seat} {seat_n, select, pl {набирають} other {набирає}} {points} ПО за трек {cult_gen} (поділка {space})',
    areaScored:
      '{seat} {seat_n, select, pl {набирають} other {набирає}} {points} ПО за територію ({buildings, plural, one {# будівля} few {# будівлі} many {# будівель} other {# будівлі}})',
    resourcesScored:
      '{seat} {seat_n, select, pl {набирають} other {набирає}} {points} ПО за ресурси ({coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}})',
  },
};
