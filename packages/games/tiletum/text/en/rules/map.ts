import { rule } from '../../rule.ts';

export const map = {
  'TIL-MERCHANT-MOVE': rule(
    'Moving the merchant',
    'Merchant action, 1 AP: move your merchant to an adjacent spot. Spots between two towns count. Any number of figures may share a spot.',
    'Most connections on the map are our own reconstruction.',
  ),
  'TIL-MERCHANT-HERE': rule(
    'Where your merchant is',
    'You place houses and take tiles in the town where your merchant is.',
  ),
  'TIL-HOUSE-SUPPLY': rule(
    'Houses from your supply',
    'You need a house in your supply. You get houses from roofs when you fill a building.',
  ),
  'TIL-HOUSE-SLOT': rule(
    'House slots',
    'A house needs a free slot in the town that your player count uses.',
    'Identical slots of a town are filled from the first one, since it makes no difference.',
  ),
  'TIL-HOUSE-ONE': rule('One house per town', 'You may have only one house in each town.'),
  'TIL-HOUSE-BONUS': rule(
    'Slot bonus',
    'When you place a house, you gain the bonus of its slot at once: VP, or the bonuses of the characters in one of your buildings.',
  ),
  'TIL-MAP-TILE': rule(
    'Bonus tiles in towns',
    '1 AP: take the bonus tile of the town into your storehouse. Tiles on the map are not replaced.',
  ),
  'TIL-ARCHITECT-MOVE': rule(
    'Moving the architect',
    'Architect action, 1 AP: move your architect to an adjacent spot.',
  ),
  'TIL-ARCHITECT-HERE': rule(
    'Where your architect is',
    'You place pillars and take tiles in the town where your architect is.',
  ),
  'TIL-PILLAR-SUPPLY': rule(
    'Pillars from your supply',
    'You need a pillar in your supply. You get pillars from contract spaces when you fulfil contracts.',
  ),
  'TIL-PILLAR-SLOT': rule('Pillar slots', 'A pillar needs a cathedral with a free pillar slot.'),
  'TIL-PILLAR-ONE': rule('One pillar per cathedral', 'You may have only one pillar at each cathedral.'),
  'TIL-CATHEDRAL-PILLAR': rule(
    'Contributing',
    'As a task you may contribute to a cathedral where you have a pillar.',
    'Your architect does not have to be there.',
  ),
  'TIL-CATHEDRAL-ONCE': rule('Once per cathedral', 'You may contribute to each cathedral only once.'),
  'TIL-CATHEDRAL-COST': rule(
    'Cathedral cost',
    'Pay what the cathedral’s cost tile shows: stone, or gold or silver underground.',
  ),
  'TIL-CATHEDRAL-TILE': rule(
    'Cathedral tiles',
    'Take the top tile of the cathedral and score its VP and those of the cost tile. If there are no tiles left, you cannot contribute.',
  ),
  'TIL-CATHEDRAL-CLOSED': rule(
    'Closed cathedral',
    'No one can place pillars at the cathedral whose cost tile closes it.',
  ),
};
