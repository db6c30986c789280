import type { Explanation, SeatLook, Words } from './board.ts';

export function told(title: string, lines: readonly string[], rules: readonly string[]): Explanation {
  return { title, lines, rules };
}

/** Who holds a thing: one line, or none. */
export function heldLine(words: Words, holders: readonly SeatLook[]): readonly string[] {
  return holders.length === 0
    ? []
    : [words.say('heldBy', { owner: holders.map(({ name }) => name).join(', ') })];
}
