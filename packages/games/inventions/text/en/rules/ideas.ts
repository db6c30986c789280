import { rule } from '../../rule.ts';

export const ideas = {
  'INV-PRESENT-IDEA': rule(
    'One of your own ideas',
    'You can only present an idea from beside your own board.',
  ),
  'INV-PRESENT-REGION': rule('A region without a card', 'Present the idea in a region that has no card.'),
  'INV-PRESENT-SPECIALISTS': rule(
    'Presenters',
    'The region’s specialist tile requires 1 or 2 citizens: specialists of the card’s type, scholars or both. They stay next to the card until it is shared.',
    'We only know the number for one tile: 2 where it gives VP. The others are a reconstruction: 2 citizens where the benefit is weaker, because each of them scores when the invention is shared.',
  ),
  'INV-PRESENT-BENEFIT': rule(
    'Benefit of the specialist tile',
    'When you present an idea, gain the benefit of the region’s specialist tile. This needs no chain marker.',
    'The rulebook names a marker with the knowledge tiles and not here, so none is needed.',
  ),
  'INV-PRESENT-DRAW': rule(
    'A new idea',
    'At the end of your actions take one open idea for each idea you presented: from the idea area or the top of the deck. The cards of the area slide away from the deck, and it is refilled.',
    'If no idea is left, you take none.',
  ),

  'INV-INVENT-IDEA': rule(
    'A presented idea',
    'You can only invent an idea that has been presented and is not an invention yet. It does not have to be yours.',
  ),
  'INV-INVENT-ACCESS': rule(
    'Access to the milestone',
    'You need access to the card’s milestone. You have it if the milestone is yours, in common knowledge or discarded. You also have it if it is another player’s and you have a diplomat there, or its era is earlier than the current one.',
    'A personal milestone that belongs to no one or to Chronos counts as another player’s.',
  ),
  'INV-INVENT-SPECIALISTS': rule(
    'Inventor',
    'A specialist of the card’s type or a scholar becomes the inventor and stands next to the card. The card may require more specialists, whom you exhaust.',
    'The rulebook shows one such card, Steamboat with 1 merchant. The others are a reconstruction: later eras require more.',
  ),
  'INV-INVENT-ASPIRATION': rule('Technology aspiration', 'Inventing gives you a technology aspiration.'),
  'INV-INVENT-POINTS': rule(
    'VP for inventing',
    'Era 6 ideas score VP when invented.',
    'We do not have the number; 6 is a reconstruction.',
  ),

  'INV-INNOVATE-INVENTION': rule('Only an invention', 'You can only innovate an invention, not an idea.'),
  'INV-INNOVATE-OWN': rule(
    'Not your own invention',
    'You cannot innovate an invention of your own. Its presenter can.',
  ),
  'INV-INNOVATE-TAKEN': rule(
    'One innovator',
    'An invention has only one innovator.',
    'The rulebook does not say so, but there is only one space for it.',
  ),
  'INV-INNOVATE-SPECIALIST': rule(
    'Innovator',
    'Move a specialist of the invention’s type or a scholar to the innovator space. You also gain a new specialist of that type from your supply, at home.',
  ),
  'INV-INNOVATE-CHAIN': rule(
    'Chain action of the invention',
    'You may use the chain action of this card.',
    'The chain actions of two cards are known: Silk and Microscope. The others are a reconstruction; basic actions are the most common.',
  ),

  'INV-SHARE-INVENTION': rule(
    'Only an invention',
    'You can only share an invention, not an idea. It may be in any region.',
  ),
  'INV-SHARE-PART': rule(
    'Who took part',
    'Only its presenter, inventor or innovator can share an invention.',
  ),
  'INV-SHARE-PRESENTER': rule(
    'VP for the presenter',
    'For each presenting citizen the presenter scores VP equal to the era of the card.',
  ),
  'INV-SHARE-INVENTOR': rule(
    'The card for the inventor',
    'The inventor takes the card. It is now one of their inventions.',
  ),
  'INV-SHARE-INNOVATOR': rule(
    'A citizen for the innovator',
    'The innovator, if there is one, places a new citizen on the region’s map space.',
  ),
  'INV-SHARE-TILE': rule(
    'A tile for the sharer',
    'The sharer takes any wealth tile of the region or a joker aspiration.',
    'You can only take nothing where the rulebook provides for it: with a full tile area, or with no aspiration tile left.',
  ),
  'INV-SHARE-FULL': rule(
    'A full tile area',
    'The sharer’s tile is taken at once. If your tile area is full, it replaces an aspiration there or you do not take it. Progress and wealth tiles are never replaced.',
  ),
  'INV-SHARE-CITIZENS': rule(
    'Everyone to the map',
    'All citizens next to the card go to the map space of the region.',
  ),
};
