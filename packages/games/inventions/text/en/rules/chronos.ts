import { rule } from '../../rule.ts';

export const chronos = {
  'INV-CHRONOS-SETUP': rule(
    'Chronos, the third player',
    'With two players Chronos is the third player, with citizens, influence tokens, an era marker, a milestone, a pillar in a region and a place in the turn order. He has no board, ideas, influence or VP.',
    'The list of his setup mentions no diplomat, so none of his is on his milestone. The era 2 idea that needs it is out of the game.',
  ),
  'INV-CHRONOS-PREPARE': rule(
    'Chronos’s preparation',
    'Chronos prepares in the first region of the migration path, starting with Africa, whose idea is open: as many citizens as its tile shows present the idea, one more goes on the map, and a token goes face down on the leftmost space.',
    'No benefit of the tile is mentioned for him, so he gets none. The path follows the numbers of the regions: Africa, Middle East, Europe, Asia, Australia, North America, South America. Africa, Asia and North America are known; the others are a reconstruction.',
  ),
  'INV-CHRONOS-CITIZENS': rule(
    'Chronos’s citizens',
    'All his citizens are scholars without a limit. To invent he needs one of them and ignores anything else the card requires. On the map they count for majorities.',
  ),
  'INV-CHRONOS-TURN': rule(
    'Chronos’s turn',
    'His pillar moves to the next region, after the last to the first. There he takes the first of these actions he can: present, invent, share, innovate. If he can take none, he moves on and tries again. One action ends his turn.',
    'If he finds nothing in all seven regions, his turn ends.',
  ),
  'INV-CHRONOS-PRESENT': rule(
    'Chronos presents',
    'In a region without a card he presents the rightmost card of the idea area with as many citizens as the tile shows.',
    'The idea area is refilled at once, and he gains no benefit from the tile. Without an idea he skips this.',
  ),
  'INV-CHRONOS-INVENT': rule(
    'Chronos invents',
    'He invents an idea whose milestone is on a personal space, in common knowledge or discarded.',
    'A milestone in the Eureka area does not count: it is beside the board.',
  ),
  'INV-CHRONOS-PROGRESS': rule(
    'Chronos takes progress',
    'After inventing he removes a progress tile of the idea’s type with the number of the region, or of the next number that is still available and that he has not had.',
    'After 7 the numbers continue with 1. A number only counts as had in the same type, as players may own the same number in every type. For sharing, the rulebook only mentions numbers that have run out and does not repeat that he skips numbers he has had; we treat both alike, since no one may own a tile twice. If no number is left for him, he takes nothing.',
  ),
  'INV-CHRONOS-SHARE': rule(
    'Chronos shares',
    'He shares an invention he took part in. Players who took part are rewarded as usual. He scores nothing, keeps no card and, as innovator, adds a citizen. The top wealth tile of the region leaves the game; if there is none, a progress tile does.',
    'When a player shares, his part is treated alike: no VP, the card leaves the game, the innovator’s citizen is added.',
  ),
  'INV-CHRONOS-INNOVATE': rule(
    'Chronos innovates',
    'He innovates a player’s invention that has no innovator, without a chain action.',
  ),
  'INV-CHRONOS-TOKENS': rule(
    'Chronos’s tokens',
    'Three of his tokens lie on the era track between eras 2 and 5. At each of these era changes, the next region after his pillar that has no token of his and a free space gets one, and the pillar moves there.',
    'The text could also mean every era change. The three tokens on the track are at the changes to eras 3, 4 and 5, so these are meant; his fifth token stays unused.',
  ),
  'INV-CHRONOS-MILESTONE': rule(
    'Chronos’s milestone',
    'At these era changes, before all other steps, his milestone becomes common knowledge, the rightmost one of the Eureka area takes its place, and his era marker moves to the rightmost free space of that era.',
    'If the Eureka area is empty, his milestone stays.',
  ),
  'INV-CHRONOS-SEASONS': rule(
    'Season pillars earn too',
    'With two players, season pillars gain influence like epoch pillars when the other player uses the same action space.',
  ),
};
