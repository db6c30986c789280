import { rule } from '../../rule.ts';

export const map = {
  'TIL-MERCHANT-MOVE': rule(
    'Moving the merchant',
    'Merchant action, 1 AP: move your merchant to an adjacent spot. Spots between two towns count. Any number of figures may share a spot.',
    'Most links of the map are our own reconstruction.',
  ),
  'TIL-MERCHANT-HERE': rule(
    'Where the merchant stands',
    'You place houses and take tiles in the town where your merchant stands.',
  ),
  'TIL-HOUSE-SUPPLY': rule(
    'Houses come from the supply',
    'You need a house in your supply. Houses on roofs come into it when a building is filled.',
  ),
  'TIL-HOUSE-SLOT': rule(
    'House slots',
    'A house needs a free slot of the town that the player count uses.',
    'Slots of a town that give the same are taken from the first on, since it makes no difference.',
  ),
  'TIL-HOUSE-ONE': rule('One house in a town', 'You may have only one house in each town.'),
  'TIL-HOUSE-BONUS': rule(
    'Bonus of a slot',
    'A house gains the bonus of its slot at once: points, or the bonuses of the characters in one of your buildings.',
  ),
  'TIL-MAP-TILE': rule(
    'Bonus tiles of towns',
    '1 AP: take the bonus tile of the town into your storehouse. Tiles on the map are not replaced.',
  ),
  'TIL-ARCHITECT-MOVE': rule(
    'Moving the architect',
    'Architect action, 1 AP: move your architect to an adjacent spot.',
  ),
  'TIL-ARCHITECT-HERE': rule(
    'Where the architect stands',
    'You place pillars and take tiles in the town where your architect stands.',
  ),
  'TIL-PILLAR-SUPPLY': rule(
    'Pillars come from the supply',
    'You need a pillar in your supply. Pillars on contract spaces come into it when contracts are fulfilled.',
  ),
  'TIL-PILLAR-SLOT': rule('Pillar slots', 'A pillar needs a cathedral with a free pillar slot.'),
  'TIL-PILLAR-ONE': rule('One pillar at a cathedral', 'You may have only one pillar at each cathedral.'),
  'TIL-CATHEDRAL-PILLAR': rule(
    'Contributing',
    'As a task you may contribute to a cathedral where you have a pillar.',
    'Your architect need not be there.',
  ),
  'TIL-CATHEDRAL-ONCE': rule('Once for each cathedral', 'You may contribute to each cathedral only once.'),
  'TIL-CATHEDRAL-COST': rule(
    'Cost of a cathedral',
    'You pay the stone that the cost tile of the cathedral shows.',
  ),
  'TIL-CATHEDRAL-TILE': rule(
    'Cathedral tiles',
    'You take the top tile of the cathedral and score its points and those of the cost tile. Without a tile left there is nothing to build.',
  ),
  'TIL-CATHEDRAL-CLOSED': rule(
    'The closed cathedral',
    'No one places pillars at the cathedral whose cost tile closes it.',
  ),
};
