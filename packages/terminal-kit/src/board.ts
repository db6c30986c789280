/** How a game is shown in a terminal. */
import type { Action, BaseOptions, GameState, LogValue, Rules, Seat } from '@guildhall/kernel';
import type { Paint } from './paint.ts';

/** The arguments of a message. */
export type Values = Readonly<Record<string, LogValue>>;

/** A game's texts in one language. */
export interface Words {
  /** The name of a thing, or its key. */
  name(key: string): string;
}

/** What somebody at the table sees besides what is drawn. */
export interface TableInWords {
  /** As it is now. */
  readonly now: readonly string[];
  /** The same for the whole game: what touches what, what is printed somewhere. */
  readonly printed: readonly string[];
  /** Paths of the game's tables that are printed on what is in play: `factions.witches`. */
  readonly tables: readonly string[];
  /** Beginnings of the ids of rules that tell what something in play does. */
  readonly rules: readonly string[];
}

/** One table of a game, for somebody who looks at it. */
export interface Board<S extends GameState = GameState, A extends Action = Action> {
  /** The position, in lines of at most 100 columns. */
  draw(view: S): string[];
  seatName(view: S, seat: Seat): string;
  /** Arguments of an action's message that say more here than its notation. */
  details?(action: A): Values;
  /** For those who have nothing but words: what the drawing leaves out or leaves to the eye. */
  inWords?(view: S): TableInWords;
  /** Costs and gains: counts that change, and by how much. */
  changes(by: Readonly<Record<string, number>>): string;
}

/** What a board is made of. */
export interface BoardParts<
  S extends GameState = GameState,
  A extends Action = Action,
  O extends BaseOptions = BaseOptions,
> {
  readonly words: Words;
  readonly paint: Paint;
  readonly rules: Rules<S, A>;
  readonly options: O;
}

/** What a game's `terminal/` exports. */
export interface BoardMaker<
  S extends GameState = GameState,
  A extends Action = Action,
  O extends BaseOptions = BaseOptions,
> {
  make(parts: BoardParts<S, A, O>): Board<S, A>;
}

/** What all parts of one picture share. G: the tables compiled for the options of the table. */
export interface Drawing<G, S extends GameState = GameState> {
  readonly g: G;
  readonly rules: Rules;
  readonly state: S;
  readonly words: Words;
  readonly paint: Paint;
}

/** Players of a game in which nobody has a name of their own. */
export function seatName(seat: Seat): string {
  return `Player ${seat + 1}`;
}
