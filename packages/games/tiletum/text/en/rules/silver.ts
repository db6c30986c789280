import { rule } from '../../rule.ts';

export const silver = {
  'TIL-SILVER-SETUP': rule(
    'Setup with silver',
    'The tiles of the expansion are mixed in and one fair leaves the pool. Three underground maps lie with a random side up, three of nine technologies are drawn, the seeker wheel starts in a random position, and a random side of the final scoring is used. Tiles lie in the cities that the player count uses, the rest is a face-down stack. Cathedrals underground get cost tiles of gold or silver as their space asks. In a first game the sides A and the technologies Architect, Universal and Character are used.',
    'The fair that leaves is the one for sets of a contract and a crest: its card is the only one of its kind that is not reprinted. The drawings of the maps are our own.',
  ),
  'TIL-SILVER-PIECES': rule(
    'Pieces for silver',
    'Each player starts with a seeker and a mine in the start city of map I, two seekers and two mines in the supply, three mines in the general supply and a pillar on the sixth contract space. Everyone but the first player starts with 1 silver. The mine of setup brings nothing then.',
  ),
  'TIL-SILVER-NO-GOOD': rule(
    'Silver is no good',
    'Silver cannot be bought with gold, swapped, or paid where goods are asked for.',
  ),
  'TIL-SILVER-INCOME': rule(
    'Silver income',
    'Before the king phase each of your mines brings 1 silver, and so do the ribbons beside the space of your disc.',
  ),
  'TIL-SILVER-MINES': rule(
    'New mines',
    'After the prize of the king phase everyone whose disc is on 0 or higher takes a mine from the general supply. Players who left take theirs too.',
  ),
  'TIL-SILVER-WHEEL': rule(
    'The seeker wheel turns',
    'At clean-up the seeker wheel turns one segment counter-clockwise, and the seeker action gets a new bonus tile if it has none. Tiles underground are not replaced.',
  ),
  'TIL-SILVER-FAIRS': rule(
    'Fairs of silver',
    'They count mines on the maps, the sum of your technology levels, or sets of a mine and a house or pillar underground.',
    'The points of these tiles are lost and chosen by us. Fairs are held on the main map only.',
  ),
  'TIL-SILVER-END': rule(
    'The end with silver',
    'Multiply your pillars by your houses or mines, or your houses by your pillars or mines, as the overlay says; the better one counts. 2 silver are worth 1 VP, and technology levels 1, 2 and 3 VP.',
  ),
  'TIL-SEEKER-FIELD': rule(
    'The seeker action',
    'The seeker field covers two segments of the wheel. With a die from there choose the action of the segment or the seeker action; points cannot be divided, and only the bonus tile of the chosen action may be taken. The Joker may stand for the seeker action.',
  ),
  'TIL-SEEKER-MOVE': rule(
    'Moving a seeker',
    'Seeker action, 1 AP: move one of your seekers to an adjacent city. Points may be shared among seekers.',
  ),
  'TIL-SEEKER-HERE': rule(
    'Where a seeker stands',
    'With the seeker action you build and take tiles in cities where your seekers stand, 1 AP each.',
  ),
  'TIL-SEEKER-PLACE': rule(
    'Further seekers',
    'As a task you may place a seeker on the start space of a map where you have none, in any order of maps.',
  ),
  'TIL-SEEKER-SILVER': rule(
    'Price of a seeker',
    'A seeker costs the silver printed on the start space of its map.',
  ),
  'TIL-SEEKER-SYMBOL': rule(
    'The move symbol',
    'A die from a segment with the move symbol lets you move one seeker one step, as a task in that turn.',
    'Number and place of the symbols are lost; there are two.',
  ),
  'TIL-MINE-SUPPLY': rule(
    'Mines come from the own supply',
    'You need a mine in your own supply; those in the general supply have to come there first.',
  ),
  'TIL-MINE-SLOT': rule(
    'Mine slots',
    'A mine needs a free mine slot of the city. Slots that give the same are taken from the first on.',
  ),
  'TIL-MINE-ONE': rule('One mine in a city', 'You may have only one mine in each city.'),
  'TIL-MINE-GAIN': rule(
    'What a mine brings',
    'Whenever you place a mine you gain 1 silver and the gold of its slot.',
    'The rulebook says so of the seeker action; we read it of every way to place one.',
  ),
  'TIL-MINE-GENERAL': rule(
    'No mine left',
    'A tile that brings a mine can only be used while you have one in the general supply.',
  ),
  'TIL-TABLET-FIRST': rule(
    'Stone tablets',
    'The first seeker that passes a tablet resolves it at once; then it is covered for the rest of the game, whether its offer was used or not. Any move counts, in either direction.',
  ),
  'TIL-TABLET-SILVER': rule(
    'Tablets for silver',
    'What a tablet offers for silver costs 1 silver and may be declined.',
  ),
  'TIL-TABLET-GOLD': rule(
    'Tablets for gold',
    'A mine, pillar or house by a tablet costs 2 gold and may be declined.',
  ),
  'TIL-UNDERGROUND-ANYWHERE': rule(
    'Anywhere, also underground',
    'An effect that lets you build anywhere may be used on an underground map where you have a seeker. Bonuses of characters that build where your figure stands may be used where your seeker stands.',
  ),
};
