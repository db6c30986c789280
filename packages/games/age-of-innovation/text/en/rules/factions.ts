import { rule } from '../../rule.ts';

export const factions = {
  'AOI-BOARD-DESERT': rule('Desert', 'A spade at the start, when all buildings stand.'),
  'AOI-BOARD-PLAINS': rule('Plains', 'A step of terraforming costs 1 coin instead of 5.'),
  'AOI-BOARD-SWAMP': rule('Swamp', 'A scholar at the start, 3 and 9 power tokens in bowls I and II.'),
  'AOI-BOARD-LAKE': rule('Lake', 'Shipping starts at 1; level 2 gives 3 points, level 3 two books.'),
  'AOI-BOARD-FOREST': rule(
    'Forest',
    'A step in each discipline at the start, 4 and 8 power tokens in bowls I and II.',
  ),
  'AOI-BOARD-MOUNTAIN': rule(
    'Mountain',
    '2 coins more with every income, and the first guild brings 3 coins instead of 2.',
  ),
  'AOI-BOARD-WASTELAND': rule(
    'Wasteland',
    'A book of choice and a tool more at the start; the second innovation costs no book more.',
  ),
  'AOI-BLESSED': rule(
    'Blessed',
    'A step in each discipline at the start. For the science bonus their level counts as 3 higher, beyond 12 too.',
  ),
  'AOI-FELINES': rule(
    'Felines',
    'Banking 1 and medicine 1. For each town three steps in any disciplines and a book of choice.',
  ),
  'AOI-GOBLINS': rule(
    'Goblins',
    'Banking 1, engineering 1 and a tool. 2 coins for every spade they use, in any phase.',
  ),
  'AOI-ILLUSIONISTS': rule(
    'Illusionists',
    'Medicine 2. Power actions cost a power less and bring points: 1, with four or five players 2. By version 1.0: 3, with five players 4.',
  ),
  'AOI-INVENTORS': rule(
    'Inventors',
    'A competency of choice when all buildings stand. Its income comes first in round 1.',
  ),
  'AOI-LIZARDS': rule(
    'Lizards',
    'Two steps of choice at the start. For each town terraforming with a free spade and a free workshop, on any home hex in reach.',
    'With the town tile of two spades the spades of the tile come first, so that the free workshop may use what they changed.',
  ),
  'AOI-MOLES': rule(
    'Moles',
    'Engineering 2. A tunnel skips a hex for a tool and brings 2 points and one for each player; by version 1.0: 4 points. As an action a bridge for a tool, which may lead over land.',
  ),
  'AOI-MONKS': rule(
    'Monks',
    'Law 1. Instead of workshops they place their university, last of all, and take a competency for it.',
  ),
  'AOI-NAVIGATORS': rule(
    'Navigators',
    'Law 3. 2 points and a coin for each workshop built beside a river; by version 1.0 no coin.',
  ),
  'AOI-OMAR': rule(
    'Omar',
    'Banking 1 and engineering 1. They place a tower as a third building, their three in any order, and get 2 power and 2 coins with every income.',
  ),
  'AOI-PHILOSOPHERS': rule(
    'Philosophers',
    'Banking 2. A book more of its discipline with every competency, and a book of choice once a round.',
  ),
  'AOI-PSYCHICS': rule(
    'Psychics',
    'Banking 1, medicine 1 and a tool. Once a round 5 power and another action at once.',
    'The other action may be any, also passing; conversions are possible between the two.',
  ),
};
