import { rule } from '../../rule.ts';

export const board = {
  'TIL-CHARACTER-HIRE': rule(
    'Hiring',
    'Character action, 1 AP: take a character from the offer into your storehouse. The offer is refilled at once.',
  ),
  'TIL-CHARACTER-REFRESH': rule(
    'New characters',
    '1 AP: discard all five characters and lay out five new ones. The discarded ones are shuffled back into the pile.',
    'With an empty pile the same five would come again, so it is not allowed; with a short one some of them do.',
  ),
  'TIL-CHARACTER-ROOM': rule(
    'Moving in',
    '1, 2 or 3 AP: move a character from your storehouse to a free room on floor 1, 2 or 3.',
    'Floors may be filled in any order; the sources do not forbid it.',
  ),
  'TIL-CHARACTER-TYPE': rule(
    'Types',
    'All characters in a building are of one type, and each type lives in one building only.',
  ),
  'TIL-CHARACTER-BONUS': rule(
    'Bonus of a character',
    'When a character moves in you gain its bonus at once. You may use only part of it.',
    'Where two bonuses are open together and allow the same, the one gained first is used.',
  ),
  'TIL-BUILDING-FILLED': rule(
    'Filled buildings',
    'When all rooms of a building hold a character, you take the house from its roof into your supply.',
  ),
  'TIL-BUILDING-COMPLETED': rule(
    'Completed buildings',
    'When all rooms are filled and a crest lies below, the building is completed: put its marker at the action of its characters. From then on, the running action included, dice actions of that kind have as many points more.',
  ),
  'TIL-BUILDING-SIX': rule(
    'The sixth building',
    'The sixth building has one room for any character, no house on its roof and no marker.',
    'Six completed buildings score, and there are five types: one building must be exempt. Its single room is a guess.',
  ),
  'TIL-CONTRACT-TAKE': rule(
    'Taking contracts',
    'Contract action, 1 to 3 AP by place: take a tile from the contract offer into your storehouse.',
    'From the dearest place the prices are 3, 3, 2, 2 and 1; that they go from 1 to 3 is known.',
  ),
  'TIL-CONTRACT-OFFER': rule(
    'The contract offer',
    'Tiles slide to the cheaper end and new ones come in when your turn ends. If the pile is empty the offer stays short.',
  ),
  'TIL-CONTRACT-LIMIT': rule(
    'Six contracts',
    'Fulfilled contracts and those in your storehouse together may not be more than six.',
  ),
  'TIL-CONTRACT-SWAP': rule('Swapping goods', 'Contract action, 1 AP: swap 1 good for 1 of another kind.'),
  'TIL-CONTRACT-FIRST-SWAP': rule(
    'The first swap',
    'The first swap of a turn also gives 1 good of your choice.',
    'Once in each turn, whether the die or a tile gave the action.',
  ),
  'TIL-CONTRACT-FULFIL': rule(
    'Fulfilling contracts',
    'As a task you may fulfil a contract from your storehouse: pay its goods and score its points. Identical goods may be of any kind, gold included.',
  ),
  'TIL-CONTRACT-PILLAR': rule(
    'Pillars of contracts',
    'A fulfilled contract goes to the first free contract space, and the pillar there comes into your supply. The sixth space has none.',
  ),
  'TIL-CONTRACT-EXTRA': rule(
    'What contracts give besides',
    'Some contracts also give a step on the king track, a step of the merchant or an action.',
  ),
  'TIL-CREST-ONE': rule('One of each family', 'You may own one crest of each family, wherever it lies.'),
  'TIL-CREST-PLACE': rule(
    'Placing crests',
    'As a task you may place a crest from your storehouse under a building without one. The building need not be filled.',
  ),
  'TIL-CREST-FOOD': rule('Food for a crest', 'You pay the food that the building asks for.'),
  'TIL-CREST-BONUS': rule(
    'Bonus of a crest',
    'The building gives its bonus once: a house in any town, a pillar at any cathedral, the merchant or the architect to any other spot, goods of choice, or points. You may decline it.',
  ),
};
