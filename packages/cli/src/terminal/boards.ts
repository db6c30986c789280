import type { GameManifest } from '@guildhall/games';
import { type Board, type BoardParts, seatName, signed } from '@guildhall/terminal-kit';
import { drawCounts } from './counts.ts';

/** The board of a game; of one that nobody drew, its numbers. */
export async function boardOf({ terminal }: GameManifest, parts: BoardParts): Promise<Board> {
  return terminal === undefined ? genericBoard(parts) : (await terminal()).make(parts);
}

/** Any game: where it stands, and what everybody has. */
export function genericBoard({ words, rules }: BoardParts): Board {
  return {
    draw: (view) => drawCounts(words, rules, view, seatName),
    seatName: (_view, seat) => seatName(seat),
    changes: (by) =>
      Object.entries(by)
        .map(([count, change]) => `${signed(change)} ${words.name(count)}`)
        .join(', '),
  };
}
