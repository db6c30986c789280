import type { playerBoard as english } from '../en/player-board.ts';

export const playerBoard: Readonly<Record<keyof typeof english, string>> = {
  abilityTitle: 'Уміння фракції',
  myTiles: 'Мої жетони',
  tilesOf: 'Жетони',
  wheel: 'Коло тераформування: скільки лопат до рідної місцевості',
  diggingShort: 'Тераформування',

  'amount.coins': '{count, plural, one {# монета} few {# монети} many {# монет} other {# монети}}',
  'amount.workers':
    '{count, plural, one {# робітник} few {# робітники} many {# робітників} other {# робітника}}',
  'amount.priests': '{count, plural, one {# жрець} few {# жерці} many {# жерців} other {# жерця}}',
  'amount.power':
    '{count, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}}',

  'ability.firstDwellings':
    'Ви починаєте з {count, plural, one {# оселею} few {# оселями} many {# оселями} other {# оселі}}.',
  'ability.spadePriests': 'За лопати ви платите жерцями.',
  'ability.paidSpade': '{points} ПО за кожну оплачену лопату.',
  'ability.spade': '{points} ПО за кожну лопату.',
  'ability.spadesAlways':
    'Тераформування завжди потребує {spades, plural, one {# лопати} few {# лопат} many {# лопат} other {# лопати}}.',
  'ability.favours': 'Жетони прихильності за кожен храм і за святилище: {count}.',
  'ability.townPoints': 'Кожне засноване місто дає вам ще {points} ПО.',
  'ability.townWorkers':
    '{workers, plural, one {# робітник} few {# робітники} many {# робітників} other {# робітника}} за кожне засноване місто.',
  'ability.leap':
    'Тераформуючи чи будуючи, можна пропустити {skip, plural, one {# клітинку} few {# клітинки} many {# клітинок} other {# клітинки}}. Ціна: {price}; +{points} ПО.',
  'ability.riverTowns': 'Засновуючи місто, можна пропустити 1 клітинку річки.',
  'ability.leeched': '1 крок культу, коли сусід бере силу від вашої будівлі.',
  'ability.exchange':
    'Будь-коли: 1 ПО → 1 монета або {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}} → 1 ПО.',
  'ability.bridge':
    'Дія: міст за {workers, plural, one {# робітника} few {# робітників} many {# робітників} other {# робітника}}.',

  'action.cultSteps':
    'Раз на раунд: {steps, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}} на одному треку культу.',
  'action.ride': 'Раз на раунд: безплатна оселя на будь-якій клітинці лісу.',
  'action.freeTradingHouse': 'Раз на раунд: безплатно модернізувати оселю до торгового дому.',
  'action.doubleTurn': 'Раз на раунд: дві дії за один хід.',
  'action.freeSpades':
    'Раз на раунд: {spades, plural, one {# лопата} few {# лопати} many {# лопат} other {# лопати}} для однієї клітинки.',
  'action.sandstorm': 'Раз на раунд: клітинка поряд із вашою будівлею стає пустелею.',
  'title.cultSteps': 'Відданість',
  'title.ride': 'Політ відьом',
  'title.freeTradingHouse': 'Швидка торгівля',
  'title.doubleTurn': 'Подвійний хід',
  'title.freeSpades': 'Безплатні лопати',
  'title.sandstorm': 'Піщана буря',
  'stronghold.favours':
    'Відразу: {count, plural, one {# жетон прихильності} few {# жетони прихильності} many {# жетонів прихильності} other {# жетона прихильності}}.',
  'stronghold.points': 'Відразу: {points} ПО.',
  'stronghold.power':
    'Відразу: {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}}.',
  'stronghold.spades':
    'Відразу: {spades, plural, one {# лопата} few {# лопати} many {# лопат} other {# лопати}}.',
  'stronghold.shipping': 'Відразу: судноплавство +{levels}.',
  'stronghold.ordain':
    'Відразу: {count, plural, one {# робітник може стати жерцем} few {до # робітників можуть стати жерцями} many {до # робітників можуть стати жерцями} other {до # робітника можуть стати жерцями}}.',
  'stronghold.powerForSpade':
    '{power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}} за кожну лопату.',
  'stronghold.bridges': 'Під час пасу: {points} ПО за кожен міст між вашими будівлями.',
  'stronghold.skip':
    'Можна пропустити до {skip, plural, one {# клітинки} few {# клітинок} many {# клітинок} other {# клітинки}}.',
  'stronghold.leapPrice': 'Ціна за пропуск: {price}.',

  'sanctuary.favours':
    '{count, plural, one {# жетон прихильності} few {# жетони прихильності} many {# жетонів прихильності} other {# жетона прихильності}}.',
  'sanctuary.town':
    'Для міста досить {buildings, plural, one {# будівлі} few {# будівель} many {# будівель} other {# будівлі}}.',
};
