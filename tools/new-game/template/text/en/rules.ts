import { rule } from '../rule.ts';

export const rules = {
  'SQ-SETUP-MARKET': rule(
    'The market',
    'Put one crate of each spice in the market. All other crates are in the warehouse. Each player starts with 3 coins and 2 pearls.',
  ),
  'SQ-SETUP-CONTRACT': rule(
    'Contracts',
    'Each player is dealt a contract for one spice and keeps it secret until the end. No two players have the same contract.',
  ),
  'SQ-ROUND-ORDER': rule(
    'Turn order',
    'Each player takes one turn per round. Players take turns going first.',
  ),
  'SQ-ROUND-INCOME': rule(
    'Income',
    'At the start of each round roll a die. Everyone receives the same number of coins: 1 for a 1 or 2, 2 for a 3 or 4, 3 for a 5, and 4 for a 6.',
  ),
  'SQ-BUY-MARKET': rule('Crates in the market', 'You can only buy crates that are in the market.'),
  'SQ-BUY-PRICE': rule('Cost', 'A crate costs what its spice costs. You cannot go into debt.'),
  'SQ-BUY-REFILL': rule(
    'A new crate',
    'After a purchase a random crate from the warehouse goes to the market, as long as there is one.',
  ),
  'SQ-SELL-PEARL': rule(
    'Pearls',
    'On your turn you may sell any number of pearls for 2 coins each before you buy a crate or pass.',
  ),
  'SQ-PASS': rule('Passing', 'Instead of buying a crate you may pass.'),
  'SQ-END-POINTS': rule(
    'VP',
    'After the last round the contracts are revealed. Each crate scores the VP of its spice, plus extra VP if it matches your contract. Each pearl scores 1 VP.',
  ),
  'SQ-END-WINNER': rule(
    'Winner',
    'The player with the most VP wins. Ties: most coins. Players who are still tied share their rank.',
  ),
  'SQ-LEAVE': rule(
    'Leaving for good',
    'A player who leaves for good takes no more turns and receives no income. Their crates, pearls and contract stay and are scored.',
  ),
};
