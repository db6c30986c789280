import { rule } from '../../rule.ts';

export const phases = {
  'TIL-KING-STEP': rule(
    'King action',
    '1 AP: move your disc one space up the king track, as far as it goes.',
  ),
  'TIL-KING-STACK': rule('Stacks', 'A disc that enters a space with other discs lies on top of them.'),
  'TIL-KING-PRIZE': rule(
    'The king’s prize',
    'The highest disc takes the bonus tile beside the track; on one space the lowest of the stack is the highest. The tile is discarded if the player cannot own or store it or does not want it. In round 4 the prize is 4 VP.',
    'It is no one’s turn then, so no task can make room.',
  ),
  'TIL-KING-POINTS': rule(
    'Points of the track',
    'Everyone gains or loses the points of the space of their disc.',
    'Points may fall below 0: the sources name no lower end.',
  ),
  'TIL-KING-ORDER': rule(
    'New turn order',
    'The higher disc goes first; on one space the lower disc of the stack.',
  ),
  'TIL-KING-RESET': rule(
    'Back to 0',
    'Discs in the red part move to space 0, the others stay.',
    'They lie on top of those on 0, in the new turn order.',
  ),
  'TIL-FAIR-PART': rule(
    'Taking part in a fair',
    'Whoever has the merchant or a house in the town of the round’s fair takes part.',
  ),
  'TIL-FAIR-SCORE': rule(
    'Scoring a fair',
    'Those who take part score the points of the fair tile for everything it counts.',
    'Crests in the storehouse count, since it is part of the player board. Filled buildings count without a crest.',
  ),
  'TIL-FAIR-KING': rule(
    'The fair of the king',
    'It gives 3 VP and the points of the space of the disc, which may be fewer than 0. It is scored before the discs go back to 0.',
  ),
  'TIL-CLEAN-TILES': rule(
    'New bonus tiles',
    'Empty action places and the place beside the king track get new bonus tiles; the map does not. If the pile is empty, used tiles are shuffled.',
    'For round 4 no tile is laid beside the king track.',
  ),
  'TIL-CLEAN-CORRUPTION': rule(
    'Corruption again',
    'All six corruption tokens are shuffled for the next round.',
  ),
  'TIL-CLEAN-WHEEL': rule(
    'Dice and wheel',
    'All dice go back to the bag. The disc of the wheel turns one segment clockwise, so that every action shows a value one lower, and 6 after 1.',
  ),
  'TIL-END-MAP': rule(
    'Houses and pillars',
    'In the end everyone multiplies their houses on the map by their pillars on the map.',
  ),
  'TIL-END-BUILDINGS': rule(
    'Completed buildings in the end',
    '3, 4, 5 or 6 completed buildings are worth 5, 10, 20 or 30 VP.',
  ),
  'TIL-END-GOODS': rule('Goods in the end', '4 goods of any kinds are worth 1 VP.'),
  'TIL-END-WINNER': rule(
    'The winner',
    'Whoever has most points wins; of equals the earlier in the turn order.',
  ),
  'TIL-LEAVE': rule(
    'Leaving for good',
    'Whoever leaves has no more turns, and what they still had to decide lapses. Their pieces stay and keep scoring on the king track, at fairs and in the end. In the turn order they come last and are passed over.',
    'The sources say nothing of it. No one decides for players who have left, and the others keep the board they planned for.',
  ),
  'TIL-LEAVE-KING': rule(
    'The prize after leaving',
    'The king’s prize goes to the highest disc of those who still play.',
    'Otherwise a tile would be lost to everyone.',
  ),
};
