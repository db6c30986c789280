import { rule } from '../../rule.ts';

export const turn = {
  'INV-TURN-STEPS': rule(
    'Steps of a turn',
    'Your turn has four steps: get your chain markers; place your pillar and take its action, with chain actions and tiles; turn aspirations into progress tiles; build tiles.',
  ),
  'INV-TURN-NOT-NOW': rule(
    'Not right now',
    'Decide what is open first. Other actions come in their own step.',
  ),
  'INV-TURN-EARNS': rule(
    'Influence for earlier pillars',
    'When you place a pillar, every other player whose epoch pillar is on that action space gains 1 influence. With two players, season pillars count too. Chain actions give no one influence.',
  ),
  'INV-TURN-POSSIBLE': rule(
    'A possible action',
    'If you can take any main action, you must place your pillar on an action that is possible, and take it.',
    'The rulebook makes the main action compulsory. Only action spaces in forums open to you count.',
  ),
  'INV-TURN-NO-ACTION': rule(
    'No action at all',
    'If you cannot take any main action, place your pillar on any space it may go to and gain 1 influence.',
    'Other players whose pillar is there gain influence as usual, since you placed a pillar.',
  ),
  'INV-TURN-BENEFIT': rule(
    'Actions as benefits',
    'An action you get from a specialist tile, a milestone, a culture tile or the era track needs no chain marker, and you may skip it.',
    'The rulebook asks for a marker with knowledge tiles and with none of these. That you may skip them is our choice: no one is forced to accept a bonus.',
  ),

  'INV-ASPIRATION-GAIN': rule(
    'Aspirations',
    'Some actions give you an aspiration: technology for inventing, economy for calling specialists, culture for travelling. Put it on the leftmost free space of your tile area. You have four aspiration tiles.',
    'You do not gain a fifth aspiration, and it replaces none of the four: components are limited to what is in the box, and at the end of your turn you can only choose from tiles you gained. You still take the action that would give it.',
  ),
  'INV-ASPIRATION-OVERFLOW': rule(
    'Too many aspirations',
    'Your tile area has four spaces. At the end of your actions, choose which aspirations to give up if there are too many. Progress and wealth tiles stay.',
    'The rulebook says at the end of the turn; it must be before the aspirations become progress tiles.',
  ),
  'INV-ASPIRATION-PROGRESS': rule(
    'Aspirations become tiles',
    'After your actions replace every aspiration with a progress tile of its type, a joker with any. The aspiration goes back to you.',
  ),
  'INV-ASPIRATION-VOID': rule(
    'No tile for an aspiration',
    'You cannot take a progress tile that has run out. If there is no tile you may take, you lose the aspiration and get no tile.',
    'The rulebook does not cover this.',
  ),
};
