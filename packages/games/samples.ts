/** What benchmarks, screenshots and tests need to know of a game. */
import type { Language, SourcedTable, Table } from '@guildhall/kernel';

/** Options as they come from outside. */
export type OptionValues = Readonly<Record<string, unknown>>;

type PlayedOptions = { readonly players: number } & OptionValues;

export interface GameSamples {
  /** Tables at which tests draw the board, so that all of it is seen; languages take turns, for they say the same. */
  readonly boards: readonly { readonly options: PlayedOptions; readonly language: Language }[];
  /** Where a random game stops so that tests have something to click on the board. */
  readonly position: {
    readonly options: PlayedOptions;
    isReached(table: Table): boolean;
    /** Whether a curtain hangs before the table: it is another's turn than the first one's, and seats have secrets. */
    readonly hasCurtain: boolean;
  };
  /** Where bots stop for a picture: from this round on, when the first seat has a choice of such actions. */
  readonly picture?: { readonly players: number; readonly round: number; readonly choiceOf: string };
  /** The targets of `npm run bench`; without them the usual ones. */
  readonly bench?: BenchTargets;
  /** What it wants of the game with other options, by name: an expansion has more to look at. */
  readonly benchVariants?: Readonly<Record<string, BenchVariant>>;
  /** What `npm run arena` plays, by name. */
  readonly matches: Readonly<Record<string, BotMatch>>;
  /**
   * Options that put a part of the game on the table, by the table and the id in the path of one of its values: an
   * override of a part that nobody plays with proves nothing.
   */
  optionsWith?(table: string, id: string): OptionValues;
}

export interface BenchTargets {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly replayMilliseconds: number;
  readonly biggestStateBytes: number;
  readonly ratioToPeer: number;
}

export interface BenchVariant {
  readonly options: OptionValues;
  readonly targets: BenchTargets;
}

/** The levels of bots, and one that chooses the best single turn, to measure them against. */
type Player = 'random' | 'easy' | 'singleTurn' | 'steady' | 'strong';

export interface BotMatch {
  readonly about: string;
  readonly games: number;
  /** Who sits at the table; where the seat matters, they move on by one seat from game to game. */
  readonly seats: readonly Player[];
  /** Options of the game beside the number of players. */
  readonly options?: OptionValues;
  readonly goal: /** Points of the first of them: at least so many, and at most. */
    | { readonly kind: 'mean'; readonly points: number; readonly most?: number }
    | { readonly kind: 'wins'; readonly of: Player; readonly share: number };
}

/** So many ids of a table, the wanted one first. */
export function someIdsOf(
  tables: readonly SourcedTable[],
  name: string,
  first: string | null,
  count: number,
): string[] {
  const ids = tables
    .filter((table) => table.name === name)
    .flatMap(({ table }) => Object.keys(table as object));
  return [...new Set([...(first === null ? [] : [first]), ...ids])].slice(0, count);
}
