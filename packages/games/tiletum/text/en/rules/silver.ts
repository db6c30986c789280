import { rule } from '../../rule.ts';

export const silver = {
  'TIL-SILVER-SETUP': rule(
    'Setup with silver',
    'Mix in the tiles of the expansion and remove one fair. Lay out three underground maps with a random side up, draw three of nine technologies, put the seeker wheel in a random position and use a random side of the final scoring. Put tiles in the cities your player count uses; the rest form a face-down stack. Cathedrals underground get cost tiles of gold or silver as shown on their space. In a first game use sides A and the technologies Architect, Universal and Character.',
    'The fair that is removed is the one for sets of a contract and a crest: its card is the only one of its kind that is not reprinted. The drawings of the maps are our own, and the fourth contract is taken to be a crest of the new family.',
  ),
  'TIL-SILVER-PIECES': rule(
    'Pieces for silver',
    'You start with a seeker and a mine in the start city of map I, two seekers and two mines in your supply, three mines in the general supply and a pillar on your sixth contract space. Everyone but the first player starts with 1 silver. The mine placed at setup gives nothing.',
  ),
  'TIL-SILVER-NO-GOOD': rule(
    'Silver is not a good',
    'You cannot buy silver with gold, swap it, or pay with it where goods are required.',
    'The supply of silver is unlimited.',
  ),
  'TIL-SILVER-INCOME': rule(
    'Silver income',
    'Before the king phase each of your mines gives you 1 silver, and so does each ribbon beside your disc’s space.',
  ),
  'TIL-SILVER-MINES': rule(
    'New mines',
    'After the prize of the king phase, everyone whose disc is on 0 or higher takes a mine from the general supply. So do players who have left.',
  ),
  'TIL-SILVER-WHEEL': rule(
    'The seeker wheel turns',
    'At clean-up the seeker wheel turns one segment counter-clockwise, and the Seeker action gets a new bonus tile if it has none. Tiles underground are not replaced.',
  ),
  'TIL-SILVER-FAIRS': rule(
    'Silver fairs',
    'They count your mines on the maps, the sum of your technology levels, or sets of a mine and a house or pillar underground.',
    'We do not have the VP of these tiles; ours are our own choice. Fairs are only held on the main map.',
  ),
  'TIL-SILVER-END': rule(
    'Final scoring with silver',
    'Multiply your pillars by your houses or mines, or your houses by your pillars or mines, as the overlay shows; the better one counts. 2 silver are worth 1 VP, and technology levels 1, 2 and 3 VP.',
  ),
  'TIL-SEEKER-FIELD': rule(
    'Seeker action',
    'The seeker field covers two segments of the wheel. With a die from there, choose the action of the segment or the Seeker action. You cannot split the AP, and you can only take the bonus tile of the chosen action. You may use the Joker as the Seeker action.',
    'The Joker then brings the bonus tile of its own place, as with every other action.',
  ),
  'TIL-SEEKER-MOVE': rule(
    'Moving a seeker',
    'Seeker action, 1 AP: move one of your seekers to an adjacent city. You may split the AP between seekers.',
  ),
  'TIL-SEEKER-HERE': rule(
    'Where your seeker is',
    'With a Seeker action you build and take tiles in cities where your seekers are, 1 AP each.',
  ),
  'TIL-SEEKER-PLACE': rule(
    'New seekers',
    'As a task you may place a seeker on the start space of a map where you have none, in any order.',
  ),
  'TIL-SEEKER-SILVER': rule(
    'Cost of a seeker',
    'A seeker costs the silver printed on the start space of its map.',
  ),
  'TIL-SEEKER-SYMBOL': rule(
    'Move symbol',
    'If you take a die from a segment with the move symbol, you may move one seeker one step, as a task in that turn.',
    'We do not have the number and position of the symbols; there are two.',
  ),
  'TIL-MINE-SUPPLY': rule(
    'Mines from your own supply',
    'You need a mine in your own supply. Mines in the general supply have to come there first.',
  ),
  'TIL-MINE-SLOT': rule(
    'Mine slots',
    'A mine needs a free mine slot in the city. Identical slots are filled from the first one.',
  ),
  'TIL-MINE-ONE': rule('One mine per city', 'You may have only one mine in each city.'),
  'TIL-MINE-GAIN': rule(
    'What a mine gives',
    'Whenever you place a mine, you gain 1 silver and the gold of its slot.',
    'The rulebook says this about the Seeker action; we apply it to every way of placing a mine.',
  ),
  'TIL-MINE-GENERAL': rule(
    'No mine left',
    'You can only use a tile that gives you a mine while you have one in the general supply.',
  ),
  'TIL-TABLET-FIRST': rule(
    'Stone tablets',
    'The first seeker to pass a tablet resolves it at once. It is then covered for the rest of the game, whether its offer was used or not. Any move counts, in either direction.',
  ),
  'TIL-TABLET-SILVER': rule(
    'Tablets for silver',
    'What a tablet offers for silver costs 1 silver. You may decline it.',
    'You are only asked if you can pay, or if a task could still bring the silver: with a tile, with your die or its move symbol, or with a new level. You are not asked about a King action if your disc is on the top space.',
  ),
  'TIL-TABLET-GOLD': rule(
    'Tablets for gold',
    'A mine, pillar or house from a tablet costs 2 gold. You may decline it.',
    'You are only asked if you can pay in gold and favoured goods, or if a task could still bring the gold: with a tile, with the move symbol of your die, or with a new level.',
  ),
  'TIL-UNDERGROUND-ANYWHERE': rule(
    'Anywhere, also underground',
    'An effect that lets you build anywhere also works on an underground map where you have a seeker. Character bonuses that build where your figure is also work where your seeker is.',
  ),
};
