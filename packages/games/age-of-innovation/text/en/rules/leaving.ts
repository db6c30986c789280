import { rule } from '../../rule.ts';

export const leaving = {
  'AOI-LEAVE': rule(
    'Leaving for good',
    'A player who leaves for good takes no more turns, and no one plays for them. Anything they still had to decide lapses: books, steps, spades and tiles they had not chosen yet are lost. Their round bonus goes back to the table. Their buildings stay: they still block their hexes and make neighbours’ guilds cheaper, and their scholars and markers stay on the science board. They still get income and science bonuses as far as these need no choice, take part in the final scoring and are ranked at the end. Their turns are skipped. In the turn order of the next round they keep the place where they passed, or come last if they had not passed; in later rounds they come last.',
    'The rulebook does not cover this. We do as the league of Terra Mystica, the sister game, did: those who stay keep the board they planned for, and nothing is given away that no one chose.',
  ),
  'AOI-LEAVE-POWER': rule(
    'No power for players who have left',
    'A player who has left is offered no power, and their open offers lapse. Power from buildings they built before can still be taken.',
  ),
  'AOI-LEAVE-SETUP': rule(
    'Leaving during setup',
    'If you leave before the first round, you place no more buildings and choose nothing more. If you leave without both a planning board and a faction, you take no part at all: no income, no VP, last place. What you have already taken stays with you.',
    'At an online table the game is cancelled if someone leaves during setup. This rule is for games that go on anyway.',
  ),
};
