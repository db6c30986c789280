import { rule } from '../../rule.ts';

export const leaving = {
  'INV-LEAVE': rule(
    'Leaving for good',
    'A player who leaves for good has no more turns, and no one plays for them. What they still had to decide lapses; a knowledge tile they were using is turned over and its sage taken. Citizens, tokens, tiles, cards, diplomats and pillars stay where they are. They gain influence by their pillars and points by shared inventions as before, take part in the final scoring with their goals and have a place in the end. In the turn order they come last and are passed over. Who leaves in the preparatory round presents nothing: the ideas in the regions are for the others.',
    'The rulebook says nothing of it. No one decides for players who have left, and the others keep the board they planned for. In a game of two Chronos goes on.',
  ),
  'INV-LEAVE-SHARE': rule(
    'Inventions of players who have left',
    'An invention may be shared by anyone if all who took part in it have left. They are rewarded as always; the sharer takes the tile.',
    'Otherwise a region could stay blocked until the end, which would hit the others.',
  ),
  'INV-LEAVE-ERA': rule(
    'Changes of era after leaving',
    'At an era change the influence, specialists, pillars, sages and economy markers of players who have left change as for everyone. Ideas that are too old are discarded, without new ones, and the turn order is not theirs to change. Who leaves in the middle of a Eureka has the era marker put on the first free space of the era, without its effect.',
    'These steps need no decision, so they are done; those that need one lapse.',
  ),
};
