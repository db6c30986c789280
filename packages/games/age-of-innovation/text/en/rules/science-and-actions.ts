import { rule } from '../../rule.ts';

export const scienceAndActions = {
  'AOI-SCIENCE-POWER': rule(
    'Power for levels',
    'When you reach or pass level 3, 5, 7 or 12 of a discipline, you gain 1, 2, 2 or 3 power at once.',
    'The amounts are only on the science board and were read from public pictures of it.',
  ),
  'AOI-SCIENCE-KEY': rule(
    'A key for level 8',
    'Going beyond level 7 of a discipline uses a key from a town, one per discipline. Without a key, further steps in it are lost. If you can choose the discipline of such a step, you may take it elsewhere.',
  ),
  'AOI-SCIENCE-KEEP-KEY': rule(
    'Using or keeping a key',
    'You may keep your key. You then lose the steps beyond level 7.',
    'You are only asked while you have fewer keys than disciplines that still need one, because otherwise keeping one is no use. If you choose a step beyond level 7, that uses a key. You may give up steps of your choice that only a key would allow.',
  ),
  'AOI-SCIENCE-TOP': rule(
    'One player at the top',
    'Only one player reaches level 12 of a discipline; all others stop at level 11. Steps beyond that are lost.',
  ),
  'AOI-SCIENCE-INCOME': rule(
    'Income from level 9',
    'From level 9 on a discipline gives income every round: Banking 3 coins, Law 6 power, Engineering 1 tool, Medicine 3 VP. If an income step takes you to level 9, you get this income at once.',
    'The amounts are only on the science board and were read from public pictures of it.',
  ),
  'AOI-SCIENCE-TOGETHER': rule(
    'Steps in one discipline',
    'The two steps of the book action and of palace 6 go to the same discipline. Steps from other sources can be split as you like.',
  ),
  'AOI-SCHOLAR-SEND': rule(
    'Sending a scholar',
    'Action: send a scholar to an open spot of a discipline for 3 or 2 steps in it. Each discipline has one spot for 3 steps and three for 2; choose any open one. The scholar stays there for good.',
    'Which spots give 3 steps was read from public pictures of the science board. You may send a scholar even if some or all of the steps are lost: nothing forbids it.',
  ),
  'AOI-SCHOLAR-NONE': rule(
    'You need a scholar',
    'You can only send or return a scholar you have gained. Scholars in the supply are not in play yet.',
  ),
  'AOI-SCHOLAR-PLACE-TAKEN': rule(
    'Spot taken',
    'Each spot holds one scholar. No spot for this number of steps is left.',
  ),
  'AOI-SCHOLAR-RETURN': rule(
    'Returning a scholar',
    'Instead, you may return a scholar to the supply for 1 step in any discipline; you can gain it again. For tiles that score it, this counts as sending a scholar.',
  ),

  'AOI-BOOK-CHOICE': rule(
    'Books of any discipline',
    'When you gain a book and no discipline is named, choose one. Several books may be of different disciplines.',
    'The box has twelve books of each discipline, but the supply never runs out.',
  ),
  'AOI-BOOK-PAYMENT': rule(
    'Paying with books',
    'When you pay with books of any discipline, you choose which, one at a time. If there is no choice, you are not asked.',
  ),
  'AOI-COMPETENCY-SLOT': rule(
    'Steps and books with a competency',
    'A school, the university and some tiles give you a competency. Its slot adds steps and books of its discipline: 3 steps in the top row, 2 steps and 1 book in the middle, 1 step and 2 books at the bottom.',
    'Which row gives what was read from public pictures; the rulebooks say that it is always three in all.',
  ),
  'AOI-COMPETENCY-ONE-OF-A-KIND': rule(
    'One of each kind',
    'You cannot own two competencies of the same kind.',
  ),
  'AOI-COMPETENCY-SUPPLY': rule(
    'Competency supply',
    'There are four of each competency. You cannot take one that has run out.',
    'If you own all kinds that are left, you take none. The rulebooks do not cover this.',
  ),
  'AOI-COMPETENCY-EFFECTS': rule(
    'What competencies do',
    'A competency works from the moment you take it; its income starts with the next income phase. What it gives is in its description: income, immediate gains, special actions, and VP for passing, for scholars you send or for workshops on the edge of the map. Place the tower at once as a neutral building.',
  ),
  'AOI-INNOVATION-COST': rule(
    'Books for an innovation',
    'An innovation costs 5 books: 2 of its column’s discipline and 3 of any. With two or four players, the two on top cost 2 Banking, 2 Law and 1 of any, or 2 Engineering, 2 Medicine and 1 of any. Your second innovation costs 1 extra book of any discipline, your third 2 extra.',
    'The rulebooks describe the left one of the top pair; the right one was read from public pictures of the board.',
  ),
  'AOI-INNOVATION-COINS': rule(
    'Coins for an innovation',
    'Without a palace on the map you pay 5 more coins.',
    'A neutral palace counts for this from the next innovation on. The rulebooks ask whether you have built your palace, and a neutral building counts as a building of yours and of the type it shows.',
  ),
  'AOI-INNOVATION-DISPLAY': rule(
    'Innovations on display',
    'You can only develop an innovation that is still on display. There is one of each.',
  ),
  'AOI-INNOVATION-THREE': rule('Three innovations', 'You can develop at most three innovations.'),
  'AOI-INNOVATION-EFFECTS': rule(
    'What innovations do',
    'What an innovation gives is in its description: immediate gains and VP, income, special actions, and VP for passing. Neutral buildings count too. Steam Power advances both tracks for free, with their rewards. The neutral palace gives no palace tile but 2 new power tokens in bowl III, the neutral university no competency.',
    'One example in version 1.0 gives Professors 2 VP and Trade Routes 4; its own list and version 1.2 say 3 and 2, which we use. Architecture counts all seven building types: workshop, guild, school, palace, university, tower and monument.',
  ),

  'AOI-PALACE-CHOICE': rule(
    'Choosing a palace',
    'When you build your palace, first choose one of the palace tiles on the table. A neutral palace brings no tile.',
  ),
  'AOI-PALACE-TAKEN': rule('Each palace once', 'You cannot choose a palace tile that someone has taken.'),
  'AOI-PALACE-DRAFTED': rule(
    'A drafted palace',
    'If you drafted a palace, you use that tile when you build it. Until then it does nothing.',
  ),
  'AOI-PALACE-EFFECTS': rule(
    'What palaces do',
    'What a palace gives is in its description: income, special actions, immediate gains and VP. The guild of palace 16 comes from your board and may go on any empty hex that is your home terrain and was not terraformed this turn; this counts as building. The shipping steps of palace 14 give their rewards. The flight of palace 9 costs a scholar, which returns to the supply.',
    'When you build palace 8, groups that are now strong enough become towns at once. You may give up the bridges and spades of palace 15.',
  ),
  'AOI-PALACE-BUNDLE': rule(
    'The three bonuses of palace 15',
    'Take the two spades, the two bridges and the two books of palace 15 in any order, but finish one before you start the next.',
    'Nothing else comes in the middle of one of them. A town tile that was already waiting when you built the palace, and what it gives, may be taken before, between or after whole bonuses, as nothing gives an order. In version 1.2 the tile of a town founded while bonuses of the palace are left waits for all of them, as in the rulebook’s example of the spades, the town tile and the bridge; in version 1.0 it only waits for the one you have started.',
  ),
  'AOI-PALACE-TOWN-TILE': rule(
    'The town tile of palace 11',
    'Palace 11 gives you a town tile with its VP, its bonus and its key. It has nothing to do with towns on the map, and the palace may be part of one. Everything that counts town tiles counts it, including the round tile.',
    'In version 1.2 taking it counts as founding a town, so Felines and Lizards get their bonus for it; version 1.0 does not say so, and they get none.',
  ),

  'AOI-ACTION-ONCE': rule(
    'Once per round for everyone',
    'Each power action and each book action can be used once per round, by one player.',
  ),
  'AOI-ACTION-POWER': rule('Power actions: cost', 'You pay for a power action with power from bowl III.'),
  'AOI-ACTION-BOOKS': rule(
    'Book actions: cost',
    'You pay for a book action with 1 to 3 books of any discipline.',
  ),
  'AOI-ACTION-NOT-IN-PLAY': rule(
    'Book actions in play',
    'You can only use the three book actions drawn for this game.',
  ),
  'AOI-ACTION-EFFECTS': rule(
    'What power and book actions do',
    'They give what their names say. Spades start a terraform and build action: you pay for the workshop and may buy missing spades. Getting a guild for books counts as building.',
    'An action that could do nothing, such as a bridge without a site, is not offered.',
  ),
  'AOI-SPECIAL-ONCE': rule(
    'Special actions: once per round',
    'You can use each special action of your faction, palace, innovations, competencies and round bonus once per round. It costs nothing.',
  ),
  'AOI-SPECIAL-NONE': rule('Your special actions', 'You can only use special actions of your own tiles.'),
  'AOI-BRIDGE-SITE': rule(
    'Bridge sites',
    'You get bridges from a power action, a round bonus, palace 15 and the Moles’ action. Build them on sites marked on the map. If no site is open to you, you cannot take the action.',
  ),
  'AOI-BRIDGE-OWN-END': rule(
    'A building at one end',
    'A new bridge needs a building of yours on at least one end.',
  ),
  'AOI-BRIDGE-LIMIT': rule('Three bridges', 'You have three bridges for the whole game.'),
  'AOI-BRIDGE-TAKEN': rule(
    'One bridge per site',
    'There can be only one bridge on a site, no matter who built it.',
  ),
  'AOI-BRIDGE-OVER-LAND': rule(
    'Bridges over land',
    'Only Moles can build bridges over land, with their own action.',
    'A bridge runs along the edge between the two hexes to its left and right. For Moles one or both of these may be land. Hexes two apart in a straight line cannot be connected.',
  ),
} as const;
