/** What every part of the board gets. */
import type { BoardProps, SeatLook } from '@guildhall/board-kit';
import type { Action, State } from '../rules/index.ts';
import type { Atlas } from './atlas.ts';

export interface PartProps extends BoardProps<State, Action> {
  readonly atlas: Atlas;
  /** Of the seats, and alone of the Cardinal. */
  readonly looks: readonly SeatLook[];
}

export interface OwnProps extends PartProps {
  /** Whose board it is: a seat, or the Cardinal. */
  readonly of: number;
}
