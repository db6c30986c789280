/** What explaining a place of the board needs, and the shape of the explanation. */
import type { Explanation, SeatLook, Words } from '@guildhall/board-kit';
import type { State } from '../rules/index.ts';
import type { Atlas } from './atlas.ts';

export interface ExplainContext {
  readonly atlas: Atlas;
  readonly words: Words;
  readonly view: State;
  /** The seat of the viewer. */
  readonly seat: number | null;
  /** Of the seats, and of Chronos where he plays. */
  readonly looks: readonly SeatLook[];
}

export function explanation(title: string, lines: readonly string[], rules: readonly string[]): Explanation {
  return { title, lines: lines.filter((line) => line !== ''), rules };
}
