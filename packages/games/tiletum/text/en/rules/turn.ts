import { rule } from '../../rule.ts';

export const turn = {
  'TIL-ROUND-PHASES': rule(
    'Four rounds',
    'The game has four rounds. In each round dice are rolled, everyone has three turns in turn order, then come the king phase, the fair and clean-up. After the fair of round 4 the game ends.',
  ),
  'TIL-ROUND-DICE': rule(
    'Dice',
    '8, 11 or 14 dice are drawn from the bag with 2, 3 or 4 players, rolled, and laid at the segments of their values.',
  ),
  'TIL-ROUND-CORRUPTION': rule(
    'Corruption',
    'Before each of the three turns of the first player a corruption token is turned up: all discs on the king track move down that many spaces and keep their stacks.',
    'Discs stop at the bottom of the track. Discs that meet there lie in the order of their spaces, the lowest at the bottom.',
  ),
  'TIL-TURN-STEPS': rule(
    'Steps of a turn',
    'Take one die, then you may take the bonus tile of its action, then gain its goods, then perform its action. You end your turn after that.',
  ),
  'TIL-TURN-NOT-NOW': rule('Not now', 'This is not part of what you are doing now.'),
  'TIL-DIE-THERE': rule('Dice at the wheel', 'You can only take a die that lies at the wheel.'),
  'TIL-DIE-CHANGE': rule(
    'Changing a die',
    'Before you take a die you may change its value: 2 gold for each step up or down. 6 and 1 are neighbours. Segment, goods and action points follow the new value.',
    'The shortest way is always taken, since only the result counts.',
  ),
  'TIL-DIE-TILE': rule(
    'The bonus tile of an action',
    'If a bonus tile still lies at the action of your die, you may put it into your storehouse.',
    'The tile comes before the goods of the die. Tasks may make room for it. No one is asked about a tile they could not own.',
  ),
  'TIL-DIE-GOODS': rule('Goods of a die', 'You gain as many goods of the die’s colour as its value shows.'),
  'TIL-DIE-POINTS': rule(
    'Points of an action',
    'An action has 7 minus the value of the die action points, plus those of your markers at that action. Markers do not strengthen actions that tiles give.',
  ),
  'TIL-POINTS-SHORT': rule('Too few action points', 'You need as many action points as it costs.'),
  'TIL-POINTS-LAPSE': rule('Action points lapse', 'Action points you do not spend are lost.'),
  'TIL-TASK-ANYTIME': rule(
    'Tasks',
    'Tasks are free. You may do any number of them at any moment of your own turn, also between the points of an action: buy goods, fulfil contracts, place crests, contribute to cathedrals, use helpers.',
    'A small choice that is under way, such as which good you gain, is made first.',
  ),
  'TIL-TASK-BUY': rule('Buying goods', 'As a task you may pay 2 gold for 1 other good.'),
  'TIL-STORE-FULL': rule(
    'Four spaces',
    'Your storehouse has four spaces. When it is full you cannot take a tile.',
  ),
  'TIL-STORE-KEEPS': rule(
    'Nothing is thrown away',
    'Tiles leave the storehouse only by being used, fulfilled or placed.',
    'The sources name no way to discard a tile and warn of a full storehouse.',
  ),
  'TIL-STORE-THERE': rule(
    'From the storehouse',
    'You can only use, fulfil or place tiles that lie in your storehouse.',
  ),
  'TIL-JOKER': rule(
    'The Joker',
    'Choose one of the other actions and perform it with all points. Your markers at that action count if a die performs it.',
  ),
  'TIL-HELPER-USE': rule(
    'Helpers',
    'As a task you may use a helper from your storehouse, paying its price if it has one. You gain what it shows, then it is discarded.',
  ),
  'TIL-HELPER-POINTS': rule(
    'More action points',
    'A helper with +AP adds points to the action of your die, also when the Joker stands for it. Use it while that action runs.',
  ),
  'TIL-HELPER-COLOUR': rule(
    'Another good from the die',
    'Use this helper before you take a die and name a good: you gain that good instead of the die’s own.',
    'One such helper for each die.',
  ),
  'TIL-HELPER-BUILDING': rule(
    'Bonuses of a building',
    'Choose one of your buildings with at least one character and gain the bonuses of all its characters, in any order. You may skip any of them.',
    'Goods and points, which no one would skip, come first and without a question.',
  ),
};
