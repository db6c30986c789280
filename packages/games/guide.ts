/**
 * How to play a game, on one page that is read in ten minutes: short chapters with diagrams that the game's own board
 * draws from positions, small boards on which a rule is tried, and a card to print. Data like a lesson: texts stand by
 * key and numbers are inserted, never typed.
 */
import { type Game, type GameState, type Language, type LogValue, type Seat, Table } from '@guildhall/kernel';
import { type LessonTexts, playEntries } from './lesson.ts';
import { type LessonPosition, positionOf } from './lesson-position.ts';
import type { OptionValues } from './samples.ts';

/** What diagrams are drawn from. */
export interface GuidePosition {
  readonly id: string;
  readonly options: { readonly players: number } & OptionValues;
  readonly seed: string;
  /** Who looks at it. */
  readonly seat: Seat;
  /** What was played, as entries of a table: "1 leech". */
  readonly entries: readonly string[];
}

/** A part of the table: the big drawing, a player board, or one of the panels that all share. */
export type GuidePart = 'main' | { readonly seat: Seat } | { readonly panel: string };

/** A piece of a chapter; its texts stand under `CHAPTER.ID`. */
export type GuideBlock =
  /** A paragraph. What stands between asterisks is what to remember. */
  | { readonly kind: 'text'; readonly id: string }
  /** Short lines, each under `CHAPTER.ID.LINE`, with the drawing of a place of the position where it names one. */
  | {
      readonly kind: 'list';
      readonly id: string;
      readonly position?: string;
      readonly lines: readonly { readonly id: string; readonly place?: string }[];
    }
  /** A part of the table as it is at a position, with what is lit and a line below it. */
  | {
      readonly kind: 'diagram';
      readonly id: string;
      readonly position: string;
      readonly part: GuidePart;
      /** Places that the text speaks of. */
      readonly lit?: readonly string[];
      /** Of the part, only what is around these places is shown. */
      readonly around?: readonly string[];
    }
  /** Things to choose among, drawn large beside each other as they are at the table, with their names. */
  | {
      readonly kind: 'tiles';
      readonly id: string;
      readonly position: string;
      readonly places: readonly string[];
    }
  /**
   * A board to try a rule on: which places are right is what the rules allow the seat of the position now by actions of
   * these kinds, and why another place is wrong is what the rules say. The question stands under `CHAPTER.ID`, what to
   * learn from it under `CHAPTER.ID.right`.
   */
  | {
      readonly kind: 'try';
      readonly id: string;
      readonly position: string;
      readonly part: GuidePart;
      readonly actions: readonly string[];
      readonly around?: readonly string[];
    };

export interface GuideChapter<S extends GameState = GameState> {
  /** Its title stands under `ID.title`. */
  readonly id: string;
  readonly blocks: readonly GuideBlock[];
  /** Ids of the rules for those who want the letter. */
  readonly rules: readonly string[];
  /** What is inserted into its texts; `at` gives a position by its id. */
  values?(at: (position: string) => LessonPosition<S>): Readonly<Record<string, LogValue>>;
}

/** A part of the table in which things are named; without a place, the part itself is meant. */
interface TourDrawing {
  readonly part: GuidePart;
  readonly labels: readonly { readonly id: string; readonly place?: string }[];
}

export interface Guide<S extends GameState = GameState> {
  /** The version of the rules that it was written for. */
  readonly version: number;
  readonly positions: readonly GuidePosition[];
  readonly chapters: readonly GuideChapter<S>[];
  /** The whole table with its parts named, for the page of the game: each label is a number and a line under `tour.ID`. */
  readonly tour: { readonly position: string; readonly drawings: readonly TourDrawing[] };
  /** The reference card: sections with their title under `card.ID.title` and lines under `card.ID.LINE`. */
  readonly card: readonly {
    readonly id: string;
    readonly lines: readonly string[];
    values?(): Readonly<Record<string, LogValue>>;
  }[];
}

/** Loaded when somebody opens the page. */
export interface GameGuide {
  load(): Promise<{ readonly guide: Guide }>;
  readonly texts: Readonly<Record<Language, () => Promise<{ readonly guideTexts: LessonTexts }>>>;
}

/** The table of a position. Throws LessonError where an entry does not fit the game. */
export function guideTable({ options, seed, entries }: GuidePosition, game: Game): Table {
  const table = new Table(game, options, seed);
  playEntries(table, entries);
  return table;
}

/** A position as `values` takes it. */
export function guidePosition(position: GuidePosition, game: Game): LessonPosition {
  return positionOf(guideTable(position, game), position.seat);
}
