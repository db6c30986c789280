import { rule } from '../../rule.ts';

export const turn = {
  'TIL-ROUND-PHASES': rule(
    'Four rounds',
    'The game has four rounds. In each round dice are rolled, everyone takes three turns in turn order, and then come the king phase, the fair and clean-up. The game ends after the fair of round 4.',
  ),
  'TIL-ROUND-DICE': rule(
    'Dice',
    '8, 11 or 14 dice are drawn from the bag with 2, 3 or 4 players, rolled, and placed at the segments of their values.',
  ),
  'TIL-ROUND-CORRUPTION': rule(
    'Corruption',
    'Before each of the first player’s three turns, reveal a corruption token: all discs on the king track move down that many spaces and keep their stacks.',
    'Discs stop at the bottom of the track. Discs that meet there are stacked in the order of their spaces, the lowest at the bottom.',
  ),
  'TIL-TURN-STEPS': rule(
    'Steps of a turn',
    'Take one die; you may take the bonus tile of its action; gain its goods; take its action. Then end your turn.',
  ),
  'TIL-TURN-NOT-NOW': rule('Not right now', 'This is not part of what you are doing now.'),
  'TIL-DIE-THERE': rule('Dice at the wheel', 'You can only take a die that is still at the wheel.'),
  'TIL-DIE-CHANGE': rule(
    'Changing a die',
    'Before you take a die you may change its value: 2 gold for each step up or down. 6 and 1 are next to each other. Segment, goods and action points follow the new value.',
    'The shortest way always counts, since only the result matters.',
  ),
  'TIL-DIE-TILE': rule(
    'The bonus tile of an action',
    'If there is still a bonus tile at the action of your die, you may put it into your storehouse.',
    'The tile comes before the goods of the die. You may make room for it with tasks. You are not asked about a tile you could not own.',
  ),
  'TIL-DIE-GOODS': rule('Goods of a die', 'You gain goods of the die’s colour, as many as its value.'),
  'TIL-DIE-POINTS': rule(
    'Action points',
    'An action has action points (AP) equal to 7 minus the value of the die, plus those of your markers at that action. Markers do not add to actions from tiles.',
  ),
  'TIL-POINTS-SHORT': rule('Not enough action points', 'You do not have enough action points for this.'),
  'TIL-POINTS-LAPSE': rule('Unused action points', 'Unused action points are lost.'),
  'TIL-TASK-ANYTIME': rule(
    'Tasks',
    'Tasks are free. You may do any number of them at any time during your turn, even in the middle of an action: buy goods, fulfil contracts, place crests, contribute to cathedrals, use helpers.',
    'If you are in the middle of a small choice, such as which good to gain, make it first. Tasks are possible before you choose the action of a die or of the Joker.',
  ),
  'TIL-TASK-BUY': rule('Buying goods', 'As a task you may pay 2 gold for 1 other good.'),
  'TIL-STORE-FULL': rule(
    'Four spaces',
    'Your storehouse has four spaces. When it is full you cannot take a tile.',
  ),
  'TIL-STORE-KEEPS': rule(
    'No discarding',
    'Tiles only leave your storehouse when you use, fulfil or place them.',
    'The sources mention no way to discard a tile and warn of a full storehouse.',
  ),
  'TIL-STORE-THERE': rule(
    'From the storehouse',
    'You can only use, fulfil or place tiles from your storehouse.',
  ),
  'TIL-JOKER': rule(
    'The Joker',
    'Choose one of the other actions and take it with all AP. Your markers at that action count if you use a die for it.',
  ),
  'TIL-HELPER-USE': rule(
    'Helpers',
    'As a task you may use a helper from your storehouse, paying its cost if it has one. You gain what it shows, then discard it.',
  ),
  'TIL-HELPER-POINTS': rule(
    'Extra action points',
    'A helper with +AP adds AP to the action of your die, also with the Joker. Use it during that action.',
  ),
  'TIL-HELPER-COLOUR': rule(
    'Another good from the die',
    'Use this helper before you take a die and name a good: you gain that good instead of the die’s own.',
    'One such helper per die.',
  ),
  'TIL-HELPER-BUILDING': rule(
    'Bonuses of a building',
    'Choose one of your buildings with at least one character and gain the bonuses of all its characters, in any order. You may skip any of them.',
    'Goods and VP, which no one would skip, come first without asking.',
  ),
};
