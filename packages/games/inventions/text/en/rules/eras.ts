import { rule } from '../../rule.ts';

export const eras = {
  'INV-CHANGE-ORDER': rule(
    'New turn order',
    'The player whose era marker stands furthest right on a space of turn order takes any place in the order; the others keep theirs among themselves.',
    'Chronos has no choice to make: his marker is passed over.',
  ),
  'INV-CHANGE-INFLUENCE': rule(
    'Adjusted influence',
    'At the era change influence 0 becomes 1; 4 to 7 lose 1; 8 to 10 lose 2. There is no adjustment before the final scoring.',
  ),
  'INV-CHANGE-FIRST': rule(
    'The first era change',
    'After era 1 only turn order and influence change. Who is exhausted stays so through era 2, and sages and economy markers stay where they are.',
  ),
  'INV-CHANGE-EXHAUSTED': rule('Rested specialists', 'All exhausted specialists go home.'),
  'INV-CHANGE-RETURNS': rule(
    'Pillars and markers return',
    'Season pillars and used economy markers return to their owners. Epoch pillars stay.',
  ),
  'INV-CHANGE-SAGES': rule(
    'Sages inspire',
    'For each sage on your board, 1 citizen from your supply becomes a scholar, within the limit. The sages go back to the empty regions.',
    'Which sage goes where does not matter: in the end every region has one.',
  ),
  'INV-CHANGE-MILESTONES': rule(
    'New milestones',
    'Milestones left in the Eureka area become common knowledge one by one, as with a Eureka. Then those of the next letter are laid out.',
    'They lie in random order, since some steps ask for the rightmost.',
  ),
  'INV-CHANGE-UNOWNED': rule(
    'Unowned milestone',
    'With two or three players, if milestones are left in the Eureka area, first the personal milestone that belongs to no one becomes common knowledge and the rightmost of the Eureka area takes its place.',
    'The symbols for the number of players are lost in this step; the summary of the rulebook speaks of milestones without a player.',
  ),
  'INV-CHANGE-IDEAS': rule(
    'Ideas of earlier eras',
    'Ideas of eras before the new one leave the idea area and the deck. Then everyone, in the new turn order, discards such own ideas and takes an open idea for each. Presented ideas stay.',
    'The rulebook speaks of the previous era; any earlier one is meant. The area is filled with ideas that are not too old, and the top of the deck may be taken too, as everywhere.',
  ),
  'INV-END-INFLUENCE': rule(
    'Points for influence',
    'Influence scores 1, 5 or 10 VP by its space of the track.',
  ),
  'INV-END-WEALTH': rule(
    'Points for wealth',
    'Every wealth tile on the progress map scores.',
    'The rulebook says on the society board, of which the tile area is a part. Tiles work once built, so those that wait score nothing.',
  ),
  'INV-END-GOALS': rule(
    'Two of three goals',
    'Two of the three personal goals score.',
    'The best two are taken, since no one would choose others. The cards are lost: the goals are a reconstruction, with at most 6 to 10 VP each, so that two good ones bring the 16 of the rulebook’s example.',
  ),
  'INV-END-WINNER': rule(
    'The winner',
    'The most points win. Ties: most tiles on the progress map, then most inventions, then fewest citizens in the supply.',
    'Players who are still tied share the place.',
  ),
};
