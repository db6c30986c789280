import { rule } from '../rule.ts';

export const rules = {
  'SQ-SETUP-MARKET': rule(
    'The market',
    'One crate of each spice lies in the market. All other crates are in the warehouse. Each player begins with 3 coins and 2 pearls.',
  ),
  'SQ-SETUP-CONTRACT': rule(
    'Contracts',
    'Each player is dealt a contract for one spice and keeps it secret until the end. No two players have the same contract.',
  ),
  'SQ-ROUND-ORDER': rule(
    'Turn order',
    'Each player has one turn in a round. Players take turns in going first.',
  ),
  'SQ-ROUND-INCOME': rule(
    'Income',
    'A die is rolled when a round begins. Everybody receives the same number of coins: 1 for a 1 or a 2, 2 for a 3 or a 4, 3 for a 5, and 4 for a 6.',
  ),
  'SQ-BUY-MARKET': rule('Crates in the market', 'Only crates that lie in the market can be bought.'),
  'SQ-BUY-PRICE': rule('The price', 'A crate costs what its spice costs. Nobody may owe coins.'),
  'SQ-BUY-REFILL': rule(
    'A new crate',
    'After a purchase a crate from the warehouse is put into the market, chosen by chance, as long as there is one.',
  ),
  'SQ-SELL-PEARL': rule(
    'Pearls',
    'In your turn you may sell any number of pearls for 2 coins each before you buy a crate or pass.',
  ),
  'SQ-PASS': rule('Passing', 'Instead of buying a crate you may pass.'),
  'SQ-END-POINTS': rule(
    'Points',
    'After the last round the contracts are shown. Crates give the points of their spice, those of your contract further points. Each pearl gives 1 point.',
  ),
  'SQ-END-WINNER': rule(
    'The winner',
    'Most points win. Among players with equal points the one with more coins ranks higher; with equal coins they share the place.',
  ),
  'SQ-LEAVE': rule(
    'Leaving for good',
    'Who leaves for good has no more turns and receives no income. Crates, pearls and contract stay and are scored.',
  ),
};
