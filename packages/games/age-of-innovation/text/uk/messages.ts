import type { Messages } from '../en/messages.ts';
import { automa } from './automa.ts';

export const messages: Messages = {
  prompts: {
    ...automa.prompts,
    chooseSet: 'Виберіть набір: планшет, фракція, бонус раунду',
    draft: 'Візьміть планшет, фракцію або палац',
    chooseBonus: 'Виберіть бонус раунду',
    firstBuilding: 'Поставте першу будівлю на рідну місцевість',
    spades:
      'Виберіть клітинку: {spades, plural, one {# лопата} few {# лопати} many {# лопат} other {# лопати}}',
    turn: '{actions, plural, =0 {Дію виконано. Ще можна перетворити ресурси} one {Ваш хід: виберіть дію} few {Ваш хід: # дії} many {Ваш хід: # дій} other {Ваш хід: # дії}}',
    terraform:
      '{spades, plural, =0 {Збудуйте майстерню або завершіть} one {Виберіть клітинку або завершіть: # лопата} few {Виберіть клітинку або завершіть: # лопати} many {Виберіть клітинку або завершіть: # лопат} other {Виберіть клітинку або завершіть: # лопати}}',
    bridge:
      '{bridges, plural, one {Де збудувати міст?} few {Де збудувати міст? Ще # мости} many {Де збудувати міст? Ще # мостів} other {Де збудувати міст? Ще # моста}}',
    freeGuild: 'Яка {from} безплатно стане гільдією?',
    placeGuild: 'Де поставити гільдію?',
    placeNeutral: 'Де поставити {building_neutral}?',
    steps:
      'Виберіть дисципліну: {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}',
    key: 'Використати ключ і просунутися вище 7-го рівня {discipline_in}? Без ключа втратите {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}',
    takeBooks:
      'Виберіть дисципліну: {books, plural, one {# книжка} few {# книжки} many {# книжок} other {# книжки}}',
    payBooks:
      'За «{for}» ще {books, plural, one {# книжка} few {# книжки} many {# книжок} other {# книжки}}: виберіть дисципліну',
    competency: 'Виберіть компетентність',
    choosePalace: 'Виберіть палац',
    town: 'Виберіть жетон міста',
    leech:
      '{from} {from_n, select, pl {будують} other {будує}} поруч. Взяти {amount, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}}{price, plural, =0 { безплатно} other { за # ПО}}?',
    setUp: 'Початкові ресурси',
    startSpades: 'Початкові лопати',
    income: 'Дохід',
    actions: 'Фаза дій',
    nextTurn: 'Наступний гравець',
    scienceBonuses: 'Наукові бонуси',
    cleanUp: 'Новий раунд',
    finalScoring: 'Фінальний підрахунок',
  },
  actions: {
    set: 'Взяти набір: {board}',
    board: 'Взяти планшет {board_gen}',
    faction: 'Грати за {faction_gen}',
    palace: 'Взяти палац «{palace}»',
    bonus: 'Взяти бонус раунду «{bonus}»',
    place: 'Поставити {building_acc} на {hex}',
    build: 'Збудувати майстерню на {hex}{by, select, tunnel { через тунель} flight { (політ)} other {}}',
    transform:
      'Тераформувати {hex} на {terrain_acc}{by, select, tunnel { через тунель} flight { (політ)} other {}}',
    upgrade: 'Модернізувати {hex} до {building_gen}',
    advance:
      '{track_key, select, shipping {Поліпшити судноплавство} carpet {Поліпшити політ на килимі} other {Модернізувати тераформування}}',
    innovate: 'Впровадити інновацію «{innovation}»',
    send: '{steps, plural, =1 {Повернути науковця в запас: 1 рівень {discipline_in}} one {Відрядити науковця: # рівень {discipline_in}} few {Відрядити науковця: # рівні {discipline_in}} many {Відрядити науковця: # рівнів {discipline_in}} other {Відрядити науковця: # рівня {discipline_in}}}',
    power: 'Дія сили: {space}',
    bookAction: 'Дія книжок: {space}',
    special: 'Особлива дія: {source}',
    annex: 'Поставити павільйон на {hex}',
    bridge: 'Збудувати міст {site}',
    step: '1 рівень {discipline_in}',
    useKey: 'Використати ключ {discipline_in}',
    keepKey: 'Зберегти ключ і втратити рівні {discipline_in}',
    takeBook: 'Взяти книжку з {discipline_gen}',
    payBook: 'Заплатити книжкою з {discipline_gen}',
    competency: 'Взяти компетентність «{competency}»',
    town: 'Взяти жетон міста «{tile}»',
    leech: 'Взяти силу',
    decline: 'Відмовитися',
    convert: 'Перетворити: {how}',
    burn: 'Пожертвувати силу: 1 фішка вибуває, 1 іде до чаші III',
    connect: 'Заснувати місто через річку {river}',
    pass: '{bonus, select, none {Спасувати} other {Спасувати і взяти «{bonus}»}}',
    done: '{of}',
    end: 'Завершити хід',
  },
  log: {
    ...automa.log,
    setChosen:
      '{seat} {seat_n, select, pl {грають} other {грає}} за {faction_gen}: планшет {board_gen}, бонус раунду «{bonus}»',
    boardChosen: '{seat} {seat_n, select, pl {беруть} other {бере}} планшет {board_gen}',
    factionChosen: '{seat} {seat_n, select, pl {грають} other {грає}} за {faction_gen}',
    palaceDrafted: '{seat} {seat_n, select, pl {беруть} other {бере}} палац «{palace}»',
    bonusTaken:
      '{seat} {seat_n, select, pl {беруть} other {бере}} бонус раунду «{bonus}»{coins, plural, =0 {} one { і # монету на ньому} few { і # монети на ньому} many { і # монет на ньому} other { і # монети на ньому}}',
    built: '{seat} {seat_n, select, pl {будують} other {будує}} {building_acc} на {hex}',
    upgraded: '{seat} {seat_n, select, pl {модернізують} other {модернізує}} {hex} до {building_gen}',
    neutralBuilt: '{seat} {seat_n, select, pl {ставлять} other {ставить}} {building_neutral} на {hex}',
    neutralLost: '{seat} не {seat_n, select, pl {мають} other {має}} де поставити {building_neutral}',
    annexPlaced: '{seat} {seat_n, select, pl {ставлять} other {ставить}} павільйон на {hex}',
    tunnelled: '{seat} {seat_n, select, pl {прокладають} other {прокладає}} тунель',
    flown: '{seat} {seat_n, select, pl {летять} other {летить}}',
    transformed:
      '{seat} {seat_n, select, pl {тераформують} other {тераформує}} {hex} на {terrain_acc} ({spades, plural, one {# лопата} few {# лопати} many {# лопат} other {# лопати}})',
    spadesLost:
      '{seat} {seat_n, select, pl {втрачають} other {втрачає}} {spades, plural, one {# лопату} few {# лопати} many {# лопат} other {# лопати}}',
    bridgeBuilt: '{seat} {seat_n, select, pl {будують} other {будує}} міст {from}–{to}',
    powerOffered:
      '{seat} {seat_n, select, pl {можуть} other {може}} взяти {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}} від {from_gen}',
    leeched:
      '{seat} {seat_n, select, pl {беруть} other {бере}} {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}} від {from_gen}{points, plural, =0 {} other { (−# ПО)}}',
    declined:
      '{seat} {seat_n, select, pl {відмовляються} other {відмовляється}} від сили {from_gen} ({power})',
    converted: '{seat} {seat_n, select, pl {перетворюють} other {перетворює}}: {how}',
    burned:
      '{seat} {seat_n, select, pl {жертвують} other {жертвує}} {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}}',
    powerAction:
      '{seat} {seat_n, select, pl {виконують} other {виконує}} дію сили: {action}, {power, plural, one {−# очко сили} few {−# очки сили} many {−# очок сили} other {−# очка сили}}',
    bookAction: '{seat} {seat_n, select, pl {виконують} other {виконує}} дію книжок: {action}',
    specialAction: '{seat} {seat_n, select, pl {виконують} other {виконує}} особливу дію: {source}',
    bookTaken: '{seat} {seat_n, select, pl {беруть} other {бере}} книжку з {discipline_gen}',
    competency:
      '{seat} {seat_n, select, pl {беруть} other {бере}} компетентність «{competency}»{books, plural, =0 {} one { і # книжку з {discipline_gen}} few { і # книжки з {discipline_gen}} many { і # книжок з {discipline_gen}} other { і # книжки з {discipline_gen}}}',
    innovation: '{seat} {seat_n, select, pl {впроваджують} other {впроваджує}} інновацію «{innovation}»',
    palace: '{seat} {seat_n, select, pl {беруть} other {бере}} палац «{palace}»',
    scholarSent:
      '{seat} {stays, select, true {{seat_n, select, pl {відряджають} other {відряджає}} науковця} other {{seat_n, select, pl {повертають} other {повертає}} науковця в запас}}: {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}} {discipline_in}',
    advancedInScience:
      '{seat} {seat_n, select, pl {просуваються} other {просувається}} на {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}} {discipline_in}, до {level}{power, plural, =0 {} one { (+# очко сили)} few { (+# очки сили)} many { (+# очок сили)} other { (+# очка сили)}}',
    advanced:
      '{seat} {track_key, select, shipping {{seat_n, select, pl {поліпшують} other {поліпшує}} судноплавство} carpet {{seat_n, select, pl {поліпшують} other {поліпшує}} політ на килимі} other {{seat_n, select, pl {модернізують} other {модернізує}} тераформування}}: рівень {level}{points, plural, =0 {} other { (+# ПО)}}',
    townFounded: '{seat} {seat_n, select, pl {засновують} other {засновує}} місто: {hexes}',
    townTile: '{seat} {seat_n, select, pl {беруть} other {бере}} жетон міста «{tile}»',
    scored: '{seat} {seat_n, select, pl {набирають} other {набирає}} {points} ПО ({source})',
    passed: '{seat} {seat_n, select, pl {пасують} other {пасує}}',
    left: '{seat} остаточно {seat_n, select, pl {виходять} other {виходить}} із гри',
    bonusReturned: '{seat} {seat_n, select, pl {повертають} other {повертає}} бонус раунду «{bonus}»',
    roundStarted: 'Раунд {round}',
    income:
      '{seat} {seat_n, select, pl {отримують} other {отримує}} дохід:{coins, plural, =0 {} one { +# монета} few { +# монети} many { +# монет} other { +# монети}}{tools, plural, =0 {} one { +# знаряддя} few { +# знаряддя} many { +# знарядь} other { +# знаряддя}}{scholars, plural, =0 {} one { +# науковець} few { +# науковці} many { +# науковців} other { +# науковця}}{power, plural, =0 {} one { +# очко сили} few { +# очки сили} many { +# очок сили} other { +# очка сили}}{books, plural, =0 {} one { +# книжка} few { +# книжки} many { +# книжок} other { +# книжки}}{points, plural, =0 {} other { +# ПО}}',
    scienceBonus:
      '{seat} {seat_n, select, pl {отримують} other {отримує}} науковий бонус:{coins, plural, =0 {} one { +# монета} few { +# монети} many { +# монет} other { +# монети}}{tools, plural, =0 {} one { +# знаряддя} few { +# знаряддя} many { +# знарядь} other { +# знаряддя}}{scholars, plural, =0 {} one { +# науковець} few { +# науковці} many { +# науковців} other { +# науковця}}{power, plural, =0 {} one { +# очко сили} few { +# очки сили} many { +# очок сили} other { +# очка сили}}{books, plural, =0 {} one { +# книжка} few { +# книжки} many { +# книжок} other { +# книжки}}{spades, plural, =0 {} one { +# лопата} few { +# лопати} many { +# лопат} other { +# лопати}}',
    neutralArea:
      'Територія нічийної фракції: {buildings, plural, one {# будівля} few {# будівлі} many {# будівель} other {# будівлі}}',
    areaScored:
      '{seat} {seat_n, select, pl {набирають} other {набирає}} {points} ПО за територію ({buildings, plural, one {# будівля} few {# будівлі} many {# будівель} other {# будівлі}})',
    disciplineScored:
      '{seat} {seat_n, select, pl {набирають} other {набирає}} {points} ПО за {discipline_acc} (рівень {level})',
    resourcesScored:
      '{seat} {seat_n, select, pl {набирають} other {набирає}} {points} ПО за ресурси ({coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}})',
  },
};
