import { rule } from '../../rule.ts';

export const leaving = {
  'AOI-LEAVE': rule(
    'Leaving for good',
    'A player who leaves for good has no more turns, and no one plays for them. What they still had to decide lapses: books, steps, spades and tiles they had not chosen yet are lost. Their round bonus goes back to the table. Their buildings stay: they block their hexes, make the guilds of neighbours cheaper and can be built beside as before, and their scholars and markers stay on the science board. They still have income and science bonuses as far as these need no choice, take part in the final scoring and have a place in the end. Their turns are skipped; in the turn order of the next round they stand where they passed, or last if they had not passed, and in later rounds last.',
    'The rulebook says nothing of it. It is done as the league of Terra Mystica, the sister game, did it: those who stay keep the board they planned for, and nothing is given away that no one chose.',
  ),
  'AOI-LEAVE-POWER': rule(
    'No power for players who have left',
    'A player who has left is offered no power, and open offers to them lapse. Power that they had offered to others by a building can still be taken.',
  ),
  'AOI-LEAVE-SETUP': rule(
    'Leaving during setup',
    'Who leaves before the first round places no more buildings and chooses nothing more. Who leaves without both a planning board and a faction takes no part at all: no income, no points, the last place. What they had already taken stays with them.',
    'At a table a game that someone leaves during setup is cancelled; the rule is for games that go on all the same.',
  ),
};
