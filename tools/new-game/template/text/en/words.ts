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
    'phase.end': 'Game end',
    'table.round': 'New round',
    'table.scoring': 'Final scoring',

    'option.players': 'Players',
    'option.overrides': 'Custom values',
    'option.rounds': 'Rounds',
    'option.rounds.4': '4 rounds',
    'option.rounds.6': '6 rounds',
    'option.rounds.8': '8 rounds',
    'option.contracts': 'Contracts',

    'rules.SQ-SETUP': 'Setup',
    'rules.SQ-ROUND': 'Rounds',
    'rules.SQ-BUY': 'Buying',
    'rules.SQ-SELL': 'Selling pearls',
    'rules.SQ-PASS': 'Passing',
    'rules.SQ-END': 'Game end',
    'rules.SQ-LEAVE': 'Leaving for good',
  },
  prompts: {
    turn: 'Your turn: buy a crate or pass (your contract: {contract})',
    round: 'New round',
    scoring: 'Final scoring',
  },
  actions: {
    buy: 'Buy a crate: {spice}',
    pass: 'Pass',
    sell: 'Sell a pearl',
  },
  log: {
    roundStarted:
      'Round {round}: the die shows {die}, everyone receives {coins, plural, one {# coin} other {# coins}}',
    bought: '{seat} buys a crate for {price, plural, one {# coin} other {# coins}} ({spice})',
    unloaded: 'New crate in the market: {spice}',
    sold: '{seat} sells a pearl for {coins, plural, one {# coin} other {# coins}}',
    passed: '{seat} passes',
    contractShown: '{seat} reveals a contract: {contract}',
    left: '{seat} leaves the game for good',
  },
  board: {},
};
