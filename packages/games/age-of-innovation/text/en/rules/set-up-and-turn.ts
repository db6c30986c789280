import { rule } from '../../rule.ts';

export const setUpAndTurn = {
  'AOI-SETUP-MAP': rule(
    'The two maps',
    'Two players use the side of the board for 1 to 3, four and five the side for 3 to 5. Three play on the larger side; with an option they take the smaller one, which leaves less room.',
    'The rulebooks print both maps as pictures only. Terrain, rivers, bridge sites and edges were read from public pictures of the board; the data tables say so.',
  ),
  'AOI-SETUP-ROUND-TILES': rule(
    'Round scoring tiles',
    'Six of the twelve tiles are drawn at random and laid from round 6 down to round 1. The spade tile never lies in round 5 or 6. The third tile of a discipline is laid only if one of that discipline lies in round 6, so rounds 1 to 5 never hold all three.',
  ),
  'AOI-SETUP-FINAL-TILE': rule(
    'Final-round tile',
    'One of four tiles is laid over the science bonus of round 6. It must not show the same kind of building as the round tile beneath; if it does, another one is drawn.',
    'The tile for workshops at the edge of the map shows a workshop as well, so it does not go with a workshop tile either.',
  ),
  'AOI-SETUP-BOOK-ACTIONS': rule(
    'Book actions of a game',
    'Three of the six book actions are drawn at random; the others are not in the game. The six power actions are always there.',
  ),
  'AOI-SETUP-INNOVATIONS': rule(
    'Innovations of a game',
    'Of the eighteen innovations 6, 8, 10 or 12 are laid out for two, three, four or five players: rows of four, one for each discipline, and with two or four players two more on top.',
  ),
  'AOI-SETUP-COMPETENCIES': rule(
    'Competencies of a game',
    'The twelve kinds of competencies are spread at random over twelve slots, three for each discipline. All four copies of a kind lie on its slot.',
  ),
  'AOI-SETUP-PALACES': rule(
    'Palaces of a game',
    'Palace number 17 is always there. Besides it one more palace than there are players is drawn from the other sixteen.',
  ),
  'AOI-SETUP-SETS': rule(
    'Choosing a set',
    'Each of the seven planning boards gets a random faction and a random round bonus. The player to the right of the start player chooses a set first, then counter-clockwise; the start player chooses last. Put 1 coin on each of the three spare round bonuses. Round bonuses of sets no one chose leave the game.',
  ),
  'AOI-SETUP-SET-TAKEN': rule('Each set once', 'A set that someone has taken cannot be chosen any more.'),
  'AOI-SETUP-DRAFT': rule(
    'Draft',
    'A variant: six planning boards, one faction and one palace more than there are players, and three round bonuses more lie open. Starting with the start player and clockwise, everyone takes one thing three times: a planning board, a faction or a palace, in any order.',
    'Palace number 17 plays no part in a draft, and palaces that no one took leave the game.',
  ),
  'AOI-SETUP-DRAFT-TAKEN': rule(
    'Draft: what is left',
    'Only what lies open and was not taken by someone else can be chosen.',
  ),
  'AOI-SETUP-DRAFT-HAS-ONE': rule(
    'Draft: one of each',
    'Everyone takes exactly one planning board, one faction and one palace, so a second one of a kind is not possible.',
  ),
  'AOI-SETUP-DRAFT-BONUS': rule(
    'Draft: round bonus',
    'After the three laps everyone takes one of the open round bonuses, beginning to the right of the start player and counter-clockwise. Then each of the three left over gets 1 coin.',
  ),
  'AOI-SETUP-PLANNING-CARD': rule(
    'Planning card and board',
    'A planning card stands for the board of its terrain: who takes the card plays the board, and its terrain is the home terrain.',
  ),
  'AOI-SETUP-START-VALUES': rule(
    'Starting resources',
    'Everyone starts with 20 VP, 15 coins, 3 tools and twelve power tokens, 5 in bowl I and 7 in bowl II, unless the planning board says otherwise; boards and factions add tools, scholars, books and steps. Steps of the start give the power of levels 3, 5 and 7 too.',
    'The numbers of the planning boards that no text of the rulebooks names were read from public pictures of them.',
  ),
  'AOI-SETUP-FIRST-BUILDINGS': rule(
    'First buildings',
    'In turn order everyone places a workshop, then in reverse order a second one. Omar place their tower as a third building afterwards, and may choose which of their three buildings comes when. Monks place only their university, last of all.',
    'Placing is not building here: it costs nothing, scores nothing, offers no one power and founds no town. The rulebooks speak of placing and know actions only in the rounds.',
  ),
  'AOI-SETUP-FIRST-HOME': rule(
    'First buildings: home terrain',
    'Place a first building on any hex of your home terrain, near other players or far from them.',
  ),
  'AOI-SETUP-FIRST-FREE': rule(
    'First buildings: free hex',
    'A hex holds one building, so a first building needs a hex without one.',
  ),
  'AOI-SETUP-SPADES': rule(
    'Spades before the first round',
    'The spade of the desert board and those of a first competency are used when all buildings stand and all competencies are chosen, in turn order. No workshop can be built with them. The two spades of the competency are an action of terraforming: missing spades may be bought, and a second hex comes only after the first has become home terrain.',
    'The spade of the board is a bare spade, to which nothing can be bought, as with the spades of the science bonus. Who has both uses that of the board first, which takes no possibility away.',
  ),

  'AOI-INCOME-BOARD': rule(
    'Income from the board',
    'Every round, the first included, begins with income. The planning board shows it for the number of buildings on the map: workshops give tools, guilds power and coins, schools and the university scholars. Neutral buildings do not count here.',
    'The numbers were read from public pictures of the boards; the rulebooks print only examples.',
  ),
  'AOI-INCOME-TILES': rule(
    'Income from tiles and science',
    'The round bonus in hand, the palace, innovations, competencies, the faction and every discipline from level 9 on give their income together with the board.',
  ),
  'AOI-INCOME-BOOKS': rule(
    'Books of the income',
    'Books that come with the income are of any discipline. Their owners choose in turn order, one book after the other, together with the step of the competency for income.',
    'The rulebooks name no order. It matters only where two could reach the single place on level 12.',
  ),
  'AOI-INCOME-SCHOLARS-LIMITED': rule(
    'Seven scholars',
    'Everyone has seven scholars, and those on the science board never return. If none is left in the supply, you gain no scholar. Coins, tools and books never run out.',
    'Version 1.0 does not name books among the things that never run out; version 1.2 does, and that is used for both.',
  ),

  'AOI-POWER-GAIN': rule(
    'Gaining power',
    'For each power gained a token moves from bowl I to bowl II; once bowl I is empty, from bowl II to bowl III. When all tokens are in bowl III, the rest is lost.',
  ),
  'AOI-POWER-SPEND': rule(
    'Spending power',
    'Only power in bowl III can be spent. Spent tokens go back to bowl I.',
  ),
  'AOI-POWER-BURN': rule(
    'Sacrificing power',
    'With two or more tokens in bowl II, one of them may leave the game for good so that another one moves to bowl III. This may be repeated.',
  ),

  'AOI-TURN-ONE-ACTION': rule(
    'One action a turn',
    'In the action phase players take turns in order, and a turn has one action. This goes on until everyone has passed; who has passed has no more turns in the round.',
  ),
  'AOI-TURN-MUST-ACT': rule(
    'A turn needs an action',
    'You cannot end your turn without an action. If you can or want to do nothing else, pass.',
  ),
  'AOI-TURN-FINISH-FIRST': rule(
    'Finish what was begun',
    'What an action has set off (spades, bridges, steps, books, tiles, buildings) is decided before anything else.',
  ),
  'AOI-TURN-NOT-NOW': rule(
    'Not right now',
    'This answers nothing that is being asked now; it becomes possible when something asks for it.',
  ),
  'AOI-TURN-END': rule(
    'End of a turn',
    'After the action a player may still convert, and then ends the turn. Now the neighbours answer the offers of power, and the next player comes.',
    'The rulebooks know no such moment, but they let conversions follow the action, so the player has to say when nothing more will come.',
  ),
  'AOI-TURN-ORDER-OF-BONUSES': rule(
    'Order of several bonuses',
    'If one action brings several things to decide, such as a competency and a town tile, the player takes them in any order.',
    'Version 1.2 says this of a school that founds a town; the university follows the same rules, and nothing else orders other bonuses. By version 1.0 the competency of a school or university comes at once, so it is taken first.',
  ),

  'AOI-CONVERT-RATES': rule(
    'Conversions',
    '5 power become a scholar or a book of any discipline, 3 power a tool, 1 power a coin; a scholar becomes a tool; a tool or a book becomes a coin. A conversion is not an action, and there may be any number of them.',
  ),
  'AOI-CONVERT-AROUND-ACTIONS': rule(
    'Before and after the action',
    'You can convert and burn on your own turn only, before or after your action but not during it. The turn of passing is a turn like others.',
    'Both rulebooks say directly before or after an action. So between the spades of an action and its workshop nothing can be converted.',
  ),
  'AOI-CONVERT-SCHOLAR-SUPPLY': rule(
    'A scholar must be left',
    'Power becomes a scholar only as long as there is one in the supply.',
    'The scholar would be lost and the power with it, so the conversion is not offered at all.',
  ),
} as const;
