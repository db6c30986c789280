import { rule } from '../../rule.ts';

export const setUp = {
  'TIL-SETUP-TILES': rule(
    'Tiles by player count',
    'Bonus tiles, contracts and characters marked 4 are only used with four players, those marked 3+ with three or four.',
    'We do not have the marks on the tiles; ours keep every kind of tile in play at every player count.',
  ),
  'TIL-SETUP-WHEEL': rule(
    'The wheel',
    'Six actions go around the wheel, in the printed order or at random. The disc starts in a random position.',
    'We do not know the printed order; the one used here is our own.',
  ),
  'TIL-SETUP-BONUS': rule(
    'Bonus tiles',
    'Place one bonus tile at each of the six actions, one beside the king track and one on each spot of the map that your player count uses.',
  ),
  'TIL-SETUP-OFFERS': rule(
    'Offers',
    'Lay out five contract tiles and five characters face up. Crests come with the contract tiles.',
  ),
  'TIL-SETUP-CATHEDRALS': rule(
    'Cathedrals',
    'Stack the tiles of each cathedral with the highest on top, and give each cathedral a random cost tile. One of the nine cost tiles closes its cathedral for the whole game.',
    'We know that one cathedral is out of play. That a cost tile decides which one is the most likely reading.',
  ),
  'TIL-SETUP-FAIRS': rule(
    'Fairs',
    'The fair of round 1 is in Tiletum; three of eight towns are drawn for the others. Four of eleven fair tiles are drawn, one for each round.',
  ),
  'TIL-SETUP-CORRUPTION': rule(
    'Corruption tokens',
    'Six corruption tokens are shuffled each round, and three of them are revealed.',
    'Only the values 0 and 2 are known. We draw a token when it is revealed, which is the same as laying three face down.',
  ),
  'TIL-SETUP-BAG': rule('The bag', 'The bag holds one die of each of the five colours per player.'),
  'TIL-SETUP-ORDER': rule(
    'Turn order',
    'The first turn order is random. All discs start on space 0 of the king track, with the first player’s at the bottom and the others on top in turn order.',
  ),
  'TIL-SETUP-PIECES': rule(
    'Pieces',
    'You start with your merchant, your architect and one house in Tiletum, five houses on the roofs of your first five buildings, a pillar on each of your first five contract spaces, and two houses and two pillars in your supply.',
  ),
  'TIL-SETUP-GOODS': rule(
    'Goods',
    'You start with 1 food, 1 wool, 1 stone and 1 iron, and with 1, 3, 5 or 6 gold depending on turn order.',
    'The gold of the third and fourth player comes from one source that is right about the first two.',
  ),
};
