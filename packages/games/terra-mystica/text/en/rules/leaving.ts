import { rule } from '../../rule.ts';

export const leaving = {
  'TM-LEAVE': rule(
    'Leaving for good',
    'A player who leaves for good has no more turns, and no one plays for them. What they still had to decide lapses; a town or favour tile they had not taken yet is lost. Their bonus card goes back to the table. Their buildings stay: they block their hexes, make the trading houses of neighbours cheaper and can be built beside as before. They still have income and cult rewards (spades of a reward are lost), take part in the final scoring and have a place in the end. Their turns are skipped. Clockwise they keep their seat: if they had been the first to pass, the next round begins with the next player after them who is still in the game. With the order of passing as an option they stand where they passed, and last if they had not passed.',
    'The rulebook says nothing of it. This is how the online league played its games, so that recorded games with such players can be replayed; those who stay keep the board they planned for. Leaving does not undo a pass: in the league, too, the start stayed with a player who had passed first and then left, and the turn went on to the next one.',
  ),
  'TM-LEAVE-POWER': rule(
    'No power for players who have left',
    'A player who has left is offered no power, and open offers to them lapse: these are neither taken nor refused. Power that they had offered to others by a building can still be taken. Cultists who have left get no cult step when their power is taken, but they still gain the 1 power that an option gives them when all refuse (TM-CULTISTS-REFUSED).',
    'An offer that lapsed counts like an answer that never comes: where one did, the building was not refused by all. Later buildings are offered to the others alone, and their answers decide. A step would need someone to choose the track; the power comes by itself, like income. The league counted in the same way.',
  ),
  'TM-LEAVE-SETUP': rule(
    'Leaving during setup',
    'Who leaves before the first round places no more dwellings and takes no bonus card. Who leaves before choosing a faction plays none, has no income and no points, and is in the last place.',
    'At a table a game that someone leaves during setup is cancelled; the rule is for games that go on all the same, such as recorded ones.',
  ),
};
