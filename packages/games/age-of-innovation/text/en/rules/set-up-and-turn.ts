import { rule } from '../../rule.ts';

export const setUpAndTurn = {
  'AOI-SETUP-MAP': rule(
    'Sides of the map',
    'Two players use the small side, four and five the large one. Three choose; for first games the large side is better.',
  ),
  'AOI-SETUP-ROUND-TILES': rule(
    'Round scoring tiles',
    'Six of the twelve tiles are laid out from round 6 down to round 1. The tile that scores spades never lies in rounds 5 and 6. The third tile of a discipline is left out unless one of that discipline lies in round 6.',
  ),
  'AOI-SETUP-FINAL-TILE': rule(
    'Final-round tile',
    'One of four tiles covers the science half of the tile of round 6. It must show another kind of building than that tile.',
    'The tile for workshops on the edge shows a workshop, so it does not go with a tile that scores workshops.',
  ),
  'AOI-SETUP-BOOK-ACTIONS': rule(
    'Book actions in play',
    'Three of the six book actions are drawn; the others stay in the box.',
  ),
  'AOI-SETUP-INNOVATIONS': rule(
    'Innovations in play',
    'There are 6, 8, 10 or 12 innovations for 2, 3, 4 or 5 players: rows of four, with two and four players a pair on top besides.',
  ),
  'AOI-SETUP-COMPETENCIES': rule(
    'Competency slots',
    'The twelve kinds of competencies lie in random order on twelve slots, four copies each.',
  ),
  'AOI-SETUP-PALACES': rule(
    'Palaces on offer',
    'Palace 17 is always on offer, and one more of the others than there are players.',
  ),
  'AOI-SETUP-SETS': rule(
    'Choosing a set',
    'Each of the seven planning boards forms a set with a random faction and a random round bonus. The player to the right of the start player chooses first, then it goes on against the clock. Bonuses of sets that nobody took go back to the box; the three left over at first lie on the table with a coin each.',
  ),
  'AOI-SETUP-SET-TAKEN': rule('A set is taken once', 'A set that somebody has chosen is gone.'),
  'AOI-SETUP-DRAFT': rule(
    'The draft',
    'Six boards, one more faction and one more palace than players are on offer; palace 17 is not. Three times round the table, beginning with the start player, everybody takes a board, a faction or a palace that he still lacks.',
  ),
  'AOI-SETUP-DRAFT-TAKEN': rule(
    'Only what is on offer',
    'What is not on offer or what somebody has taken cannot be drafted.',
  ),
  'AOI-SETUP-DRAFT-HAS-ONE': rule('One of each', 'Nobody drafts a second board, faction or palace.'),
  'AOI-SETUP-DRAFT-BONUS': rule(
    'Round bonuses of the draft',
    'After the draft round bonuses are chosen, beginning to the right of the start player and against the clock. There are three more than players; a coin is put on each that is left.',
  ),
  'AOI-SETUP-PLANNING-CARD': rule(
    'Board of a terrain',
    'A planning card belongs to the planning board of its terrain, which is the home terrain of its owner.',
  ),
  'AOI-SETUP-START-VALUES': rule(
    'What players start with',
    'Everybody starts with 20 points and with what board and faction show. Steps at the start bring power on levels 3, 5 and 7 as usual.',
  ),
  'AOI-SETUP-FIRST-BUILDINGS': rule(
    'First buildings',
    'Everybody places a workshop in turn order, then a second one in reverse order. Omar places a tower afterwards, or a workshop instead and the tower earlier; the monks place only their university, last of all. Placing is not building: it costs nothing and brings nothing.',
    'Neither rulebook calls this building, so no points, no power for neighbours and no town come of it.',
  ),
  'AOI-SETUP-FIRST-HOME': rule(
    'First buildings on home terrain',
    'First buildings stand on hexes of the home terrain.',
  ),
  'AOI-SETUP-FIRST-FREE': rule('First buildings on free hexes', 'A hex holds one building.'),
  'AOI-SETUP-SPADES': rule(
    'Spades before the first round',
    'Spades of a board or of a first competency are used in turn order when all buildings stand. No workshop is built with them.',
    'The sources do not say whether missing spades may be bought. These spades lie outside the action phase like those of the science bonus, and follow the same rules: any number of hexes, nothing bought, no tunnel and no flight.',
  ),
  'AOI-INCOME-BOARD': rule(
    'Income of the board',
    'At the beginning of every round, also the first, everybody gets what his planning board shows uncovered: tools for workshops (the fifth brings none), power and coins for guilds, scholars for schools and the university.',
  ),
  'AOI-INCOME-TILES': rule(
    'Income of tiles',
    'Round bonus, palace, competencies, innovations, faction and levels from 9 on pay together with the board. What comes later in the round pays from the next one on.',
  ),
  'AOI-INCOME-BOOKS': rule(
    'Books and steps of the income',
    'Books and steps of choice that come with the income are chosen in turn order.',
    'The sources name no order. Turn order matters only for the single place on level 12.',
  ),
  'AOI-INCOME-SCHOLARS-LIMITED': rule(
    'Seven scholars',
    'A player has seven scholars. None is gained when the own supply is empty. Coins, tools and books never run out.',
    'The 1.0 rulebook lists only coins and tools as unlimited; version 1.2 adds books, and nothing speaks against it.',
  ),
  'AOI-POWER-GAIN': rule(
    'Gaining power',
    'Each power moves a token from bowl I to II, or, when bowl I is empty, from II to III. When both are empty nothing is gained.',
  ),
  'AOI-POWER-SPEND': rule('Spending power', 'Only tokens in bowl III are spent; they go to bowl I.'),
  'AOI-POWER-BURN': rule(
    'Sacrificing power',
    'With at least two tokens in bowl II one of them may leave the game for good, and another one moves to bowl III.',
  ),
  'AOI-TURN-ONE-ACTION': rule(
    'One action a turn',
    'A turn has exactly one action. Who has passed has no more turns in the round.',
  ),
  'AOI-TURN-MUST-ACT': rule(
    'An action must be taken',
    'A turn ends only after an action; who cannot or does not want to act passes.',
  ),
  'AOI-TURN-FINISH-FIRST': rule(
    'First things first',
    'What an action has brought is decided before anything else happens.',
  ),
  'AOI-TURN-NOT-NOW': rule('Not at this moment', 'This can be done only when something calls for it.'),
  'AOI-TURN-END': rule(
    'Ending the turn',
    'After the action and conversions the turn is ended; then neighbours decide about power.',
  ),
  'AOI-TURN-ORDER-OF-BONUSES': rule(
    'Order of simultaneous bonuses',
    'When one action brings several things at once, its player takes them in the order he likes. By version 1.0 a competency is taken at once, before the tile of a town founded by the same building.',
    'Version 1.2 states this for a school that founds a town. The university refers to the same rules, and other bonuses are treated alike.',
  ),
  'AOI-CONVERT-RATES': rule(
    'Rates of conversion',
    '5 power for a scholar or a book of choice, 3 for a tool, 1 for a coin; a scholar for a tool; a tool or a book for a coin.',
  ),
  'AOI-CONVERT-AROUND-ACTIONS': rule(
    'When to convert',
    'Conversions are free and unlimited, but only in the own turn, directly before or after an action, never inside one.',
  ),
  'AOI-CONVERT-SCHOLAR-SUPPLY': rule(
    'Converting into a scholar',
    'A scholar must be left in the own supply.',
  ),
};
