/** How owners look: a colour with its name; after the seats comes Chronos, where he plays. */
import { initialsOf, type SeatLook, type Words } from '@guildhall/board-kit';

const SOCIETIES = ['blue', 'orange', 'yellow', 'violet'] as const;
/** Light pieces have dark letters. */
const DARK_ON: readonly string[] = ['yellow'];

export function looksOf(words: Words, seats: number, owners: number): readonly SeatLook[] {
  const colours = Array.from({ length: owners }, (_, owner) =>
    owner < seats ? SOCIETIES[owner] : ('chronos' as const),
  );
  const names = colours.map((colour) => (colour === 'chronos' ? words.name(colour) : words.say(colour)));
  const initials = initialsOf(names);
  return colours.map((colour, owner) => ({
    name: names[owner],
    initial: initials[owner],
    fill: `--inv-${colour}`,
    ink: DARK_ON.includes(colour) ? '--piece-ink-dark' : '--piece-ink-light',
  }));
}
