import { rule } from '../../rule.ts';

export const boardsAndFactions = {
  'AOI-BOARD-DESERT': rule(
    'Desert',
    'When all first buildings stand, the owner uses one free spade. No workshop can be built with it.',
  ),
  'AOI-BOARD-PLAINS': rule('Plains', 'A level of the terraforming track costs 1 coin instead of 5.'),
  'AOI-BOARD-SWAMP': rule(
    'Swamp',
    'The owner starts with 1 scholar and with 3 and 9 power tokens in bowls I and II.',
  ),
  'AOI-BOARD-LAKE': rule('Lake', 'Shipping starts at level 1. Level 2 scores 3 VP, level 3 gives 2 books.'),
  'AOI-BOARD-FOREST': rule(
    'Forest',
    'The owner starts one level higher in each discipline and with 4 and 8 power tokens in bowls I and II.',
  ),
  'AOI-BOARD-MOUNTAIN': rule(
    'Mountain',
    'The income has 2 coins more, and with at least one guild another coin.',
  ),
  'AOI-BOARD-WASTELAND': rule(
    'Wasteland',
    'The owner starts with 1 book of any discipline and 4 tools. The second innovation costs no more books; the third still costs 2 more.',
  ),

  'AOI-BLESSED': rule(
    'Blessed',
    'They start one level higher in each discipline. For the science bonus their level counts 3 more, also beyond 12.',
  ),
  'AOI-FELINES': rule(
    'Felines',
    'They start one level higher in banking and medicine. For each town they found they take 3 steps in any disciplines and 1 book of any discipline.',
  ),
  'AOI-GOBLINS': rule(
    'Goblins',
    'They start one level higher in banking and engineering and with 1 more tool. Each spade they use brings 2 coins, wherever it is from.',
  ),
  'AOI-ILLUSIONISTS': rule(
    'Illusionists',
    'They start at level 2 of medicine. Power actions cost them 1 power less and score 1 VP, with four or five players 2 VP. Conversions of power are not cheaper.',
    'These are the points of version 1.2. In version 1.0 it is 3 VP, with five players 4.',
  ),
  'AOI-INVENTORS': rule(
    'Inventors',
    'When all first buildings stand, they choose a competency and take its steps and books. Its income comes from round 1 on.',
    'A tower of this competency, or of that of the monks, is built at once by the rules of neutral buildings. The text of the tile lets neighbours take power for it, and nothing takes that back before the first round; it scores nothing, as points belong to the action phase.',
  ),
  'AOI-LIZARDS': rule(
    'Lizards',
    'They start with two steps of choice, in one discipline or in two. For each town they found they get one action of terraforming and building with a free spade and a free workshop. The workshop may stand on any home hex in reach, changed or not.',
    'When two spades of the town tile or of a competency wait as well, they choose which action comes first, as the rulebooks give no order: if the spades come first, the free workshop may use what they changed; if the workshop comes first, it brings new hexes into reach of the spades.',
  ),
  'AOI-MOLES': rule(
    'Moles',
    'They start at level 2 of engineering. In an action of terraforming and building they may pay 1 tool to skip one hex; each tunnel scores 2 VP and 1 more for each player. As an action they build a bridge for 1 tool, also over land. In the final scoring tunnels connect.',
    'These are the points of version 1.2. In version 1.0 each tunnel scores 4 VP.',
  ),
  'AOI-MONKS': rule(
    'Monks',
    'They start one level higher in law. Instead of two workshops they place their university, after all others, and choose a competency for it. All nine workshops stay on their board.',
  ),
  'AOI-NAVIGATORS': rule(
    'Navigators',
    'They start at level 3 of law. Each workshop they build beside a river scores 2 VP and brings 1 coin.',
    'The coin belongs to version 1.2; version 1.0 does not have it.',
  ),
  'AOI-OMAR': rule(
    'Omar',
    'They start one level higher in banking and engineering, and with a neutral tower as a third building. Their income has 2 power and 2 coins more. A second tower may come with a competency.',
  ),
  'AOI-PHILOSOPHERS': rule(
    'Philosophers',
    'They start at level 2 of banking. Each competency brings them 1 more book of its discipline, even where its slot gives none. Once per round they take 1 book of any discipline as a special action.',
  ),
  'AOI-PSYCHICS': rule(
    'Psychics',
    'They start one level higher in banking and medicine and with 1 more tool. Once per round, as a special action, they gain 5 power and then take another action at once.',
    'The second action may be any, passing too, and they may convert before it.',
  ),
} as const;
