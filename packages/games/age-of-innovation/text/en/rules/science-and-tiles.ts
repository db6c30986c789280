import { rule } from '../../rule.ts';

export const scienceAndTiles = {
  'AOI-SCIENCE-POWER': rule(
    'Power of levels',
    'Reaching level 3, 5, 7 or 12 brings 1, 2, 2 or 3 power once.',
  ),
  'AOI-SCIENCE-KEY': rule(
    'Keys',
    'Entering level 8 of a discipline uses a key of a town tile, one for each discipline. Without one, steps beyond 7 are lost.',
  ),
  'AOI-SCIENCE-KEEP-KEY': rule(
    'Keeping a key',
    'A key need not be used; the steps beyond 7 are lost then. Nothing is asked where there is a key for every discipline that still needs one.',
  ),
  'AOI-SCIENCE-TOP': rule(
    'One on level 12',
    'Only one marker stands on level 12 of a discipline; others stop at 11. A step of choice must move something if it can; where nothing moves it is lost, and lost steps score nothing.',
  ),
  'AOI-SCIENCE-INCOME': rule(
    'Income of levels',
    'From level 9 on: banking 3 coins, law 6 power, engineering 1 tool, medicine 3 points with every income. A step of the income competency that reaches level 9 pays at once.',
  ),
  'AOI-SCIENCE-TOGETHER': rule(
    'Steps in one discipline',
    'Steps of an action space go to a single discipline; steps of tiles and passing may be split.',
  ),
  'AOI-SCHOLAR-SEND': rule(
    'Sending a scholar',
    'A scholar on a free place of a discipline gives the steps of that place, 3 or 2, and stays there for good. Any free place may be chosen, even if no step can be taken.',
    'Steps that find no way are said to be lost; nothing forbids sending a scholar all the same.',
  ),
  'AOI-SCHOLAR-NONE': rule(
    'A scholar is needed',
    'Only scholars that were gained from the supply can be used.',
  ),
  'AOI-SCHOLAR-PLACE-TAKEN': rule(
    'Places of scholars',
    'A discipline has one place of 3 and three of 2, each for one scholar.',
  ),
  'AOI-SCHOLAR-RETURN': rule(
    'Giving a scholar back',
    'Instead a scholar may go back to the own supply for a single step. It counts as sending a scholar.',
  ),
  'AOI-BOOK-CHOICE': rule(
    'Books of choice',
    'Books of choice may be of different disciplines and are taken one by one.',
  ),
  'AOI-BOOK-PAYMENT': rule(
    'Paying with books',
    'Books of any discipline are paid one by one where there is a choice.',
  ),
  'AOI-COMPETENCY-SLOT': rule(
    'Steps and books of a competency',
    'With a competency come the steps and books of its slot, in the discipline of its column: 3 steps, 2 steps and a book, or a step and 2 books. Schools and the university bring one each.',
  ),
  'AOI-COMPETENCY-ONE-OF-A-KIND': rule('No competency twice', 'Nobody takes the same competency twice.'),
  'AOI-COMPETENCY-SUPPLY': rule('Four of each competency', 'There are four of each competency.'),
  'AOI-COMPETENCY-EFFECTS': rule(
    'What competencies bring',
    'Income: a tool and a step; 3 points and 2 coins; a book and a power; tower with 2 power and 2 coins. At once: a tool, 5 points and 2 coins; terraforming with 2 spades; 2 annexes; a tower. Once a round: 4 power. Passing: 2 points a town tile; a point for each level of the lowest discipline. Always: 2 points for a scholar sent; 3 for a workshop on an edge hex.',
    'Steps that come with passing are taken before the lowest discipline is counted.',
  ),
  'AOI-INNOVATION-COST': rule(
    'Books for an innovation',
    '2 books of the column and 3 of any discipline; in the top pair 2 and 2 and 1 of any. The second innovation costs 1 book more, the third 2.',
  ),
  'AOI-INNOVATION-COINS': rule(
    'Coins without a palace',
    'Without a palace an innovation costs 5 coins more.',
    'A neutral palace counts as the matching building, so it lifts this price too.',
  ),
  'AOI-INNOVATION-DISPLAY': rule(
    'Innovations on display',
    'Only a tile that lies on the display can be taken.',
  ),
  'AOI-INNOVATION-THREE': rule('Three innovations', 'A player has at most three innovations.'),
  'AOI-INNOVATION-EFFECTS': rule(
    'What innovations bring',
    'Special abilities, points at once for towns, levels, workshops, schools, bridges, buildings or groups, steps for shapes of buildings, or a neutral building with income: each as its tile says.',
    'A shape is a kind of building, so seven at most. Groups are counted by adjacency.',
  ),
  'AOI-PALACE-CHOICE': rule('Choosing a palace', 'Who builds the palace chooses a tile first.'),
  'AOI-PALACE-TAKEN': rule('Palaces that are left', 'Only a tile on offer that nobody has can be taken.'),
  'AOI-PALACE-DRAFTED': rule(
    'Drafted palaces',
    'After a draft the palace is the one drafted. It does nothing before it is built.',
  ),
  'AOI-PALACE-EFFECTS': rule(
    'What palaces bring',
    'Income, a bonus at once, a special action or a lasting ability: each of the seventeen as its tile says.',
  ),
  'AOI-PALACE-BUNDLE': rule(
    'Bonuses that do not mix',
    'Palace 15 brings terraforming with 2 spades, 2 bridges and 2 books, in an order of choice; one is finished before the next. By version 1.2 other bonuses, such as a town, wait until all three are taken.',
    'Bridges and spades of a palace may be left out.',
  ),
  'AOI-PALACE-TOWN-TILE': rule(
    'The town tile of palace 11',
    'It counts as a town tile for everything but the map. By version 1.2 taking it is founding a town for factions; by 1.0 it is not. The round tile for town tiles pays in both.',
  ),
  'AOI-ACTION-ONCE': rule(
    'Once a round by anybody',
    'Each power action and each book action is used once a round, by whoever comes first.',
  ),
  'AOI-ACTION-POWER': rule('Power for an action', 'The power of the action must lie in bowl III.'),
  'AOI-ACTION-BOOKS': rule('Books for an action', 'A book action is paid with books of any disciplines.'),
  'AOI-ACTION-NOT-IN-PLAY': rule('Not in play', 'This book action was not drawn for this game.'),
  'AOI-ACTION-EFFECTS': rule(
    'What the actions bring',
    'Power: bridge or scholar for 3; 2 tools, 7 coins or terraforming with a spade for 4; with 2 spades for 6. Books: 5 power or 2 steps in one discipline for 1; 6 coins, a free guild or 2 points a guild for 2; terraforming with 3 spades for 3. An action that could do nothing is not offered.',
  ),
  'AOI-SPECIAL-ONCE': rule(
    'Special actions once a round',
    'A special action is free and is used once a round.',
  ),
  'AOI-SPECIAL-NONE': rule('Only the owner', 'A special action belongs to the owner of its tile or faction.'),
  'AOI-BONUS-EFFECTS': rule(
    'What round bonuses bring',
    'Income, and: ships one longer and 2 points for a workshop beside a river; 2 points for a scholar sent; 3 for a guild; 4 for each palace and university when passing; a spade, a bridge or a step as special action; a step for each school when passing.',
  ),
  'AOI-SCORE-ROUND': rule(
    'Scoring of the round',
    'The tile of the round pays for what it shows, in the action phase only: workshops 2, guilds 3, schools 4, palace and university 5, spades 2, steps 1, town tiles 5, steps of the tracks 3, innovations 5.',
  ),
  'AOI-SCORE-FINAL': rule('Scoring of the last round', 'In round 6 the final-round tile pays besides.'),
  'AOI-PASS-BONUS': rule(
    'A new round bonus',
    'Who passes takes one of the three round bonuses on the table with the coins on it, then gives the own one back.',
  ),
  'AOI-PASS-OWN-BONUS': rule(
    'Not the own one',
    'The own round bonus cannot be taken again, but one that somebody gave back before.',
  ),
  'AOI-PASS-LAST-ROUND': rule(
    'Passing in round 6',
    'In round 6 only the effects of passing happen; no round bonus is taken.',
  ),
  'AOI-PASS-EFFECTS': rule(
    'Effects of passing',
    'Round bonus, palace, innovations and competencies with the sign of passing give what they say.',
  ),
  'AOI-PASS-ORDER': rule(
    'Order of the next round',
    'The order of passing is the turn order of the next round.',
  ),
  'AOI-ROUND-SCIENCE': rule(
    'Science bonus',
    'After rounds 1 to 5 everybody gets the reward of the round tile for each full number of levels, in the turn order of the next round.',
  ),
  'AOI-ROUND-SPADES': rule(
    'Spades of the science bonus',
    'They may be spread over hexes in reach, half-way too. No workshop, no bought spade, no round bonus for ships, no tunnel and no flight.',
    'That the first hex must reach home first is written for the action phase only.',
  ),
  'AOI-ROUND-CLEAN-UP': rule(
    'Cleaning up',
    'All used actions are open again in the next round.',
    'The list of the rulebooks leaves out the faction tiles; the sentence above it says all.',
  ),
  'AOI-ROUND-COINS': rule(
    'Coins on round bonuses',
    'A coin is put on each round bonus left over; coins add up.',
  ),
  'AOI-END-AREA': rule(
    'Largest areas',
    '18, 12 and 6 points for the most buildings within reach of each other: by ships without a round bonus, tunnels and flights included, nothing is paid. Tied players share the places they take, rounded down.',
  ),
  'AOI-END-SCIENCE': rule(
    'Places in science',
    '8, 4 and 2 points in each discipline. Ties share; level 0 scores nothing.',
  ),
  'AOI-END-RESOURCES': rule(
    'Resources left',
    'Everything is converted into coins; 5 coins are a point.',
    'Sacrificing power is one of the conversions, so half of bowl II counts too.',
  ),
  'AOI-END-WINNER': rule('The winner', 'Most points win; a tie is a shared victory.'),
  'AOI-TWO-NEUTRAL': rule(
    'The neutral faction of two players',
    'It has a scholar on a place of 2 in each discipline, levels of 2 and more by the signs of the round tiles 1 to 5, and takes places in the final scoring without points.',
    'The Ukrainian text names round bonuses; its example and the Polish text make clear that round tiles are meant.',
  ),
  'AOI-TWO-AREA': rule(
    'Its area',
    'Its largest area has 12 to 15 buildings by a tile that is turned up when round 6 begins.',
  ),
  'AOI-VERSION': rule(
    'Versions of the rules',
    'Version 1.2 is the default. Version 1.0 differs in navigators, illusionists and moles, and lacks the additions on towns, order of bonuses and palaces 11 and 15.',
  ),
};
