/** What every part of the board gets. */
import type { BoardProps, SeatLook } from '@guildhall/board-kit';
import type { Action, State } from '../rules/index.ts';
import type { Atlas } from './atlas.ts';

export interface PartProps extends BoardProps<State, Action> {
  readonly atlas: Atlas;
  /** Of the seats, and of Chronos where he plays. */
  readonly looks: readonly SeatLook[];
}

export interface SocietyProps extends PartProps {
  readonly of: number;
}
