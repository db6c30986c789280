/** What the page and the worker of the bots say to each other. */
import type { BaseOptions, GameState, Seat } from '@guildhall/kernel';

export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  /** Of its rules. */
  readonly version: number;
  readonly options: BaseOptions;
  /** What the bot's seat sees, and nothing else. */
  readonly view: GameState;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}

export type BotReply =
  /** What to play, one after the other, as long as it is legal. */
  | { readonly id: number; readonly lines: readonly string[] }
  | { readonly id: number; readonly fault: string };
