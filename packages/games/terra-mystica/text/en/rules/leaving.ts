import { rule } from '../../rule.ts';

export const leaving = {
  'TM-LEAVE': rule(
    'Leaving for good',
    'A player who leaves for good takes no more turns, and no one plays for them. Anything they still had to decide lapses; a town or favour tile they had not taken yet is lost. Their bonus card goes back to the table. Their buildings stay: they still block their hexes and make neighbours’ trading houses cheaper. They still get income and cult bonuses (spades are lost), take part in the final scoring and are ranked at the end. Their turns are skipped. In clockwise order they keep their seat: if they were the first to pass, the next round starts with the next player after them who is still in the game. With passing order as an option, they keep the place where they passed, or come last if they had not passed.',
    'The rulebook does not cover this. The online league played it this way, so games it recorded can be replayed, and those who stay keep the board they planned for. Leaving does not undo a pass: in the league, too, a player who had passed first and then left remained the start player, and the turn went on to the next one.',
  ),
  'TM-LEAVE-POWER': rule(
    'No power for players who have left',
    'A player who has left is offered no power, and their open offers lapse: they are neither taken nor declined. Power from buildings they built before can still be taken. Cultists who have left get no cult step when a neighbour takes power, but they still gain the 1 power that an option gives them when everyone declines.',
    'A lapsed offer counts like an answer that never comes: the building was then not declined by everyone. Later buildings are only offered to the others, and their answers decide. A step would need someone to choose the track; the power is automatic, like income. The league counted the same way.',
  ),
  'TM-LEAVE-SETUP': rule(
    'Leaving during setup',
    'If you leave before the first round, you place no more dwellings and take no bonus card. If you leave before choosing a faction, you play none, get no income and no VP, and come last.',
    'At an online table the game is cancelled if someone leaves during setup. This rule is for games that go on anyway, such as recorded ones.',
  ),
};
