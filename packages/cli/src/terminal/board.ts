/** How a game is shown in a terminal. */
import type { Action, BaseOptions, GameState, Rules, Seat } from '@guildhall/kernel';
import type { Values, Words } from '../words.ts';
import type { Paint } from './paint.ts';

/** One table of a game, for somebody who looks at it. */
export interface Board {
  /** The position, in lines of at most 100 columns. */
  draw(view: GameState): string[];
  seatName(view: GameState, seat: Seat): string;
  /** What the message of an action needs to know; null when only its notation can tell what it is. */
  values(action: Action): Values | null;
  /** Costs and gains: counts that change, and by how much. */
  changes(by: Readonly<Record<string, number>>): string;
}

export interface BoardMaker {
  readonly words: Words;
  readonly paint: Paint;
  readonly rules: Rules;
  readonly options: BaseOptions;
}
