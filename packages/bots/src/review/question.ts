/** The work of a review in pieces, as plain data: each can be answered in a thread of its own. */
import type { GameState, Seat } from '@guildhall/kernel';
import type { DepthName } from './depth.ts';

/** A turn to be judged, by what its seat could know then. */
export interface TurnQuestion {
  readonly kind: 'turn';
  /** Never a full state. */
  readonly view: GameState;
  readonly seat: Seat;
  /** What was played, one line an action; none where the best turns are wanted and nothing was played yet. */
  readonly lines: readonly string[];
  readonly depth: DepthName;
  readonly seed: string;
}

/** What good play makes of a set-up: a game between bots from there on. */
export interface GameQuestion {
  readonly kind: 'game';
  /** What everybody may know. */
  readonly view: GameState;
  readonly depth: DepthName;
  readonly seed: string;
}

export type Question = TurnQuestion | GameQuestion;

/** Points by source, named as in the outcome of the game. */
export type Sources = Readonly<Record<string, number>>;

/** A turn, and its expected outcome. */
export interface JudgedTurn {
  /** One line an action. A turn that was interrupted is completed as looks best. */
  readonly lines: readonly string[];
  /** Final points that its seat may expect. */
  readonly points: number;
  /** The same for every seat, at the end of what was played on. */
  readonly expected: readonly number[];
  /** The chance of every seat to win; null where a seat plays alone. */
  readonly chances: readonly number[] | null;
  /** What its seat would have by source if the game ended after what was played on. */
  readonly sources: Sources;
}

/** What a turn was worth. */
export interface Judgement {
  /** The turns that were compared, the best first; those that lead to the same position are one. */
  readonly turns: readonly JudgedTurn[];
  /** Which of them was played; null where nothing was. */
  readonly played: number | null;
  /** Points that were lost against the best one. */
  readonly loss: number;
  /** How far the loss may be off, because judgements of the same turns differ. */
  readonly doubt: number;
}

/** How a game of bots ended, by seat. */
export interface PlayedGame {
  readonly totals: readonly number[];
  readonly sources: readonly Sources[];
}

export type Answer<Q extends Question> = Q extends TurnQuestion ? Judgement : PlayedGame;
