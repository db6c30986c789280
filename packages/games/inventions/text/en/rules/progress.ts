import { rule } from '../../rule.ts';

export const progress = {
  'INV-BUILD-PRICE': rule(
    'Influence for building',
    'Before the first tile the player pays influence once, by the tiles in the tile area: 3 for one tile, 2 for two, 1 for three, nothing for four.',
  ),
  'INV-BUILD-LIMIT': rule(
    'How many tiles',
    'In one turn you can build up to your era minus 1 tiles.',
    'A benefit that builds has the same limit of its own, apart from that of the turn, and its own price.',
  ),
  'INV-BUILD-TILE': rule(
    'A tile of the area',
    'You can only build a progress or wealth tile from your own tile area.',
  ),
  'INV-BUILD-SPACE': rule(
    'A free space',
    'The tile goes to any free space of the progress map.',
    'The picture of the map is lost. A hexagon of 19 spaces with their benefits is a reconstruction.',
  ),
  'INV-BUILD-BONUS': rule(
    'Benefit of the space',
    'The benefit of the space comes at once and may help to pay for the tile.',
    'A space that makes its tile cheaper does so for a wealth tile too: the symbol speaks of progress tiles as the whole step of building does. Where only those whom the space brings can pay, enough of them have to come.',
  ),
  'INV-BUILD-COST': rule(
    'Cost in specialists',
    'A progress tile exhausts 1 specialist of its type, a wealth tile 2 of any types, and 1 more for every tile already built beside it. Scholars may pay too. The cost is never less than 0.',
  ),
  'INV-BUILD-DISCOUNT': rule(
    'Discount of inventions',
    'Every own invention of the tile’s type lowers the cost by 1, those of era 1 too. Wealth tiles get no such discount.',
  ),
  'INV-BUILD-MARKER': rule(
    'Economy markers of the map',
    'If you build on a space with an economy marker, you have it from then on, already in this era.',
  ),
  'INV-BUILD-BENEFIT': rule(
    'Building as a benefit',
    'Some milestones, spaces and tiles let you build at once, at the cost they show, up to your era minus 1 tiles.',
    'It does not count for the limit of the turn and needs tiles in the tile area: aspirations cannot be built.',
  ),
};
