/** A question about a place of the board, and how its answer is put. */
import type { Explanation, SeatLook, Words } from '@guildhall/board-kit';
import type { State } from '../rules/index.ts';
import type { Atlas } from './atlas.ts';

export interface Asked {
  readonly atlas: Atlas;
  readonly words: Words;
  readonly view: State;
  /** Who looks. */
  readonly seat: number | null;
  /** Of the seats, and of Chronos where he plays. */
  readonly looks: readonly SeatLook[];
}

export function told(title: string, lines: readonly string[], rules: readonly string[]): Explanation {
  return { title, lines: lines.filter((line) => line !== ''), rules };
}
