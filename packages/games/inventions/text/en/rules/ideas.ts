import { rule } from '../../rule.ts';

export const ideas = {
  'INV-PRESENT-IDEA': rule('One of your own ideas', 'You can only present an idea beside your own board.'),
  'INV-PRESENT-REGION': rule('A region without a card', 'The idea goes to a region that holds no card.'),
  'INV-PRESENT-SPECIALISTS': rule(
    'Those who present',
    'The specialist tile of the region asks for 1 or 2 citizens: specialists of the card’s type, scholars or both. They stand beside the card until it is shared.',
    'Only the demand of one tile is known: 2 where it gives points. The others are a reconstruction: 2 citizens where the benefit is weaker, because each of them scores when the invention is shared.',
  ),
  'INV-PRESENT-BENEFIT': rule(
    'Benefit of the specialist tile',
    'When you present an idea, gain the benefit of the region’s specialist tile. This needs no chain marker.',
    'The rulebook names a marker with the knowledge tiles and not here, so none is needed.',
  ),
  'INV-PRESENT-DRAW': rule(
    'A new idea',
    'At the end of the actions the player takes one open idea for each idea presented: one of the idea area or the top of the deck. The area is filled from the deck, its cards move away from it.',
    'If no idea is left, none is taken.',
  ),

  'INV-INVENT-IDEA': rule(
    'A presented idea',
    'Only an idea that someone presented and that is no invention yet can be invented. It may be anyone’s.',
  ),
  'INV-INVENT-ACCESS': rule(
    'Access to the milestone',
    'You need access to the card’s milestone. You have it if the milestone is yours, in common knowledge or discarded. You also have it if it is another player’s and you have a diplomat there, or its era is earlier than the current one.',
    'A personal milestone that belongs to no one or to Chronos counts as another’s.',
  ),
  'INV-INVENT-SPECIALISTS': rule(
    'Who invents',
    'A specialist of the card’s type or a scholar becomes the inventor and stands beside the card. The card may ask for more specialists, who are exhausted.',
    'The rulebook shows one such card, the steamboat with 1 merchant. The other demands are a reconstruction: later eras ask for more.',
  ),
  'INV-INVENT-ASPIRATION': rule('Aspiration of technology', 'Inventing gives an aspiration of technology.'),
  'INV-INVENT-POINTS': rule(
    'Points for inventing',
    'Ideas of era 6 give points when they are invented.',
    'How many is lost; 6 is a reconstruction.',
  ),

  'INV-INNOVATE-INVENTION': rule(
    'Only an invention',
    'An idea that no one has invented yet cannot be innovated.',
  ),
  'INV-INNOVATE-OWN': rule(
    'Not your own invention',
    'No one innovates an invention of their own. Its presenter may.',
  ),
  'INV-INNOVATE-TAKEN': rule(
    'One innovator',
    'An invention has one innovator.',
    'The rulebook does not say so; there is one space for it.',
  ),
  'INV-INNOVATE-SPECIALIST': rule(
    'Who innovates',
    'A specialist of the invention’s type or a scholar goes to the innovator space, and a new specialist of that type comes home from the supply.',
  ),
  'INV-INNOVATE-CHAIN': rule(
    'Chain action of the invention',
    'The innovator may use the chain action of this card.',
    'The chain actions of two cards are known, those of silk and of the microscope. The others are a reconstruction; basic actions are the most frequent.',
  ),

  'INV-SHARE-INVENTION': rule('Only an invention', 'Only an invention can be shared, in any region.'),
  'INV-SHARE-PART': rule(
    'Who took part',
    'Only its presenter, inventor or innovator can share an invention.',
  ),
  'INV-SHARE-PRESENTER': rule(
    'Points for the presenter',
    'The presenter scores the era of the card for every presenting citizen.',
  ),
  'INV-SHARE-INVENTOR': rule(
    'The card for the inventor',
    'The inventor takes the card. From now on it is an invention of theirs.',
  ),
  'INV-SHARE-INNOVATOR': rule(
    'A citizen for the innovator',
    'The innovator, if there is one, places a new citizen on the region’s map space.',
  ),
  'INV-SHARE-TILE': rule(
    'A tile for the sharer',
    'The sharer takes any wealth tile of the region or a joker aspiration.',
    'Taking nothing is possible only where the rulebook foresees it, with a full tile area, or without an aspiration tile left.',
  ),
  'INV-SHARE-FULL': rule(
    'A full tile area',
    'The tile of the sharer is settled at once. If the tile area is full, it replaces an aspiration there or is not taken. Progress and wealth tiles are never replaced.',
  ),
  'INV-SHARE-CITIZENS': rule(
    'Everyone to the map',
    'All citizens beside the card go to the map space of the region.',
  ),
};
