import type { Messages } from '../en/messages.ts';

export const messages: Messages = {
  prompts: {
    chooseSet: 'Виберіть планшет планування з його фракцією та бонусом раунду.',
    draft: 'Візьміть планшет планування, фракцію або палац.',
    chooseBonus: 'Візьміть жетон бонусів раунду.',
    firstBuilding: 'Розмістіть першу будівлю на клітинці своєї рідної місцевості.',
    spades:
      '{spades, plural, one {Ви маєте # лопату: виберіть клітинку.} few {Ви маєте # лопати: виберіть клітинку.} many {Ви маєте # лопат: виберіть клітинку.} other {Ви маєте # лопати: виберіть клітинку.}}',
    turn: '{actions, plural, =0 {Дію виконано: за бажання перетворіть ресурси й завершіть хід.} one {Ваш хід: виберіть дію.} few {Ваш хід: # дії.} many {Ваш хід: # дій.} other {Ваш хід: # дії.}}',
    terraform:
      '{spades, plural, =0 {Спорудіть майстерню або завершіть.} one {Ви маєте # безплатну лопату: виберіть клітинку або завершіть.} few {Ви маєте # безплатні лопати: виберіть клітинку або завершіть.} many {Ви маєте # безплатних лопат: виберіть клітинку або завершіть.} other {Ви маєте # безплатної лопати: виберіть клітинку або завершіть.}}',
    bridge:
      '{bridges, plural, one {Виберіть місце для моста.} few {Ви маєте # мости: виберіть місце для першого.} many {Ви маєте # мостів: виберіть місце для першого.} other {Ви маєте # моста: виберіть місце для першого.}}',
    freeGuild: 'Виберіть будівлю, яка безплатно стане гільдією ({from}).',
    placeGuild: 'Виберіть порожню клітинку рідної місцевості для гільдії.',
    placeNeutral: 'Виберіть клітинку в межах досяжності для нейтральної будівлі ({building}).',
    steps:
      '{steps, plural, one {Ви маєте # просування: виберіть дисципліну.} few {Ви маєте # просування: виберіть дисципліну.} many {Ви маєте # просувань: виберіть дисципліну.} other {Ви маєте # просування: виберіть дисципліну.}}',
    key: '{discipline}: використати ключ, щоб піднятися вище 7-го рівня, чи втратити {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}?',
    takeBooks:
      '{books, plural, one {Ви отримуєте # книжку: виберіть її дисципліну.} few {Ви отримуєте # книжки: виберіть дисципліну першої.} many {Ви отримуєте # книжок: виберіть дисципліну першої.} other {Ви отримуєте # книжки: виберіть дисципліну першої.}}',
    payBooks:
      '{books, plural, one {Залишилося сплатити # книжку («{for}»): виберіть її дисципліну.} few {Залишилося сплатити # книжки («{for}»): виберіть дисципліну однієї.} many {Залишилося сплатити # книжок («{for}»): виберіть дисципліну однієї.} other {Залишилося сплатити # книжки («{for}»): виберіть дисципліну однієї.}}',
    competency: 'Виберіть жетон компетентності.',
    choosePalace: 'Виберіть жетон свого палацу.',
    town: 'Виберіть жетон міста.',
    leech:
      'Сила від сусіда ({from}): {amount, plural, one {# очко} few {# очки} many {# очок} other {# очка}} {price, plural, =0 {безплатно} other {за # ПО}}. Берете?',
    setUp: 'Усі беруть початкові ресурси.',
    startSpades: 'Використання початкових лопат.',
    income: 'Усі отримують дохід.',
    actions: 'Починається фаза дій.',
    nextTurn: 'Черга наступного гравця.',
    scienceBonuses: 'Дисципліни дають наукові бонуси.',
    cleanUp: 'Приготування до нового раунду.',
    finalScoring: 'Фінальний підрахунок ПО.',
  },
  actions: {
    set: 'Взяти набір «{board}»',
    board: 'Взяти планшет планування «{board}»',
    faction: 'Взяти фракцію «{faction}»',
    palace: 'Взяти палац «{palace}»',
    bonus: 'Взяти бонус раунду «{bonus}»',
    place: 'Розмістити на {hex}: {building}',
    build:
      'Спорудити майстерню на {hex}{by, select, tunnel { через тунель} flight { за допомогою польоту} other {}}',
    transform:
      'Тераформувати {hex}: {terrain}{by, select, tunnel { (через тунель)} flight { (за допомогою польоту)} other {}}',
    upgrade: 'Модернізувати {hex}: {building}',
    advance: 'Просунутися: {track}',
    innovate: 'Впровадити інновацію «{innovation}»',
    send: '{steps, plural, =1 {Повернути науковця за 1 рівень: {discipline}} one {Відрядити науковця за # рівень: {discipline}} few {Відрядити науковця за # рівні: {discipline}} many {Відрядити науковця за # рівнів: {discipline}} other {Відрядити науковця за # рівня: {discipline}}}',
    power: 'Дія сили: {space}',
    bookAction: 'Дія книжок: {space}',
    special: 'Особлива дія: {source}',
    annex: 'Розмістити павільйон на {hex}',
    bridge: 'Спорудити міст {site}',
    step: 'Просунутися: {discipline}',
    useKey: 'Використати ключ: {discipline}',
    keepKey: 'Зберегти ключ, втратити рівні: {discipline}',
    takeBook: 'Взяти книжку: {discipline}',
    payBook: 'Заплатити книжкою: {discipline}',
    competency: 'Взяти компетентність «{competency}»',
    town: 'Взяти жетон міста «{tile}»',
    leech: 'Здобути силу',
    decline: 'Відмовитися від сили',
    convert: 'Перетворити: {how}',
    burn: 'Пожертвувати силу: одна фішка вибуває з гри, одна переходить до чаші III',
    connect: 'Заснувати місто через клітинку річки {river}',
    pass: '{bonus, select, none {Спасувати} other {Спасувати та взяти «{bonus}»}}',
    done: '{of}',
    end: 'Завершити хід',
  },
  log: {
    setChosen: '{seat}: {faction}, планшет планування «{board}», бонус раунду «{bonus}»',
    boardChosen: '{seat}: вибрано планшет планування «{board}»',
    factionChosen: '{seat}: вибрано фракцію «{faction}»',
    palaceDrafted: '{seat}: вибрано палац «{palace}»',
    bonusTaken:
      '{seat}: бонус раунду «{bonus}»{coins, plural, =0 {} one {, на ньому # монета} few {, на ньому # монети} many {, на ньому # монет} other {, на ньому # монети}}',
    built: '{seat}: {building} на {hex}',
    upgraded: '{seat}: модернізація на {hex}: {building}',
    neutralBuilt: '{seat}: {building} на {hex} (нейтральна будівля)',
    neutralLost: '{seat}: немає місця для нейтральної будівлі ({building})',
    annexPlaced: '{seat}: павільйон на {hex}',
    tunnelled: '{seat}: тунель',
    flown: '{seat}: політ',
    transformed:
      '{seat}: {hex} тепер {terrain} ({spades, plural, one {# лопата} few {# лопати} many {# лопат} other {# лопати}})',
    spadesLost:
      '{seat}: {spades, plural, one {пропадає # невикористана лопата} few {пропадають # невикористані лопати} many {пропадає # невикористаних лопат} other {пропадає # невикористаної лопати}}',
    bridgeBuilt: '{seat}: міст {from}–{to}',
    powerOffered:
      '{seat}: можна здобути {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}} (будівля: {from})',
    leeched:
      '{seat}: {power, plural, one {+# очко сили} few {+# очки сили} many {+# очок сили} other {+# очка сили}} (будівля: {from}){points, plural, =0 {} other {, −# ПО}}',
    declined:
      '{seat}: відмова від {power, plural, one {# очка сили} few {# очок сили} many {# очок сили} other {# очка сили}} (будівля: {from})',
    converted: '{seat}: перетворення {how}',
    burned:
      '{seat}: пожертва, {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}}',
    powerAction:
      '{seat}: дія сили «{action}» ({power, plural, one {−# очко сили} few {−# очки сили} many {−# очок сили} other {−# очка сили}})',
    bookAction: '{seat}: дія книжок «{action}»',
    specialAction: '{seat}: особлива дія: {source}',
    bookTaken: '{seat}: +1 книжка ({discipline})',
    competency:
      '{seat}: компетентність «{competency}»{books, plural, =0 {} one {, +# книжка} few {, +# книжки} many {, +# книжок} other {, +# книжки}} ({discipline})',
    innovation: '{seat}: інновація «{innovation}»',
    palace: '{seat}: палац «{palace}»',
    scholarSent:
      '{seat}: науковця {stays, select, true {відряджено} other {повернено}} за {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}} ({discipline})',
    advancedInScience:
      '{seat}: {discipline}, {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}} вгору, тепер {level}{power, plural, =0 {} one {, +# очко сили} few {, +# очки сили} many {, +# очок сили} other {, +# очка сили}}',
    advanced: '{seat}: {track}, рівень {level}{points, plural, =0 {} other {, +# ПО}}',
    townFounded: '{seat}: засновано місто: {hexes}',
    townTile: '{seat}: жетон міста «{tile}»',
    scored: '{seat}: {points} ПО ({source})',
    passed: '{seat}: пас',
    left: '{seat}: остаточний вихід із гри',
    bonusReturned: '{seat}: бонус раунду «{bonus}» повертається на стіл',
    roundStarted: 'Раунд {round}',
    income:
      '{seat}: дохід{coins, plural, =0 {} one { +# монета} few { +# монети} many { +# монет} other { +# монети}}{tools, plural, =0 {} one { +# знаряддя} few { +# знаряддя} many { +# знарядь} other { +# знаряддя}}{scholars, plural, =0 {} one { +# науковець} few { +# науковці} many { +# науковців} other { +# науковця}}{power, plural, =0 {} one { +# очко сили} few { +# очки сили} many { +# очок сили} other { +# очка сили}}{books, plural, =0 {} one { +# книжка} few { +# книжки} many { +# книжок} other { +# книжки}}{points, plural, =0 {} other { +# ПО}}',
    scienceBonus:
      '{seat}: науковий бонус{coins, plural, =0 {} one { +# монета} few { +# монети} many { +# монет} other { +# монети}}{tools, plural, =0 {} one { +# знаряддя} few { +# знаряддя} many { +# знарядь} other { +# знаряддя}}{scholars, plural, =0 {} one { +# науковець} few { +# науковці} many { +# науковців} other { +# науковця}}{power, plural, =0 {} one { +# очко сили} few { +# очки сили} many { +# очок сили} other { +# очка сили}}{books, plural, =0 {} one { +# книжка} few { +# книжки} many { +# книжок} other { +# книжки}}{spades, plural, =0 {} one { +# лопата} few { +# лопати} many { +# лопат} other { +# лопати}}',
    neutralArea:
      'Територія нічийної фракції: {buildings, plural, one {# будівля} few {# будівлі} many {# будівель} other {# будівлі}}',
    areaScored:
      '{seat}: {points} ПО за територію, у ній {buildings, plural, one {# будівля} few {# будівлі} many {# будівель} other {# будівлі}}',
    disciplineScored: '{seat}: {points} ПО за дисципліну: {discipline} (рівень {level})',
    resourcesScored:
      '{seat}: {points} ПО за ресурси вартістю {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}',
  },
};
