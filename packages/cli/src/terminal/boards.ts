import type { GameState, Seat } from '@guildhall/kernel';
import { ageOfInnovationBoard } from './age-of-innovation.ts';
import type { Board, BoardMaker } from './board.ts';
import { drawCounts } from './counts.ts';
import { inventionsBoard } from './inventions.ts';
import { signed } from './layout.ts';
import { terraMysticaBoard } from './terra-mystica.ts';

/** Games that are drawn; the others show their numbers. */
const DRAWN: Readonly<Record<string, (maker: BoardMaker) => Board>> = {
  'terra-mystica': terraMysticaBoard,
  'age-of-innovation': ageOfInnovationBoard,
  inventions: inventionsBoard,
};

export function boardOf(game: string, maker: BoardMaker): Board {
  return Object.hasOwn(DRAWN, game) ? DRAWN[game](maker) : genericBoard(maker);
}

/** Any game: where it stands, and what everybody has. */
export function genericBoard({ words, rules }: BoardMaker): Board {
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
