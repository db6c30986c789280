import { rule } from '../../rule.ts';

export const setUp = {
  'TIL-SETUP-TILES': rule(
    'Tiles by player count',
    'Bonus tiles, contracts and characters marked 4 are used with four players only, those marked 3+ with three or four.',
    'The marks on the tiles are lost; ours keep every kind of tile in play at every player count.',
  ),
  'TIL-SETUP-WHEEL': rule(
    'The wheel',
    'Six actions stand around the wheel, in the printed order or dealt at random. The disc starts in a random position.',
    'The printed order is unknown; the one used here is our own.',
  ),
  'TIL-SETUP-BONUS': rule(
    'Bonus tiles',
    'One bonus tile lies at each of the six actions, one beside the king track and one on each spot of the map that the player count uses.',
  ),
  'TIL-SETUP-OFFERS': rule(
    'Offers',
    'Five contract tiles and five characters lie face up. Crests lie among the contract tiles.',
  ),
  'TIL-SETUP-CATHEDRALS': rule(
    'Cathedrals',
    'The tiles of each cathedral are stacked, the highest on top, and each cathedral gets a random cost tile. One of the nine cost tiles closes its cathedral for the game.',
    'That one cathedral is out of play is known; that a cost tile decides which one is the likeliest reading.',
  ),
  'TIL-SETUP-FAIRS': rule(
    'Fairs',
    'The fair of round 1 is in Tiletum; three of eight towns are drawn for the others. Four of eleven fair tiles are drawn, one for each round.',
  ),
  'TIL-SETUP-CORRUPTION': rule(
    'Corruption tokens',
    'Six corruption tokens are shuffled in each round, and three of them come up.',
    'Only the values 0 and 2 are known. A token is drawn when it is turned up, which is the same as laying three face down.',
  ),
  'TIL-SETUP-BAG': rule('The bag', 'The bag holds one die of each of the five colours for each player.'),
  'TIL-SETUP-ORDER': rule(
    'Turn order',
    'The first turn order is random. All discs start on space 0 of the king track, the first player’s at the bottom and the others on top in turn order.',
  ),
  'TIL-SETUP-PIECES': rule(
    'Pieces',
    'Each player starts with the merchant, the architect and one house in Tiletum, five houses on the roofs of the first five buildings, a pillar on each of the first five contract spaces, and two houses and two pillars in the supply.',
  ),
  'TIL-SETUP-GOODS': rule(
    'Goods',
    'Each player starts with 1 food, 1 wool, 1 stone and 1 iron, and with 1, 3, 5 or 6 gold by turn order.',
    'The gold of the third and fourth player comes from one source that is right about the first two.',
  ),
};
