import { rule } from '../../rule.ts';

export const eras = {
  'INV-CHANGE-ORDER': rule(
    'New turn order',
    'The player whose era marker is furthest right on a turn order space takes any place in turn order; the others keep their relative order.',
    'Chronos has no choice to make: his marker is skipped.',
  ),
  'INV-CHANGE-INFLUENCE': rule(
    'Influence change',
    'At the era change influence 0 becomes 1; 4 to 7 lose 1; 8 to 10 lose 2. There is no change before the final scoring.',
  ),
  'INV-CHANGE-FIRST': rule(
    'The first era change',
    'After era 1 only turn order and influence change. Exhausted citizens stay exhausted through era 2, and sages and economy markers stay where they are.',
  ),
  'INV-CHANGE-EXHAUSTED': rule('Rested specialists', 'All exhausted specialists go home.'),
  'INV-CHANGE-RETURNS': rule(
    'Pillars and markers return',
    'Season pillars and used economy markers return to their owners. Epoch pillars stay.',
  ),
  'INV-CHANGE-SAGES': rule(
    'Scholars from sages',
    'For each sage on your board, 1 citizen from your supply becomes a scholar, within the limit. The sages go back to the empty regions.',
    'It does not matter which sage goes where: in the end every region has one.',
  ),
  'INV-CHANGE-MILESTONES': rule(
    'New milestones',
    'Milestones left in the Eureka area become common knowledge one by one, as with a Eureka. Then those of the next letter are revealed.',
    'They are in random order, since some steps use the rightmost one.',
  ),
  'INV-CHANGE-UNOWNED': rule(
    'Unowned milestone',
    'With two or three players, if milestones are left in the Eureka area, first the personal milestone that belongs to no one becomes common knowledge and the rightmost one of the Eureka area takes its place.',
    'We do not have the symbols for the number of players in this step; the summary in the rulebook mentions milestones without a player.',
  ),
  'INV-CHANGE-IDEAS': rule(
    'Ideas of earlier eras',
    'Ideas from eras before the new one leave the idea area and the deck. Then, in the new turn order, everyone discards their own such ideas and takes an open idea for each. Presented ideas stay.',
    'The rulebook says the previous era; any earlier one is meant. The area is refilled with ideas that are not too old, and you may take the top of the deck too, as always.',
  ),
  'INV-END-INFLUENCE': rule(
    'VP for influence',
    'Your influence scores 1, 5 or 10 VP, as your space of the track shows.',
  ),
  'INV-END-WEALTH': rule(
    'VP for wealth',
    'Every wealth tile on your progress map scores.',
    'The rulebook says on the society board, which includes the tile area. Tiles work once built, so those in the tile area score nothing.',
  ),
  'INV-END-GOALS': rule(
    'Two of three goals',
    'Two of your three personal goals score.',
    'We take the best two, since no one would choose otherwise. We do not have the cards: the goals are a reconstruction, worth at most 6 to 10 VP each, so that two good ones give the 16 of the rulebook’s example.',
  ),
  'INV-END-WINNER': rule(
    'Winner',
    'The player with the most VP wins. Ties: most tiles on the progress map, then most inventions, then fewest citizens in the supply.',
    'Players who are still tied share their rank.',
  ),
};
