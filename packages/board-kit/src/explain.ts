/** What explaining a place of a board takes, and the explanation. */
import type { Seat } from '@guildhall/kernel';
import type { Explanation, SeatLook, Words } from './board.ts';

export interface ExplainContextOf<Atlas, State> {
  readonly atlas: Atlas;
  readonly words: Words;
  readonly view: State;
  /** Who looks; null: nobody in particular. */
  readonly seat: Seat | null;
  /** Of the seats, and behind them of an automatic opponent. */
  readonly looks: readonly SeatLook[];
}

export function explanation(
  title: string,
  lines: readonly string[],
  rules: readonly string[],
  more: Pick<Explanation, 'drawn' | 'taken' | 'price'> = {},
): Explanation {
  return { title, lines: lines.filter((line) => line !== ''), rules, ...more };
}
