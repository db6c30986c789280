import type { GameWords } from '@guildhall/kernel';

export const words: GameWords = {
  title: 'Spice Quay',
  names: {
    // spices
    pepper: 'Pepper',
    cinnamon: 'Cinnamon',
    ginger: 'Ginger',
    saffron: 'Saffron',
    unknown: 'Unknown',

    // what players own, and what the generic table calls the parts of a position
    coins: 'Coins',
    pearls: 'Pearls',
    crates: 'Crates',
    contract: 'Contract',
    round: 'Round',
    market: 'Market',
    warehouse: 'Warehouse',
    players: 'Players',

    'action.buy': 'Buying',
    'action.pass': 'Passing',
    'action.sell': 'Selling',

    'phase.trade': 'Trade',
    'phase.end': 'The end',
    'table.round': 'A round begins',
    'table.scoring': 'Final scoring',

    'option.players': 'Players',
    'option.overrides': 'Values of your own',
    'option.rounds': 'Rounds',
    'option.rounds.4': '4 rounds',
    'option.rounds.6': '6 rounds',
    'option.rounds.8': '8 rounds',
    'option.contracts': 'Contracts',

    'rules.SQ-SETUP': 'Set-up',
    'rules.SQ-ROUND': 'A round',
    'rules.SQ-BUY': 'Buying',
    'rules.SQ-SELL': 'Selling pearls',
    'rules.SQ-PASS': 'Passing',
    'rules.SQ-END': 'The end of the game',
    'rules.SQ-LEAVE': 'Leaving for good',
  },
  prompts: {
    turn: 'Your turn: buy a crate or pass. Your contract: {contract}.',
    round: 'The next round begins.',
    scoring: 'The contracts are shown.',
  },
  actions: {
    buy: 'Buy a crate: {spice}',
    pass: 'Pass',
    sell: 'Sell a pearl',
  },
  log: {
    roundStarted:
      'Round {round}: the die shows {die}, everybody receives {coins, plural, one {# coin} other {# coins}}',
    bought: '{seat}: crate bought for {price, plural, one {# coin} other {# coins}} ({spice})',
    unloaded: 'New in the market: {spice}',
    sold: '{seat}: pearl sold for {coins, plural, one {# coin} other {# coins}}',
    passed: '{seat}: pass',
    contractShown: '{seat}: the contract was {contract}',
    left: '{seat}: left the game for good',
  },
  board: {},
};
