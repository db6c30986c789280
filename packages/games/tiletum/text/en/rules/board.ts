import { rule } from '../../rule.ts';

export const board = {
  'TIL-CHARACTER-HIRE': rule(
    'Hiring',
    'Character action, 1 AP: take a character from the offer into your storehouse. The offer is refilled at once.',
    'If the pile is empty, the offer stays short: the sources do not cover this.',
  ),
  'TIL-CHARACTER-REFRESH': rule(
    'New characters',
    '1 AP: discard all five characters and lay out five new ones. The discarded ones are shuffled back into the pile.',
    'With an empty pile the same five would come up again, so it is not allowed; with a short pile some of them do.',
  ),
  'TIL-CHARACTER-ROOM': rule(
    'Moving in',
    '1, 2 or 3 AP: move a character from your storehouse to a free room on floor 1, 2 or 3.',
    'You may fill floors in any order; the sources do not forbid it.',
  ),
  'TIL-CHARACTER-TYPE': rule(
    'Types',
    'All characters in a building are of one type, and each type lives in one building only.',
    'One review and the warnings of an online version say so. With the expansion there are still five types: it does not announce a sixth.',
  ),
  'TIL-CHARACTER-BONUS': rule(
    'Character bonus',
    'When a character moves in, you gain its bonus at once. You may use only part of it.',
    'If two bonuses are open together and allow the same, the one you gained first is used.',
  ),
  'TIL-BUILDING-FILLED': rule(
    'Filled buildings',
    'When all rooms of a building hold a character, take the house from its roof into your supply.',
  ),
  'TIL-BUILDING-COMPLETED': rule(
    'Completed buildings',
    'When all rooms are filled and there is a crest below, the building is completed: put its marker at the action of its characters. From then on, including the current action, die actions of that kind have that many extra AP.',
  ),
  'TIL-BUILDING-SIX': rule(
    'The sixth building',
    'The sixth building has one room for any character, no house on its roof and no marker.',
    'Six completed buildings score, and there are five types, so one building must be an exception. Its single room is a guess.',
  ),
  'TIL-CONTRACT-TAKE': rule(
    'Taking contracts',
    'Contract action, 1 to 3 AP depending on the place: take a tile from the contract offer into your storehouse.',
    'From the most expensive place the costs are 3, 3, 2, 2 and 1; we know that they go from 1 to 3.',
  ),
  'TIL-CONTRACT-OFFER': rule(
    'Contract offer',
    'At the end of your turn tiles slide to the cheaper end and new ones come in. If the pile is empty, the offer stays short.',
    'The sources do not cover an empty pile.',
  ),
  'TIL-CONTRACT-LIMIT': rule(
    'Six contracts',
    'You can have at most six contracts, counting those you fulfilled and those in your storehouse.',
  ),
  'TIL-CONTRACT-SWAP': rule('Swapping goods', 'Contract action, 1 AP: swap 1 good for 1 of another kind.'),
  'TIL-CONTRACT-FIRST-SWAP': rule(
    'First swap',
    'Your first swap each turn also gives you 1 good of your choice.',
    'Once per turn, whether the action came from the die or from a tile.',
  ),
  'TIL-CONTRACT-FULFIL': rule(
    'Fulfilling contracts',
    'As a task you may fulfil a contract from your storehouse: pay its goods and score its VP. Identical goods may be of any kind, including gold.',
  ),
  'TIL-CONTRACT-PILLAR': rule(
    'Pillars from contracts',
    'Put a fulfilled contract on your first free contract space; you get the pillar there into your supply. The sixth space has one only with silver.',
  ),
  'TIL-CONTRACT-EXTRA': rule(
    'Extras on contracts',
    'Some contracts also give a step on the king track, a merchant step or an action.',
  ),
  'TIL-CREST-ONE': rule('One of each family', 'You can only own one crest of each family, placed or not.'),
  'TIL-CREST-PLACE': rule(
    'Placing crests',
    'As a task you may place a crest from your storehouse under a building without one. The building does not have to be filled.',
  ),
  'TIL-CREST-FOOD': rule('Food for a crest', 'Pay the food shown on the building.'),
  'TIL-CREST-BONUS': rule(
    'Crest bonus',
    'The building gives its bonus once: a house in any town, a pillar at any cathedral, your merchant or architect to any other spot, goods of your choice, or VP. You may decline it.',
  ),
};
