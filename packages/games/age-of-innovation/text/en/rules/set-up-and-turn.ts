import { rule } from '../../rule.ts';

export const setUpAndTurn = {
  'AOI-SETUP-MAP': rule(
    'The two maps',
    'Two players use the 1–3 side of the board, four and five players the 3–5 side. Three players use the larger side; an option gives them the smaller one, which is tighter.',
    'The rulebooks only show the maps as pictures. Terrain, rivers, bridge sites and edges were read from public pictures of the board; the data tables say so.',
  ),
  'AOI-SETUP-ROUND-TILES': rule(
    'Round scoring tiles',
    'Draw six of the twelve tiles at random and place them from round 6 down to round 1. The spade tile is never in round 5 or 6. The third tile of a discipline is only placed if one of that discipline is in round 6, so rounds 1 to 5 never have all three.',
  ),
  'AOI-SETUP-FINAL-TILE': rule(
    'Final-round tile',
    'Place one of four tiles over the science bonus of round 6. It must not show the same type of building as the round tile below; if it does, draw another one.',
    'The tile for workshops on the edge of the map shows a workshop as well, so it is not used with a workshop tile either.',
  ),
  'AOI-SETUP-BOOK-ACTIONS': rule(
    'Book actions in the game',
    'Draw three of the six book actions at random; the others are not in the game. The six power actions are always available.',
  ),
  'AOI-SETUP-INNOVATIONS': rule(
    'Innovations in the game',
    'Lay out 6, 8, 10 or 12 of the eighteen innovations for two, three, four or five players: rows of four, one per discipline. With two or four players, two more go on top.',
  ),
  'AOI-SETUP-COMPETENCIES': rule(
    'Competencies in the game',
    'The twelve kinds of competencies are placed at random on twelve slots, three per discipline, with all four copies of a kind on its slot.',
  ),
  'AOI-SETUP-PALACES': rule(
    'Palaces in the game',
    'Palace 17 is always in the game. In addition, draw one more palace than there are players from the other sixteen.',
  ),
  'AOI-SETUP-SETS': rule(
    'Choosing a set',
    'Each of the seven planning boards gets a random faction and a random round bonus. The player to the right of the start player chooses a set first, then counter-clockwise; the start player chooses last. Put 1 coin on each of the three spare round bonuses. Round bonuses of sets no one chose leave the game.',
  ),
  'AOI-SETUP-SET-TAKEN': rule('Each set once', 'You cannot choose a set that someone has already taken.'),
  'AOI-SETUP-DRAFT': rule(
    'Draft',
    'Variant: lay out six planning boards, one more faction and one more palace than there are players, and three more round bonuses. Starting with the start player and going clockwise, everyone takes one thing three times: a planning board, a faction or a palace, in any order.',
    'Palace 17 is not used in a draft, and palaces that no one took leave the game.',
  ),
  'AOI-SETUP-DRAFT-TAKEN': rule(
    'Draft: what is left',
    'You can only choose what is on offer and no one else has taken.',
  ),
  'AOI-SETUP-DRAFT-HAS-ONE': rule(
    'Draft: one of each',
    'You take exactly one planning board, one faction and one palace, so you cannot take a second one of the same type.',
  ),
  'AOI-SETUP-DRAFT-BONUS': rule(
    'Draft: round bonus',
    'After the three draft rounds everyone takes one of the available round bonuses, starting to the right of the start player and going counter-clockwise. Then put 1 coin on each of the three left over.',
  ),
  'AOI-SETUP-PLANNING-CARD': rule(
    'Planning card and board',
    'A planning card stands for the board of its terrain. If you take the card, you play that board, and its terrain is your home terrain.',
  ),
  'AOI-SETUP-START-VALUES': rule(
    'Starting resources',
    'Everyone starts with 20 VP, 15 coins, 3 tools and twelve power tokens (5 in bowl I, 7 in bowl II), unless the planning board says otherwise. Boards and factions add tools, scholars, books and steps. Starting steps also give the power of levels 3, 5 and 7.',
    'Numbers on the planning boards that no rulebook text mentions were read from public pictures of them.',
  ),
  'AOI-SETUP-FIRST-BUILDINGS': rule(
    'First buildings',
    'In turn order everyone places a workshop, then a second one in reverse order. Omar place their tower afterwards as a third building, and may choose the order of their three buildings. Monks only place their university, last of all.',
    'Placing is not building: it costs nothing, scores nothing, gives no one power and founds no town. The rulebooks speak of placing, and actions only exist during the rounds.',
  ),
  'AOI-SETUP-FIRST-HOME': rule(
    'First buildings: home terrain',
    'Place a first building on any hex of your home terrain, near other players or far from them.',
  ),
  'AOI-SETUP-FIRST-FREE': rule(
    'First buildings: empty hex',
    'A hex holds one building, so you need an empty one.',
  ),
  'AOI-SETUP-SPADES': rule(
    'Spades before the first round',
    'Use the spade of the Desert board and those of a first competency in turn order, once all buildings are placed and all competencies chosen. You cannot build a workshop with them. The two spades of the competency are a terraform action: you may buy missing spades, and you can only go on to a second hex once the first has become home terrain.',
    'The spade of the board is a plain spade: you cannot buy more to go with it, as with the spades of the science bonus. If you have both, you use the board’s spade first, which costs you nothing.',
  ),

  'AOI-INCOME-BOARD': rule(
    'Income from your board',
    'Every round, including the first, begins with income. Your planning board shows it for the number of buildings you have on the map: workshops give tools, guilds power and coins, schools and the university scholars. Neutral buildings do not count.',
    'The numbers were read from public pictures of the boards; the rulebooks only print examples.',
  ),
  'AOI-INCOME-TILES': rule(
    'Income from tiles and science',
    'Your round bonus, palace, innovations, competencies, faction and every discipline from level 9 on give their income together with your board.',
  ),
  'AOI-INCOME-BOOKS': rule(
    'Books as income',
    'You choose the discipline of books you get as income. Players choose in turn order, one book at a time, together with the step of the competency that gives one as income.',
    'The rulebooks give no order. It only matters if two players could reach the single spot on level 12.',
  ),
  'AOI-INCOME-SCHOLARS-LIMITED': rule(
    'Seven scholars',
    'You have seven scholars, and those on the science board never return. If none is left in your supply, you gain no scholar. Coins, tools and books never run out.',
    'Version 1.0 does not list books among the things that never run out; version 1.2 does, and we use that for both.',
  ),

  'AOI-POWER-GAIN': rule(
    'Gaining power',
    'For each power you gain, move a token from bowl I to bowl II, or from bowl II to bowl III once bowl I is empty. When all tokens are in bowl III, the rest is lost.',
  ),
  'AOI-POWER-SPEND': rule(
    'Spending power',
    'You can only spend power from bowl III. Spent tokens go back to bowl I.',
  ),
  'AOI-POWER-BURN': rule(
    'Burning power',
    'If you have at least two tokens in bowl II, you may remove one of them from the game to move another one to bowl III. You may repeat this.',
  ),

  'AOI-TURN-ONE-ACTION': rule(
    'One action per turn',
    'In the action phase players take turns in order, with one action per turn, until everyone has passed. Once you have passed, you take no more turns in the round.',
  ),
  'AOI-TURN-MUST-ACT': rule(
    'A turn needs an action',
    'You cannot end your turn without an action. If you cannot or do not want to do anything else, pass.',
  ),
  'AOI-TURN-FINISH-FIRST': rule(
    'Finish your action first',
    'Anything your action has started (spades, bridges, steps, books, tiles, buildings) is decided first.',
  ),
  'AOI-TURN-NOT-NOW': rule(
    'Not right now',
    'This is not one of your choices right now. It becomes possible when something calls for it.',
  ),
  'AOI-TURN-END': rule(
    'End of a turn',
    'After your action you may still convert, then you end your turn. Now your neighbours answer their offers of power, and the next player takes a turn.',
    'The rulebooks have no such moment, but they let you convert after your action. So you have to say when you are done.',
  ),
  'AOI-TURN-ORDER-OF-BONUSES': rule(
    'Order of several bonuses',
    'If one action gives you several things to decide, such as a competency and a town tile, take them in any order.',
    'Version 1.2 says this of a school that founds a town; the university follows the same rules, and nothing else gives an order for other bonuses. In version 1.0 the competency of a school or university comes at once, so you take it first.',
  ),

  'AOI-CONVERT-RATES': rule(
    'Conversions',
    '5 power → 1 scholar or 1 book of any discipline; 3 power → 1 tool; 1 power → 1 coin; 1 scholar → 1 tool; 1 tool or 1 book → 1 coin. Converting is not an action, and you may do it any number of times.',
  ),
  'AOI-CONVERT-AROUND-ACTIONS': rule(
    'Before and after the action',
    'You can only convert and burn on your own turn, before or after your action but not during it. The turn in which you pass counts too.',
    'Both rulebooks say directly before or after an action. So you cannot convert between the spades of an action and its workshop.',
  ),
  'AOI-CONVERT-SCHOLAR-SUPPLY': rule(
    'No scholar left',
    'You can only convert power into a scholar if there is one in your supply.',
    'The scholar would be lost and the power with it, so the conversion is not offered at all.',
  ),
} as const;
