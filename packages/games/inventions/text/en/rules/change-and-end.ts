import { rule } from '../../rule.ts';

export const changeAndEnd = {
  'INV-CHANGE-ORDER': rule(
    'Change of era: turn order',
    'Of those whose era markers stand on a space that changes the turn order, the one furthest right takes any place in it. The others close up.',
    'Chronos has no choice to make and is passed over.',
  ),
  'INV-CHANGE-INFLUENCE': rule(
    'Change of era: influence',
    'Influence 0 gains 1, 4 to 7 lose 1, 8 to 10 lose 2.',
  ),
  'INV-CHANGE-FIRST': rule(
    'First change of era',
    'After era 1 only turn order and influence change. What was exhausted or used stays so.',
  ),
  'INV-CHANGE-EXHAUSTED': rule('Change of era: specialists', 'Exhausted specialists go home.'),
  'INV-CHANGE-RETURNS': rule(
    'Change of era: pillars and markers',
    'Season pillars and used economy markers come back. Epoch pillars stay.',
  ),
  'INV-CHANGE-SAGES': rule(
    'Change of era: sages',
    'For each sage on your board a citizen from the supply becomes a scholar, within the limit. The sages go back to the regions.',
    'There are as many sages as regions, so every region has one again.',
  ),
  'INV-CHANGE-MILESTONES': rule(
    'Change of era: milestones',
    'What is left in the Eureka area enters common knowledge as an old milestone does. Then the milestones of the next letter are laid out.',
    'They are laid out in random order, as some rules ask for the rightmost.',
  ),
  'INV-CHANGE-UNOWNED': rule(
    'The milestone that nobody owns',
    'With two or three players, if tiles are left, first the unowned personal milestone enters common knowledge and the rightmost tile of the Eureka area takes its place.',
  ),
  'INV-CHANGE-IDEAS': rule(
    'Change of era: ideas',
    'Ideas of eras before the new one leave the idea area and the deck, and the area is filled up. In turn order everybody discards such ideas of the own and takes an open one for each. Presented ideas stay.',
    'The rulebook says “the previous era”; a card that is older still is discarded as well.',
  ),
  'INV-END-INFLUENCE': rule(
    'Final scoring: influence',
    'The space of the influence track gives 1, 5 or 10 points. There is no adjustment before.',
  ),
  'INV-END-WEALTH': rule(
    'Final scoring: wealth',
    'Every wealth tile on the progress map scores.',
    'Tiles that still wait neither score nor count: tiles work when they are built.',
  ),
  'INV-END-GOALS': rule(
    'Final scoring: goals',
    'Two of the three personal goals score.',
    'You may choose, so the best two are taken. The texts of the cards are lost; goals and points are our reconstruction.',
  ),
  'INV-END-WINNER': rule(
    'The winner',
    'Most points win. Ties: most built tiles, then most inventions, then fewest citizens in the supply.',
    'Whoever is still tied shares the place.',
  ),
};
