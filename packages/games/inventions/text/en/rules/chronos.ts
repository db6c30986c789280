import { rule } from '../../rule.ts';

export const chronos = {
  'INV-CHRONOS-SETUP': rule(
    'Chronos as the third',
    'With two players Chronos is the third, with citizens, influence tokens, an era marker, a milestone, a pillar in a region and a place in the turn order. He has no board, ideas, influence or points.',
    'The list of what is set up for him names no diplomat, so no one of his stands on his milestone. The idea of era 2 that needs it is out of the game.',
  ),
  'INV-CHRONOS-PREPARE': rule(
    'Preparation of Chronos',
    'Chronos prepares in the first region of the path of migration, beginning with Africa, whose idea is free: the citizens its tile asks for present the idea, one more settles on the map, and a token lies face down on the leftmost space.',
    'No benefit of the tile is named for him, so he gets none. The path follows the numbers of the regions: Africa, Middle East, Europe, Asia, Australia, North America, South America. Africa, Asia and North America are known, the others a reconstruction.',
  ),
  'INV-CHRONOS-CITIZENS': rule(
    'Citizens of Chronos',
    'All his citizens are scholars without a limit. To invent he needs one of them and ignores what else the card asks for. On the map they count for majorities.',
  ),
  'INV-CHRONOS-TURN': rule(
    'A turn of Chronos',
    'His pillar moves to the next region, after the last to the first. There he does the first he can of presenting, inventing, sharing, innovating; if he can do nothing, he moves on and tries again. One action ends his turn.',
    'If he finds nothing in all seven regions, his turn ends.',
  ),
  'INV-CHRONOS-PRESENT': rule(
    'Chronos presents',
    'In a region without a card he presents the rightmost card of the idea area with as many citizens as the tile asks for.',
    'The idea area is filled again at once; he gains no benefit of the tile. Without an idea he skips this.',
  ),
  'INV-CHRONOS-INVENT': rule(
    'Chronos invents',
    'He invents an idea whose milestone lies on a personal space, in common knowledge or among the discarded ones.',
    'A milestone of the Eureka area does not count: it lies beside the board.',
  ),
  'INV-CHRONOS-PROGRESS': rule(
    'Chronos takes progress',
    'After inventing he removes a progress tile of the idea’s type with the number of the region, or of the next number of which one is left and which he has not had.',
    'The numbers go on after 7 with 1. A number counts as had only in the same type, as players may own the same number in every type. For sharing the rulebook names only numbers without a tile left and does not repeat that he skips numbers he has had; both work alike, since no one may own a tile twice. If no number is left for him he takes nothing.',
  ),
  'INV-CHRONOS-SHARE': rule(
    'Chronos shares',
    'He shares an invention in which he took part. Players who took part are rewarded as usual; he scores nothing, keeps no card and, as innovator, adds a citizen. The top wealth tile of the region leaves the game, or, without one, a progress tile.',
    'When a player shares, his part is treated alike: no points, the card leaves the game, the innovator’s citizen comes.',
  ),
  'INV-CHRONOS-INNOVATE': rule(
    'Chronos innovates',
    'He innovates an invention of a player that has no innovator, without a chain action.',
  ),
  'INV-CHRONOS-TOKENS': rule(
    'Tokens of Chronos',
    'Three of his tokens lie on the era track between the eras 2 and 5. At each of these changes the next region after his pillar that has no token of his and a free space gets one, and the pillar moves there.',
    'The text could also mean every era change. The three tokens on the track stand at the changes to the eras 3, 4 and 5, so these are meant; his fifth token stays unused.',
  ),
  'INV-CHRONOS-MILESTONE': rule(
    'Milestone of Chronos',
    'At these changes of era, before all other steps, his milestone becomes common knowledge, the rightmost of the Eureka area takes its place, and his era marker moves to the rightmost free space of that era.',
    'If the Eureka area is empty, his milestone stays.',
  ),
  'INV-CHRONOS-SEASONS': rule(
    'Season pillars earn too',
    'With two players a season pillar earns influence for its owner like an epoch pillar, when the other player plays on the same action space.',
  ),
};
