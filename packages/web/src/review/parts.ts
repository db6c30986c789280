/** What every part of a review page is given. */
import type { SeatLook } from '@guildhall/board-kit';
import type { Review } from '@guildhall/bots/review';
import type { Seat } from '@guildhall/kernel';
import type { ReviewedGame } from './reviewed-game.ts';

export interface ReviewParts {
  readonly game: ReviewedGame;
  readonly review: Review;
  /** By seat. */
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
  /** Whose game is looked at. */
  readonly seat: Seat;
  /** The number of the turn that is looked at. */
  readonly shown: number;
  onShow(number: number): void;
}

/** Points of a loss: one figure behind the point, for the judgement is not finer. */
export function lossInDigits(loss: number, language: string): string {
  return loss.toLocaleString(language, { maximumFractionDigits: 1 });
}
