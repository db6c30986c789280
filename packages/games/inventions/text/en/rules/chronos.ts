import { rule } from '../../rule.ts';

export const chronos = {
  'INV-CHRONOS-SETUP': rule(
    'Chronos as the third',
    'Two players play as three do, with Chronos as an automatic third. He has citizens, influence tokens, an era marker and a random place in the turn order; three of his tokens lie on the era track. He scores no points.',
  ),
  'INV-CHRONOS-PREPARE': rule(
    'Preparation of Chronos',
    'He claims the idea of Africa or, if it is not free, of the next region by number that has one: citizens as its tile shows, one citizen on the map, a token face down on the leftmost space.',
    'He does so in his place of the reverse turn order and gains no benefit.',
  ),
  'INV-CHRONOS-CITIZENS': rule(
    'Citizens of Chronos',
    'His citizens count for majorities. When a player shares a card beside which he stands, his points are void, a card he invented leaves the game, and as innovator he adds a citizen.',
  ),
  'INV-CHRONOS-TURN': rule(
    'Turn of Chronos',
    'He moves to the next region by number, after the seventh to the first, and does the first possible of: present, invent, share, innovate. If none is possible he moves on. One action ends his turn.',
    'If he finds nothing in all seven regions his turn ends.',
  ),
  'INV-CHRONOS-PRESENT': rule(
    'Chronos presents',
    'In a region without a card he presents the rightmost card of the idea area, which is filled up, with as many citizens as the tile shows.',
    'No benefit is named for him.',
  ),
  'INV-CHRONOS-INVENT': rule(
    'Chronos invents',
    'He invents an idea with one citizen if its milestone is on a personal place, in common knowledge or discarded.',
    'The Eureka area lies beside the board, so its milestones do not count.',
  ),
  'INV-CHRONOS-PROGRESS': rule(
    'Progress tiles of Chronos',
    'For an invention he takes a progress tile of its type with the number of the region out of the game; if there is none, or he had it, the next number.',
    'When he shares and no wealth tile is left the same is done.',
  ),
  'INV-CHRONOS-SHARE': rule(
    'Chronos shares',
    'He shares an invention beside which he stands. The players are rewarded as usual, the top wealth tile leaves the game.',
  ),
  'INV-CHRONOS-INNOVATE': rule(
    'Chronos innovates',
    'He innovates an invention of a player with a free place, with one citizen and without the chain action.',
  ),
  'INV-CHRONOS-TOKENS': rule(
    'Tokens of Chronos',
    'Before a change of era he puts a token on the leftmost free space of the next region by number that has a free one and no token of his, and his pillar moves there.',
    'This happens on entering the eras 3, 4 and 5, for which the three tokens lie on the track. His fifth token is not used.',
  ),
  'INV-CHRONOS-MILESTONE': rule(
    'Milestone of Chronos',
    'Then his milestone enters common knowledge, the rightmost tile of the Eureka area becomes his, and his era marker goes to the rightmost free space of its era.',
    'If no tile is left he keeps his milestone.',
  ),
  'INV-CHRONOS-SEASONS': rule(
    'Season pillars of two players',
    'With two players season pillars earn influence just as epoch pillars do.',
  ),
};
