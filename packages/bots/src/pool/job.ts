/** The messages between the pool and its workers: plain data. */
import type { GameState, Seat, VersionedGame } from '@guildhall/kernel';
import type { Budget } from '../budget.ts';
import type { Level } from '../levels.ts';
import type { Answer, Question } from '../review/question.ts';

/** Which game it is about, and by which rules. */
interface JobGame {
  readonly game: string;
  /** The ruleset version. */
  readonly version: number;
  /** The options of the table as they are stored. */
  readonly options: unknown;
}

/** A seat's decision to think about. It holds a view, never a full state. */
export interface Job extends JobGame {
  readonly view: GameState;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  /** Absent: the usual budget of the level. */
  readonly budget?: Budget;
}

/** A question of a game review. */
export interface ReviewJob extends JobGame {
  readonly question: Question;
}

/** What the seat does, in the notation of its game, and what thinking cost. */
export interface JobResult {
  readonly lines: readonly string[];
  readonly iterations: number;
  readonly milliseconds: number;
}

/** What the module that the caller names must export: bots know no game, the registry knows them all. */
export interface Registry {
  readonly games: ReadonlyMap<string, VersionedGame>;
}

/** What a worker is started with. */
export interface Start {
  readonly registry: string;
  /** The number of the cancelled job, shared with the pool because a busy worker reads no messages. */
  readonly cancelled: Int32Array<SharedArrayBuffer>;
}

export interface Request {
  readonly number: number;
  readonly job: Job | ReviewJob;
}

export type Result = JobResult | Answer<Question>;

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly number: number; readonly result: Result }
  | { readonly kind: 'failed'; readonly number: number; readonly message: string };
