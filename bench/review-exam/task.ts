/** The work of the examination in pieces, as plain data, so that it can be kept and gone on with. */
import type { GameState } from '@guildhall/kernel';

/** A turn that a review calls a mistake, with everything that is needed to play on from it. */
export interface Mistake {
  readonly game: string;
  readonly options: unknown;
  readonly source: string;
  readonly number: number;
  readonly seat: number;
  readonly view: GameState;
  readonly played: readonly string[];
  readonly better: readonly string[];
  readonly loss: number;
  readonly doubt: number;
}

/** Reviews one game of bots and compares the chances with how it ended. */
interface CalibrateTask {
  readonly kind: 'calibrate';
  readonly game: string;
  readonly iterations: number;
  readonly seed: string;
}

/** Finds the mistakes of one game. */
interface FindTask {
  readonly kind: 'find';
  readonly game: string;
  /** A folder of game files; null: games of bots. */
  readonly league: string | null;
  readonly iterations: number;
  readonly at: number;
}

/** Plays one game to its end from each of both turns. */
interface PlayoutTask {
  readonly kind: 'playout';
  readonly mistake: Mistake;
  readonly iterations: number;
  readonly seed: string;
}

export type Task = CalibrateTask | FindTask | PlayoutTask;

/** What was expected after a turn. */
export interface Sample {
  readonly round: number;
  readonly expected: readonly number[];
  readonly toCome: readonly number[];
  readonly chances: readonly number[];
}

export interface Calibrated {
  readonly task: CalibrateTask;
  readonly samples: readonly Sample[];
  readonly totals: readonly number[];
  /** 1 for a seat that won alone; winners share it. */
  readonly won: readonly number[];
}

export interface MistakeFound {
  readonly task: FindTask;
  readonly mistakes: readonly { readonly mistake: Mistake }[];
  /** There are no more games. */
  readonly isLast: boolean;
}

/** Final points of the mover. */
export interface Playout {
  readonly task: PlayoutTask;
  readonly better: number;
  readonly played: number;
}

export type Result = Calibrated | MistakeFound | Playout;
