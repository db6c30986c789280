import { rule } from '../../rule.ts';

export const building = {
  'INV-BUILD-PRICE': rule(
    'Influence for building',
    'To build in step 4 you first pay influence once, by the number of tiles that wait: four cost nothing, three 1, two 2, one 3.',
  ),
  'INV-BUILD-LIMIT': rule(
    'How many tiles',
    'You build at most as many tiles as the era of your milestone minus one.',
  ),
  'INV-BUILD-TILE': rule('A waiting tile', 'You build progress and wealth tiles of your tile area.'),
  'INV-BUILD-SPACE': rule('A free space', 'A tile goes to any space of your progress map without a tile.'),
  'INV-BUILD-BONUS': rule(
    'Bonus of the space',
    'You gain the bonus of the space at once; it may help to pay for this very tile.',
  ),
  'INV-BUILD-COST': rule(
    'Specialists',
    'You exhaust one specialist of the type of the tile, for wealth two of any types, and one more for each built tile that touches the space. Scholars may stand in.',
  ),
  'INV-BUILD-DISCOUNT': rule(
    'Discount of inventions',
    'Each of your inventions of the type of the tile saves one specialist, those of era 1 too. Wealth has no discount, and no cost falls below nothing.',
  ),
  'INV-BUILD-MARKER': rule(
    'Economy marker of a space',
    'A marker on the space joins your available economy markers for good and can be used in the same era.',
  ),
  'INV-BUILD-BENEFIT': rule(
    'Building as a benefit',
    'A benefit that builds allows as many tiles as the era of your milestone minus one, for no influence or for 2, as it shows.',
    'It is apart from the limit of step 4, and its price stands in place of the usual one. Aspirations cannot be built.',
  ),
};
