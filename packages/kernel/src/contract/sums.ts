/**
 * Explains where a number comes from, as sums of named parts. A game computes them with its own rules, from a view; a
 * test compares every sum with what the rules really pay, give and score.
 */
import type { Action, GameState, Seat } from './game.ts';
import type { LogValue } from './log.ts';

/** Numbers by the names of `counts`, or of `Rules.income`. */
export type SumAmounts = Readonly<Record<string, number>>;

/** One line of a sum. */
export interface SumPart {
  /** The key of its words among the texts of the game's sums. */
  readonly text: string;
  readonly values?: Readonly<Record<string, LogValue>>;
  readonly amounts: SumAmounts;
}

/** Receives every part from rules that add them up. Where nobody asks there is no note, and no part is made. */
export type Note = (part: SumPart) => void;

/** Parts under a heading, whose total somebody gets or pays. */
export interface Sum {
  /** The key of its heading among the same texts. */
  readonly title: string;
  readonly parts: readonly SumPart[];
}

/** What the final scoring gives a seat for one thing. */
export interface FinalPart extends SumPart {
  readonly seat: Seat;
  /** A source of the outcome. */
  readonly source: string;
}

/** Receives every part of a final scoring. */
export type FinalNote = (part: FinalPart) => void;

export interface Sums<S extends GameState = GameState, A extends Action = Action> {
  /** What the next income brings a seat, and what else comes by itself between the rounds. Absent: the game has none. */
  income?(view: S, seat: Seat): readonly Sum[];
  /** What a legal action costs: below zero what is paid, above zero what is let off. */
  cost(view: S, seat: Seat, action: A): readonly SumPart[];
  /** What a price that is printed on a board is for a seat, in each case that it knows; by the name the board gives it. */
  price?(view: S, seat: Seat, what: string): readonly Sum[];
  /** What an action makes its seat pay afterwards by its own choice: books of any discipline, any specialists. */
  owes?(view: S, seat: Seat, action: A): readonly Sum[];
  /** Counts that sink for one reason alone, and the key of its words: a house that is placed leaves the supply. */
  readonly spent: Readonly<Record<string, string>>;
  /** What the final scoring would add now, as `Rules.projection` has it. */
  final(view: S): readonly FinalPart[];
}
