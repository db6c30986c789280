import { rule } from '../../rule.ts';

export const leaving = {
  'INV-LEAVE': rule(
    'Leaving for good',
    'A player who leaves for good takes no more turns, and no one plays for them. Anything they still had to decide lapses; a knowledge tile they were using is flipped and its sage taken. Citizens, tokens, tiles, cards, diplomats and pillars stay where they are. They still gain influence from their pillars and VP from shared inventions, take part in the final scoring with their goals and are ranked at the end. They come last in turn order and are skipped. A player who leaves in the preparatory round presents nothing: the ideas in the regions are left for the others.',
    'The rulebook does not cover this. No one decides for players who have left, and the others keep the board they planned for. In a two-player game Chronos goes on.',
  ),
  'INV-LEAVE-SHARE': rule(
    'Inventions of players who have left',
    'Anyone may share an invention if everyone who took part in it has left. They are rewarded as usual, and the sharer takes the tile.',
    'Otherwise a region could stay blocked until the end of the game.',
  ),
  'INV-LEAVE-ERA': rule(
    'Era change after leaving',
    'At an era change the influence, specialists, pillars, sages and economy markers of players who have left change as for everyone. Ideas that are too old are discarded without new ones, and they do not change the turn order. If a player leaves in the middle of a Eureka, their era marker goes to the first free space of the era, without its effect.',
    'These steps need no decision, so they are carried out; those that need one lapse.',
  ),
};
