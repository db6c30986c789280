import { rule } from '../../rule.ts';

export const boardsAndFactions = {
  'AOI-BOARD-DESERT': rule(
    'Desert',
    'Once all first buildings are placed, you use one free spade. You cannot build a workshop with it.',
  ),
  'AOI-BOARD-PLAINS': rule('Plains', 'Each level of the terraforming track costs you 1 coin instead of 5.'),
  'AOI-BOARD-SWAMP': rule(
    'Swamp',
    'You start with 1 scholar, and with 3 and 9 power tokens in bowls I and II.',
  ),
  'AOI-BOARD-LAKE': rule('Lake', 'Shipping starts at level 1. Level 2 scores 3 VP, level 3 gives 2 books.'),
  'AOI-BOARD-FOREST': rule(
    'Forest',
    'You start one level higher in each discipline, and with 4 and 8 power tokens in bowls I and II.',
  ),
  'AOI-BOARD-MOUNTAIN': rule(
    'Mountain',
    'Your income is 2 coins higher, and another coin with at least one guild.',
  ),
  'AOI-BOARD-WASTELAND': rule(
    'Wasteland',
    'You start with 1 book of any discipline and 4 tools. Your second innovation costs no extra books; the third still costs 2 extra.',
  ),

  'AOI-BLESSED': rule(
    'Blessed',
    'They start one level higher in each discipline. For science bonuses their level counts as 3 higher, even beyond 12.',
  ),
  'AOI-FELINES': rule(
    'Felines',
    'They start one level higher in Banking and Medicine. For each town they found they take 3 steps in any disciplines and 1 book of any discipline.',
  ),
  'AOI-GOBLINS': rule(
    'Goblins',
    'They start one level higher in Banking and Engineering and with 1 extra tool. Each spade they use gives 2 coins, whatever its source.',
  ),
  'AOI-ILLUSIONISTS': rule(
    'Illusionists',
    'They start at level 2 in Medicine. Power actions cost them 1 power less and score 1 VP (2 VP with four or five players). Conversions of power are not cheaper.',
    'These are the VP of version 1.2. In version 1.0 it is 3 VP (4 VP with five players).',
  ),
  'AOI-INVENTORS': rule(
    'Inventors',
    'Once all first buildings are placed, they choose a competency and take its steps and books. Its income starts in round 1.',
    'A tower from this competency, or from that of the Monks, is placed at once by the rules for neutral buildings. The text of the tile lets neighbours take power for it, and nothing rules that out before the first round; it scores nothing, as VP belong to the action phase.',
  ),
  'AOI-LIZARDS': rule(
    'Lizards',
    'They start with two steps in one or two disciplines of their choice. For each town they found they get one terraform and build action with a free spade and a free workshop. The workshop may go on any home hex in reach, terraformed or not.',
    'If two spades of the town tile or of a competency are waiting as well, they choose which action comes first, as the rulebooks give no order. If the spades come first, the free workshop may use the hex they terraformed; if the workshop comes first, it brings new hexes into reach of the spades.',
  ),
  'AOI-MOLES': rule(
    'Moles',
    'They start at level 2 in Engineering. In a terraform and build action they may pay 1 tool to skip one hex; each tunnel scores 2 VP plus 1 VP per player. Action: build a bridge for 1 tool, also over land. In the final scoring tunnels connect.',
    'These are the VP of version 1.2. In version 1.0 each tunnel scores 4 VP.',
  ),
  'AOI-MONKS': rule(
    'Monks',
    'They start one level higher in Law. Instead of two workshops they place their university, after all others, and choose a competency for it. All nine workshops stay on their board.',
  ),
  'AOI-NAVIGATORS': rule(
    'Navigators',
    'They start at level 3 in Law. Each workshop they build beside a river gives 2 VP and 1 coin.',
    'The coin belongs to version 1.2; version 1.0 does not have it.',
  ),
  'AOI-OMAR': rule(
    'Omar',
    'They start one level higher in Banking and Engineering, and with a neutral tower as a third building. Their income is 2 power and 2 coins higher. A competency can give them a second tower.',
  ),
  'AOI-PHILOSOPHERS': rule(
    'Philosophers',
    'They start at level 2 in Banking. Each competency gives them 1 extra book of its discipline, even if its slot gives none. Special action, once per round: 1 book of any discipline.',
  ),
  'AOI-PSYCHICS': rule(
    'Psychics',
    'They start one level higher in Banking and Medicine and with 1 extra tool. Special action, once per round: gain 5 power, then take another action at once.',
    'The second action may be any, even passing, and they may convert before it.',
  ),
} as const;
