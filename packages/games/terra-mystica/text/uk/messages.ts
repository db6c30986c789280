import type { Messages } from '../en/messages.ts';

export const messages: Messages = {
  prompts: {
    chooseFaction: 'Виберіть фракцію.',
    firstDwelling: 'Розмістіть оселю на клітинці своєї рідної місцевості.',
    chooseCard: 'Візьміть жетон бонусів раунду.',
    turn: '{actions, plural, =0 {Дію виконано: за бажання перетворіть ресурси й завершіть хід.} one {Ваш хід: виберіть дію.} few {Ваш хід: # дії.} many {Ваш хід: # дій.} other {Ваш хід: # дії.}}',
    terraform:
      '{spades, plural, =0 {Дійте далі на тераформованій клітинці або завершіть.} one {Ви маєте # лопату: виберіть клітинку.} few {Ви маєте # лопати: виберіть клітинку.} many {Ви маєте # лопат: виберіть клітинку.} other {Ви маєте # лопати: виберіть клітинку.}}',
    sandstorm: 'Виберіть клітинку, яку піщана буря перетворить на пустелю.',
    ride: 'Виберіть клітинку лісу для безплатної оселі.',
    freeTradingHouse: 'Виберіть оселю, яка безплатно стане торговим домом.',
    bridge: 'Виберіть місце для моста.',
    cultStep:
      '{steps, plural, one {Виберіть культ для # кроку.} few {Виберіть культ для # кроків.} many {Виберіть культ для # кроків.} other {Виберіть культ для # кроку.}}',
    leechStep: 'Хтось здобув силу від вашої будівлі: виберіть культ для кроку.',
    favour:
      '{count, plural, one {Виберіть жетон прихильності.} few {Виберіть по черзі # жетони прихильності.} many {Виберіть по черзі # жетонів прихильності.} other {Виберіть по черзі # жетона прихильності.}}',
    town: 'Засновано місто: виберіть жетон міста.',
    crown: 'Вам бракує ключів: виберіть культ, у якому займете найвищу поділку.',
    tileSteps:
      'Жетон прихильності засновує місто: зробіть кроки культу зараз або спершу візьміть жетон міста.',
    ordain: 'Скільки робітників стане жерцями?',
    leech:
      'Сила від сусіда ({from}): {amount, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за {price} ПО. Берете?',
    cultSpades:
      '{spades, plural, one {Нагорода культу: # лопата, виберіть клітинку.} few {Нагорода культу: # лопати, виберіть клітинку.} many {Нагорода культу: # лопат, виберіть клітинку.} other {Нагорода культу: # лопати, виберіть клітинку.}}',
    setUp: 'Визначається порядок приготувань.',
    income: 'Усі отримують дохід.',
    nextTurn: 'Черга наступного гравця.',
    cultRewards: 'Культи дають нагороди.',
    cleanUp: 'Приготування до нового раунду.',
    finalScoring: 'Фінальний підрахунок ПО.',
  },
  actions: {
    faction: 'Грати за фракцію: {faction}',
    take: 'Взяти жетон бонусів раунду «{card}»',
    build: 'Спорудити оселю на {hex}',
    transform: 'Тераформувати {hex}: {terrain}',
    upgrade: 'Модернізувати {hex}: {building}',
    advance: 'Просунутися: {track}',
    send: 'Відрядити жерця ({cult}) за {steps, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}',
    power: 'Дія сили: {space}',
    special: 'Особлива дія: {source}',
    bridge: 'Спорудити міст {site}',
    step: 'Просунутися: {cult}',
    favour: 'Взяти жетон прихильності «{tile}»',
    town: 'Взяти жетон міста «{tile}»',
    ordain:
      '{priests, plural, =0 {Не висвячувати жерців} one {Висвятити # жерця з робітника} few {Висвятити # жерців із робітників} many {Висвятити # жерців із робітників} other {Висвятити # жерця з робітників}}',
    leech: 'Здобути силу',
    decline: 'Відмовитися від сили',
    convert: 'Перетворити: {how}',
    burn: 'Пожертвувати силу: одна фішка вибуває з гри, одна переходить до чаші III',
    connect: 'Заснувати місто через клітинку річки {river}',
    pass: '{card, select, none {Спасувати} other {Спасувати та взяти «{card}»}}',
    done: 'Готово',
    end: 'Завершити хід',
  },
  log: {
    factionChosen: '{seat}: вибрано фракцію {faction}',
    built: '{seat}: {building} на {hex}',
    upgraded: '{seat}: модернізація на {hex}: {building}',
    powerOffered:
      '{seat}: можна здобути {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}} (будівля: {from})',
    leeched:
      '{seat}: +{power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}} (будівля: {from}){points, plural, =0 {} other {, −# ПО}}',
    declined:
      '{seat}: відмова від {power, plural, one {# очка сили} few {# очок сили} many {# очок сили} other {# очка сили}} (будівля: {from})',
    refusedByAll:
      '{seat}: усі відмовилися, тож +{power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}}',
    converted: '{seat}: перетворення {how}',
    burned:
      '{seat}: пожертва, {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}}',
    bridgeBuilt: '{seat}: міст {from}–{to}',
    transformed:
      '{seat}: {hex} тепер {terrain} ({spades, plural, one {# лопата} few {# лопати} many {# лопат} other {# лопати}})',
    sandstorm: '{seat}: піщана буря на {hex}',
    givenUp: '{seat}: відмова від того, що дала дія',
    spadesLost:
      '{seat}: {spades, plural, one {пропадає # невикористана лопата} few {пропадають # невикористані лопати} many {пропадає # невикористаних лопат} other {пропадає # невикористаної лопати}}',
    favour: '{seat}: жетон прихильності «{tile}»',
    cultAdvanced:
      '{seat}: {cult}, {steps, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}} вгору, тепер {space}{power, plural, =0 {} one {, +# очко сили} few {, +# очки сили} many {, +# очок сили} other {, +# очка сили}}',
    priestSent:
      '{seat}: жерця відряджено ({cult}) за {steps, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}{stays, select, true {, назавжди} other {, назад у запас}}',
    powerAction: '{seat}: дія сили «{action}»',
    specialAction: '{seat}: особлива дія: {source}',
    ordained:
      '{seat}: {priests, plural, =0 {жоден робітник не стає жерцем} one {# робітник стає жерцем} few {# робітники стають жерцями} many {# робітників стають жерцями} other {# робітника стає жерцем}}',
    scored: '{seat}: {points} ПО ({source})',
    advanced: '{seat}: {track}, рівень {level}, +{points} ПО',
    townFounded: '{seat}: засновано місто: {hexes}',
    townTile: '{seat}: жетон міста «{tile}»',
    cardTaken:
      '{seat}: жетон бонусів раунду «{card}»{coins, plural, =0 {} one {, на ньому # монета} few {, на ньому # монети} many {, на ньому # монет} other {, на ньому # монети}}',
    passed: '{seat}: пас',
    left: '{seat}: остаточний вихід із гри',
    cardReturned: '{seat}: жетон бонусів раунду «{card}» повертається на стіл',
    roundStarted: 'Раунд {round}',
    income:
      '{seat}: дохід{coins, plural, =0 {} one { +# монета} few { +# монети} many { +# монет} other { +# монети}}{workers, plural, =0 {} one { +# робітник} few { +# робітники} many { +# робітників} other { +# робітника}}{priests, plural, =0 {} one { +# жрець} few { +# жерці} many { +# жерців} other { +# жерця}}{power, plural, =0 {} one { +# очко сили} few { +# очки сили} many { +# очок сили} other { +# очка сили}}',
    cultReward:
      '{seat}: нагорода культу{coins, plural, =0 {} one { +# монета} few { +# монети} many { +# монет} other { +# монети}}{workers, plural, =0 {} one { +# робітник} few { +# робітники} many { +# робітників} other { +# робітника}}{priests, plural, =0 {} one { +# жрець} few { +# жерці} many { +# жерців} other { +# жерця}}{power, plural, =0 {} one { +# очко сили} few { +# очки сили} many { +# очок сили} other { +# очка сили}}{spades, plural, =0 {} one { +# лопата} few { +# лопати} many { +# лопат} other { +# лопати}}',
    cultScored: '{seat}: {points} ПО, {cult} (поділка {space})',
    areaScored:
      '{seat}: {points} ПО за територію, у ній {buildings, plural, one {# будівля} few {# будівлі} many {# будівель} other {# будівлі}}',
    resourcesScored:
      '{seat}: {points} ПО за ресурси вартістю {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}',
  },
};
