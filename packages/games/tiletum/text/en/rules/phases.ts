import { rule } from '../../rule.ts';

export const phases = {
  'TIL-KING-STEP': rule(
    'King action',
    '1 AP: move your disc one space up the king track, as far as it goes.',
  ),
  'TIL-KING-STACK': rule(
    'Stacks',
    'A disc that enters a space with other discs goes on top of them.',
    'This follows from ties: within a stack the lower disc was there first and goes first.',
  ),
  'TIL-KING-PRIZE': rule(
    'The king’s prize',
    'The player whose disc is highest takes the bonus tile beside the track; within a stack the lowest disc ranks highest. The tile is discarded if that player cannot own or store it or does not want it. In round 4 the prize is 4 VP.',
    'A tie for the highest disc is decided as in the turn order. It is no one’s turn then, so you cannot make room with tasks.',
  ),
  'TIL-KING-POINTS': rule(
    'King track VP',
    'Everyone gains or loses the VP of their disc’s space.',
    'VP may go below 0: the sources give no lower limit.',
  ),
  'TIL-KING-ORDER': rule('New turn order', 'The higher disc goes first; within a stack the lower disc.'),
  'TIL-KING-RESET': rule(
    'Back to 0',
    'Discs in the red part move to space 0; the others stay.',
    'They go on top of those already on 0, in the new turn order.',
  ),
  'TIL-FAIR-PART': rule(
    'Taking part in a fair',
    'You take part if you have your merchant or a house in the town of the round’s fair.',
  ),
  'TIL-FAIR-SCORE': rule(
    'Scoring a fair',
    'If you take part, you score the VP of the fair tile for everything it counts.',
    'Crests in the storehouse count, since it is part of the player board. Filled buildings count without a crest.',
  ),
  'TIL-FAIR-KING': rule(
    'The king’s fair',
    'It gives 3 VP plus the VP of your disc’s space, which may be negative. It is scored before the discs go back to 0.',
  ),
  'TIL-CLEAN-TILES': rule(
    'New bonus tiles',
    'Empty places at the actions and beside the king track get new bonus tiles; the map does not. If the pile is empty, used tiles are shuffled.',
    'No tile goes beside the king track for round 4.',
  ),
  'TIL-CLEAN-CORRUPTION': rule(
    'Corruption again',
    'All six corruption tokens are shuffled for the next round.',
  ),
  'TIL-CLEAN-WHEEL': rule(
    'Dice and wheel',
    'All dice go back into the bag. The wheel’s disc turns one segment clockwise, so the value of every action goes down by one (after 1 comes 6).',
  ),
  'TIL-END-MAP': rule(
    'Houses and pillars',
    'At the end, multiply your houses on the map by your pillars on the map.',
  ),
  'TIL-END-BUILDINGS': rule(
    'Completed buildings at the end',
    '3, 4, 5 or 6 completed buildings are worth 5, 10, 20 or 30 VP.',
  ),
  'TIL-END-GOODS': rule('Goods at the end', '4 goods of any kind are worth 1 VP.'),
  'TIL-END-WINNER': rule(
    'Winner',
    'The player with the most VP wins; if tied, the one earlier in turn order.',
  ),
  'TIL-LEAVE': rule(
    'Leaving for good',
    'A player who leaves for good takes no more turns, and anything they still had to decide lapses. Their pieces stay and keep scoring on the king track, at fairs and at the end. They come last in turn order and are skipped.',
    'The sources do not cover this. No one decides for players who have left, and the others keep the board they planned for.',
  ),
  'TIL-LEAVE-KING': rule(
    'The prize after leaving',
    'The king’s prize goes to the highest disc of a player who is still in the game.',
    'Otherwise the tile would be lost to everyone.',
  ),
};
