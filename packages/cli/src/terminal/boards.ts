import type { GameManifest } from '@guildhall/games';
import type { GameState, Seat } from '@guildhall/kernel';
import { type Board, type BoardParts, signed } from '@guildhall/terminal-kit';
import { drawCounts } from './counts.ts';

/** The board of a game; of one that nobody drew, its numbers. */
export async function boardOf({ terminal }: GameManifest, parts: BoardParts): Promise<Board> {
  return terminal === undefined ? genericBoard(parts) : (await terminal()).make(parts);
}

/** Any game: where it stands, and what everybody has. */
export function genericBoard({ words, rules }: BoardParts): Board {
  const seatName = (_view: GameState, seat: Seat): string => `Player ${seat + 1}`;
  return {
    draw: (view) => drawCounts(words, rules, view, (seat) => seatName(view, seat)),
    seatName,
    changes: (by) =>
      Object.entries(by)
        .map(([count, change]) => `${signed(change)} ${words.name(count)}`)
        .join(', '),
  };
}
