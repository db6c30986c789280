import { rule } from '../../rule.ts';

export const progress = {
  'INV-BUILD-PRICE': rule(
    'Influence for building',
    'Before your first tile, pay influence once, depending on how many tiles are in your tile area: 3 for one tile, 2 for two, 1 for three, nothing for four.',
  ),
  'INV-BUILD-LIMIT': rule(
    'How many tiles',
    'In one turn you can build tiles up to your era minus 1.',
    'A benefit that lets you build has the same limit, separate from that of your turn, and its own cost.',
  ),
  'INV-BUILD-TILE': rule(
    'Tile from your area',
    'You can only build a progress or wealth tile from your own tile area.',
  ),
  'INV-BUILD-SPACE': rule(
    'A free space',
    'Put the tile on any free space of your progress map.',
    'We do not have the picture of the map. A hexagon of 19 spaces with benefits is a reconstruction.',
  ),
  'INV-BUILD-BONUS': rule(
    'Space bonus',
    'You gain the benefit of the space at once, and it may help to pay for the tile.',
    'A space that makes its tile cheaper also works for a wealth tile: its symbol shows progress tiles, as the whole building step does. If you can only pay with the specialists the space gives you, you have to take enough of them.',
  ),
  'INV-BUILD-COST': rule(
    'Cost in specialists',
    'A progress tile exhausts 1 specialist of its type, a wealth tile 2 of any type, plus 1 for every tile already built next to it. Scholars may pay too. The cost is never below 0.',
  ),
  'INV-BUILD-DISCOUNT': rule(
    'Discount from inventions',
    'Each invention of yours of the tile’s type lowers the cost by 1, including those of era 1. Wealth tiles get no such discount.',
  ),
  'INV-BUILD-MARKER': rule(
    'Economy markers on the map',
    'If you build on a space with an economy marker, the marker is yours and you can use it in this era.',
  ),
  'INV-BUILD-BENEFIT': rule(
    'Building as a benefit',
    'Some milestones, spaces and tiles let you build at once, at the cost they show, up to your era minus 1 tiles.',
    'It does not count towards the limit of your turn and needs tiles in your tile area: you cannot build aspirations.',
  ),
};
