/** How players look: a colour with its name; alone the Cardinal comes behind the seat. */
import { initialsOf, type SeatLook, type Words } from '@guildhall/board-kit';
import type { Atlas } from './atlas.ts';

const COLOURS = ['red', 'blue', 'yellow', 'violet'] as const;
/** Light pieces have dark letters. */
const DARK_ON: readonly string[] = ['yellow'];

export function looksOf({ seats, players }: Atlas, words: Words): readonly SeatLook[] {
  const colours = Array.from({ length: players }, (_, owner) =>
    owner < seats ? COLOURS[owner] : ('cardinal' as const),
  );
  const names = colours.map((colour) => words.say(colour));
  const initials = initialsOf(names);
  return colours.map((colour, owner) => ({
    name: names[owner],
    initial: initials[owner],
    fill: `--til-${colour}`,
    ink: DARK_ON.includes(colour) ? '--piece-ink-dark' : '--piece-ink-light',
  }));
}
