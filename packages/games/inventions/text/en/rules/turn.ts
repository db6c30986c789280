import { rule } from '../../rule.ts';

export const turn = {
  'INV-TURN-STEPS': rule(
    'Steps of a turn',
    'A turn has four steps: chain markers get ready; the pillar is played and its action performed, with chain actions and tiles; aspirations become progress tiles; tiles are built.',
  ),
  'INV-TURN-NOT-NOW': rule(
    'Not now',
    'What is asked for has to be decided first; other actions come in their own step.',
  ),
  'INV-TURN-EARNS': rule(
    'Influence for earlier pillars',
    'When a pillar is played, every other player whose epoch pillar stands on that action space gains 1 influence. With two players season pillars count too. Chain actions give no one influence.',
  ),
  'INV-TURN-POSSIBLE': rule(
    'A possible action',
    'As long as the player can perform any main action, the pillar goes to an action that is possible, and the action is performed.',
    'The rulebook makes the main action compulsory. Only action spaces in forums that are open to the player count.',
  ),
  'INV-TURN-NO-ACTION': rule(
    'No action at all',
    'If you cannot take any main action, place your pillar on any space it may go to and gain 1 influence.',
    'Others whose pillar stands there gain their influence as usual, since a pillar was played.',
  ),
  'INV-TURN-BENEFIT': rule(
    'Actions as benefits',
    'An action that a specialist tile, a milestone, a culture tile or the era track gives needs no chain marker and may be declined.',
    'The rulebook asks for a marker with every knowledge tile and with none of these. That they may be declined is our choice: a gift forces no one.',
  ),

  'INV-ASPIRATION-GAIN': rule(
    'Aspirations',
    'Some actions give an aspiration of a type: technology for inventing, economy for calling specialists, culture for travelling. It lies on the leftmost free space of the tile area. Everyone has four aspiration tiles.',
    'A fifth aspiration is not gained, and it replaces none of the four: all components are limited to what is in the box, and only tiles that were gained can be chosen from at the end of the turn. The action that would give it is performed all the same.',
  ),
  'INV-ASPIRATION-OVERFLOW': rule(
    'Too many aspirations',
    'The tile area has four spaces. At the end of the actions the player gives up aspirations that have no space, and chooses which. Progress and wealth tiles stay.',
    'The rulebook says at the end of the turn; it must be before the aspirations become progress.',
  ),
  'INV-ASPIRATION-PROGRESS': rule(
    'Aspirations become progress',
    'After the actions every aspiration is replaced by a progress tile of its type, a joker by any. The aspiration goes back to its owner.',
  ),
  'INV-ASPIRATION-VOID': rule(
    'No tile for an aspiration',
    'A progress tile of which no copy is left cannot be taken. If there is none at all that the player may take, the aspiration goes back without a tile.',
    'The rulebook does not speak of this case.',
  ),
};
