/** What the page and the worker of the bots say to each other. */
import type { Answer, Question } from '@guildhall/bots/review';
import type { BaseOptions, GameState, Seat } from '@guildhall/kernel';

/** By which rules something is asked. */
export interface RequestedGame {
  readonly game: string;
  /** Of its rules. */
  readonly version: number;
  readonly options: BaseOptions;
}

/** What is asked of a game review. */
export interface ReviewQuestion extends RequestedGame {
  readonly id: number;
  readonly question: Question;
}

export interface BotQuestion extends RequestedGame {
  readonly id: number;
  /** What the bot's seat sees, and nothing else. */
  readonly view: GameState;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}

export type BotReply =
  /** What to play, one after the other, as long as it is legal. */
  | { readonly id: number; readonly lines: readonly string[] }
  | { readonly id: number; readonly answer: Answer<Question> }
  | { readonly id: number; readonly fault: string };
