/** A bot that runs outside of this thread, from its start to its end. Whatever it does wrong rejects a promise. */
import type { BaseOptions, GameState, Random, Seat } from '@guildhall/kernel';
import type { MatchResult } from '../bot.ts';

/** The game that it plays, all the time. */
export interface GamePlayed {
  readonly game: string;
  /** Of the ruleset. */
  readonly version: number;
  readonly options: BaseOptions;
}

export interface Question {
  readonly seat: Seat;
  readonly view: GameState;
  readonly random: Random;
  readonly milliseconds: number;
  /** The legal actions as lines. */
  legal(): string[];
}

export interface OutsideBot {
  /** Begins a game. */
  start(seat: Seat): Promise<void>;
  /** The lines of its choice. */
  choose(question: Question): Promise<readonly string[]>;
  over(seat: Seat, result: MatchResult): Promise<void>;
  /** Ends it now. */
  kill(): void;
  /** Lets it finish what it does, for a moment. Resolves when it is gone. */
  close(): Promise<void>;
}

/** Loading a module or an interpreter does not count as thinking. */
export const START_MILLISECONDS = 30_000;

/** How long it may take to save what it has learned. */
export const CLOSE_MILLISECONDS = 2_000;

/** The beginning of something that may be very long, on one line. */
export function excerptOf(text: string): string {
  const line = JSON.stringify(text.slice(0, 120)).slice(1, -1).replaceAll('\\"', '"');
  return text.length > 120 ? `${line}…` : line;
}
