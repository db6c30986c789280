import { rule } from '../../rule.ts';

export const scienceAndActions = {
  'AOI-SCIENCE-POWER': rule(
    'Power for levels',
    'Reaching level 3, 5, 7 or 12 of a discipline, or passing it, gives 1, 2, 2 and 3 power at once.',
    'The amounts stand on the science board only and were read from public pictures of it.',
  ),
  'AOI-SCIENCE-KEY': rule(
    'A key for level 8',
    'Going beyond level 7 of a discipline uses a key of a town, one for each discipline. Without a key further steps in it are lost. A step of choice that would be lost can go to another discipline instead.',
  ),
  'AOI-SCIENCE-KEEP-KEY': rule(
    'Using or keeping a key',
    'You may keep your key. You then lose the steps beyond level 7.',
    'The question is asked only while there are fewer keys than disciplines that still need one, because otherwise keeping one is of no use. Who chooses a step beyond level 7 uses a key by that choice, and may give up steps of choice that nothing but a key would let pass.',
  ),
  'AOI-SCIENCE-TOP': rule(
    'One on top',
    'Only one player reaches level 12 of a discipline; all others stop at level 11. Steps beyond that are lost.',
  ),
  'AOI-SCIENCE-INCOME': rule(
    'Income from level 9 on',
    'From level 9 on a discipline gives income every round: banking 3 coins, law 6 power, engineering 1 tool, medicine 3 VP. If an income step takes you to level 9, you get this income at once.',
    'The amounts stand on the science board only and were read from public pictures of it.',
  ),
  'AOI-SCIENCE-TOGETHER': rule(
    'Steps in one discipline',
    'The two steps of the book action and of palace 6 go to the same discipline. Several steps of other sources may be spread as their owner likes.',
  ),
  'AOI-SCHOLAR-SEND': rule(
    'Sending a scholar',
    'As an action a scholar is sent to a free place of a discipline, for 3 or 2 steps in it. Each discipline has one place for 3 steps and three for 2; any free one may be chosen. The scholar stays there for good.',
    'Which places give 3 steps was read from public pictures of the science board. A scholar may be sent even if some of the steps, or all of them, are lost: nothing forbids it.',
  ),
  'AOI-SCHOLAR-NONE': rule(
    'A scholar is needed',
    'Only a scholar that was gained from the supply can be sent or given back.',
  ),
  'AOI-SCHOLAR-PLACE-TAKEN': rule(
    'Places for scholars',
    'A place holds one scholar. When no place with so many steps is free, a scholar cannot be sent for them.',
  ),
  'AOI-SCHOLAR-RETURN': rule(
    'Giving a scholar back',
    'Instead, a scholar may go back to the supply for one step in any discipline, and can be gained again. This counts as sending a scholar for tiles that score it.',
  ),

  'AOI-BOOK-CHOICE': rule(
    'Books of any discipline',
    'Where a book is gained without a named discipline, its owner chooses one; several books may be of different disciplines.',
    'Twelve books of each discipline are in the box, but the supply never runs out.',
  ),
  'AOI-BOOK-PAYMENT': rule(
    'Paying with books',
    'Where books of any discipline are paid, the player chooses which, one after the other. Where there is no choice, nothing is asked.',
  ),
  'AOI-COMPETENCY-SLOT': rule(
    'Steps and books of a competency',
    'A school, the university and some tiles bring a competency. Its slot adds three things of its discipline: 3 steps in the top row, 2 steps and 1 book in the middle, 1 step and 2 books at the bottom.',
    'Which row gives what was read from public pictures; the rulebooks say that it is always three in all.',
  ),
  'AOI-COMPETENCY-ONE-OF-A-KIND': rule(
    'One of each kind',
    'No one may own two competencies of the same kind.',
  ),
  'AOI-COMPETENCY-SUPPLY': rule(
    'Competencies that are left',
    'Each competency exists four times. One that is gone cannot be taken.',
    'Who owns all kinds that are left takes none. The rulebooks do not speak of it.',
  ),
  'AOI-COMPETENCY-EFFECTS': rule(
    'What competencies do',
    'A competency works from the moment it is taken; its income comes from the next income phase on. Income, gifts at once, special actions and points for passing, for scholars sent and for workshops at the edge of the map are as their names say. The tower is placed at once as a neutral building.',
  ),
  'AOI-INNOVATION-COST': rule(
    'Books for an innovation',
    'An innovation costs 5 books: 2 of the discipline of its column and 3 of any. The two on top, with two or four players, cost 2 banking, 2 law and 1 of any, or 2 engineering, 2 medicine and 1 of any. The second innovation of a player costs 1 book of any discipline more, the third 2 more.',
    'The rulebooks describe the left one of the top pair; the right one was read from public pictures of the board.',
  ),
  'AOI-INNOVATION-COINS': rule(
    'Coins for an innovation',
    'Without a palace on the map you pay 5 more coins.',
    'A neutral palace counts here from the next innovation on. The rulebooks ask whether you have built your palace, and a neutral building counts as one of its owner and as the kind it shows.',
  ),
  'AOI-INNOVATION-DISPLAY': rule(
    'Innovations on display',
    'Only an innovation that still lies on the display can be introduced. Each exists once.',
  ),
  'AOI-INNOVATION-THREE': rule('Three innovations', 'No one introduces more than three innovations.'),
  'AOI-INNOVATION-EFFECTS': rule(
    'What innovations do',
    'Gifts and points at once, income, special actions and points for passing are as their descriptions say. Buildings counted include neutral ones. Steam power moves both tracks for free, with their rewards. The neutral palace brings no palace tile but 2 new power tokens into bowl III, the neutral university no competency.',
    'One example in version 1.0 gives professors 2 VP and trade routes 4; its own list and version 1.2 say 3 and 2, and so it is. Architecture counts all seven shapes: workshop, guild, school, palace, university, tower and monument.',
  ),

  'AOI-PALACE-CHOICE': rule(
    'Choosing a palace',
    'When you build your palace, first choose one of the palace tiles on the table. A neutral palace brings no tile.',
  ),
  'AOI-PALACE-TAKEN': rule('Each palace once', 'A palace tile that someone has taken cannot be chosen.'),
  'AOI-PALACE-DRAFTED': rule(
    'A drafted palace',
    'If you drafted a palace, you use that tile when you build it. Until then it does nothing.',
  ),
  'AOI-PALACE-EFFECTS': rule(
    'What palaces do',
    'Income, special actions, gifts at once and points are as the descriptions of the tiles say. The guild of palace 16 comes from your board and may stand on any empty hex that is home terrain and was not terraformed in this turn; this is building. The shipping steps of palace 14 give their rewards. The flight of palace 9 costs a scholar, which goes back to the supply.',
    'When palace 8 is built, groups that are now strong enough become towns at once. Bridges and spades of palace 15 may be given up.',
  ),
  'AOI-PALACE-BUNDLE': rule(
    'Three bonuses of palace 15',
    'The two spades, the two bridges and the two books of palace 15 are taken in any order, but one is finished before the next begins.',
    'Nothing else comes in the middle of one of them. A town tile that is already waiting when the palace opens, and what it brings, may be taken before, between or after whole bonuses, as nothing orders them. By version 1.2 the tile of a town that is founded while bonuses of the palace are left waits for all of them, as in the rulebook’s example of the spades, the town tile and the bridge; by version 1.0 it waits only for the one that was begun.',
  ),
  'AOI-PALACE-TOWN-TILE': rule(
    'The town tile of palace 11',
    'Palace 11 brings a town tile with its points, its bonus and its key. It has nothing to do with towns on the map, and the palace may be part of one. All that counts town tiles counts it, the round tile included.',
    'By version 1.2 taking it is founding a town, so felines and lizards get their bonus for it; version 1.0 does not say so, and they get none.',
  ),

  'AOI-ACTION-ONCE': rule(
    'Once per round for all',
    'Each power action and each book action can be used once per round, by one player.',
  ),
  'AOI-ACTION-POWER': rule('Price of a power action', 'A power action is paid with power from bowl III.'),
  'AOI-ACTION-BOOKS': rule(
    'Price of a book action',
    'A book action is paid with 1 to 3 books of any disciplines.',
  ),
  'AOI-ACTION-NOT-IN-PLAY': rule(
    'Book actions in play',
    'Only the three book actions that were drawn for this game can be used.',
  ),
  'AOI-ACTION-EFFECTS': rule(
    'What power and book actions do',
    'They give what their names say. Spades start an action of terraforming and building: the workshop is paid, and missing spades may be bought. The guild for books is building like any other.',
    'An action that could do nothing, such as a bridge without a site, is not offered.',
  ),
  'AOI-SPECIAL-ONCE': rule(
    'Special actions once per round',
    'A special action of a faction, a palace, an innovation, a competency or a round bonus can be used once per round. It costs nothing.',
  ),
  'AOI-SPECIAL-NONE': rule(
    'Your special actions',
    'A special action can be used only by the owner of its tile.',
  ),
  'AOI-BRIDGE-SITE': rule(
    'Sites for bridges',
    'A power action, a round bonus, palace 15 and the action of the moles bring bridges. A bridge is built on a site that the map shows. Without a site that is possible for the player, the action is not possible either.',
  ),
  'AOI-BRIDGE-OWN-END': rule(
    'An own building at one end',
    'At least one end of a new bridge must hold an own building.',
  ),
  'AOI-BRIDGE-LIMIT': rule('Three bridges', 'Everyone has three bridges for the whole game.'),
  'AOI-BRIDGE-TAKEN': rule('One bridge a site', 'A site holds one bridge, whoever built it.'),
  'AOI-BRIDGE-OVER-LAND': rule(
    'Bridges over land',
    'Only moles build bridges over land, by their own action.',
    'A bridge runs along the edge between the two hexes left and right of it. For moles one of these or both may be land; hexes that lie two apart in a straight line cannot be joined.',
  ),
} as const;
