import type { GameWords } from '@guildhall/kernel';

export const words: GameWords = {
  title: 'Spice Quay',
  names: {
    // spices
    pepper: 'Перець',
    cinnamon: 'Кориця',
    ginger: 'Імбир',
    saffron: 'Шафран',
    unknown: 'Невідомо',

    // what players own, and what the generic table calls the parts of a position
    coins: 'Монети',
    pearls: 'Перлини',
    crates: 'Ящики',
    contract: 'Контракт',
    round: 'Раунд',
    market: 'Ринок',
    warehouse: 'Склад',
    players: 'Гравці',

    'action.buy': 'Купівля',
    'action.pass': 'Пас',
    'action.sell': 'Продаж',

    'phase.trade': 'Торгівля',
    'phase.end': 'Кінець гри',
    'table.round': 'Початок раунду',
    'table.scoring': 'Фінальний підрахунок',

    'option.players': 'Кількість гравців',
    'option.overrides': 'Власні значення',
    'option.rounds': 'Кількість раундів',
    'option.rounds.4': '4 раунди',
    'option.rounds.6': '6 раундів',
    'option.rounds.8': '8 раундів',
    'option.contracts': 'Контракти',

    'rules.SQ-SETUP': 'Приготування до гри',
    'rules.SQ-ROUND': 'Раунд',
    'rules.SQ-BUY': 'Купівля',
    'rules.SQ-SELL': 'Продаж перлин',
    'rules.SQ-PASS': 'Пас',
    'rules.SQ-END': 'Кінець гри',
    'rules.SQ-LEAVE': 'Вихід назавжди',
  },
  prompts: {
    turn: 'Ваш хід: купіть ящик або спасуйте. Ваш контракт: {contract}.',
    round: 'Починається наступний раунд.',
    scoring: 'Гравці відкривають контракти.',
  },
  actions: {
    buy: 'Купити ящик: {spice}',
    pass: 'Спасувати',
    sell: 'Продати перлину',
  },
  log: {
    roundStarted:
      'Раунд {round}: на кубику {die}, кожен отримує {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
    bought:
      '{seat} купує ящик за {price, plural, one {# монету} few {# монети} many {# монет} other {# монети}} ({spice})',
    unloaded: 'Новий товар на ринку: {spice}',
    sold: '{seat} продає перлину за {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
    passed: '{seat} пасує',
    contractShown: '{seat} відкриває контракт: {contract}',
    left: '{seat} остаточно виходить із гри',
  },
  board: {},
};
