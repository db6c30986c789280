/** What explaining a place of the board needs. */
import type { SeatLook, Words } from '@guildhall/board-kit';
import type { State } from '../rules/index.ts';
import type { Atlas } from './atlas.ts';

export interface ExplainContext {
  readonly atlas: Atlas;
  readonly words: Words;
  readonly view: State;
  /** The seat of the viewer. */
  readonly seat: number | null;
  /** Of the seats, and alone of the Cardinal. */
  readonly looks: readonly SeatLook[];
}
