import { rule } from '../../rule.ts';

export const ideas = {
  'INV-PRESENT-IDEA': rule('An own idea', 'You present one of the ideas beside your board.'),
  'INV-PRESENT-REGION': rule('A free region', 'The idea goes to a region area without a card.'),
  'INV-PRESENT-SPECIALISTS': rule(
    'Presenters',
    'As many citizens as the specialist tile of the region shows move beside the card: specialists of its type, or scholars.',
    'The numbers on six of the seven tiles are reconstructed.',
  ),
  'INV-PRESENT-BENEFIT': rule(
    'Benefit of presenting',
    'You gain the benefit of the specialist tile. It needs no chain marker.',
  ),
  'INV-PRESENT-DRAW': rule(
    'New ideas',
    'At the end of step 2 you take one of the four open ideas for each that you presented: one of the idea area or the top of the deck. Cards slide away from the deck and are filled up from it. What is drawn now cannot be presented in this turn.',
    'Where no card is left none is drawn.',
  ),
  'INV-INVENT-IDEA': rule(
    'A presented idea',
    'You invent an idea that somebody has presented and that is no invention yet, in any region.',
  ),
  'INV-INVENT-ACCESS': rule(
    'Access to the milestone',
    'You need to know the milestone of the idea. You know it if it is your own; if it is on the place of another and you have a diplomat on it or it is of an earlier era than the current one; if it is common knowledge; or if it is discarded.',
    'The milestone that nobody owns, and that of Chronos, count as those of another.',
  ),
  'INV-INVENT-SPECIALISTS': rule(
    'Inventor and helpers',
    'A specialist of the type of the card, or a scholar, becomes the inventor. The extra specialists that the card demands are exhausted; scholars may stand in.',
  ),
  'INV-INVENT-ASPIRATION': rule('Technology', 'Inventing gives a technology aspiration.'),
  'INV-INVENT-POINTS': rule(
    'Points of era 6',
    'Inventing an idea of era 6 gives points.',
    'The amount is lost with the picture; 6 is our choice.',
  ),
  'INV-INNOVATE-INVENTION': rule('Only inventions', 'Only an invention can be innovated, not an idea.'),
  'INV-INNOVATE-OWN': rule('Not your own', 'You cannot innovate what you invented yourself.'),
  'INV-INNOVATE-TAKEN': rule(
    'One innovator',
    'An invention has place for one innovator.',
    'Whoever presented it may be the innovator.',
  ),
  'INV-INNOVATE-SPECIALIST': rule(
    'The innovator',
    'A specialist of the type of the invention, or a scholar, moves beside it, and you gain a new specialist of that type from the supply.',
  ),
  'INV-INNOVATE-CHAIN': rule(
    'Chain of the card',
    'Then you may perform the chain action printed on this card.',
  ),
  'INV-SHARE-INVENTION': rule('Share an invention', 'Only an invention can be shared, not an idea.'),
  'INV-SHARE-PART': rule(
    'Taking part',
    'You share an invention beside which one of your citizens stands, as presenter, inventor or innovator.',
  ),
  'INV-SHARE-PRESENTER': rule(
    'Reward of the presenter',
    'The presenter scores the era of the card for each presenting citizen, whoever shares.',
  ),
  'INV-SHARE-INVENTOR': rule('Reward of the inventor', 'The inventor keeps the card as an own invention.'),
  'INV-SHARE-INNOVATOR': rule(
    'Reward of the innovator',
    'The innovator puts a citizen from the supply on the map space of the region.',
  ),
  'INV-SHARE-TILE': rule(
    'Tile of the sharer',
    'The sharer takes any wealth tile of the region, or a joker aspiration.',
  ),
  'INV-SHARE-FULL': rule(
    'Full tile area',
    'Without an empty space the tile of the sharer replaces an aspiration in the tile area, or nothing is taken. Progress and wealth tiles are never replaced.',
    'This is settled at once, unlike the aspirations of other actions.',
  ),
  'INV-SHARE-CITIZENS': rule('To the map', 'All citizens beside the card go to the map space of the region.'),
};
