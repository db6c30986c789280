/**
 * Everything that there is in a game to have or to do, each thing with its picture, its words, what it is good for and
 * what became of it in games of bots. Data like a lesson: the game's own board draws and explains every entry from a
 * position in which it is on the table; only what it is good for is written by hand, in texts by key.
 */
import {
  type Game,
  type GameState,
  type Language,
  type LogEvent,
  type LogValue,
  type Rules,
  type Seat,
  type SourcedTable,
  Table,
} from '@guildhall/kernel';
import type { GuidePart } from './guide.ts';
import { type LessonTexts, playEntries } from './lesson.ts';
import type { OptionValues } from './samples.ts';

type PlayedOptions = { readonly players: number } & OptionValues;

/** Where a thing is on the table. Entries share the object where they can: each of them is a table in the page. */
export interface CompendiumPosition {
  readonly options: PlayedOptions;
  readonly seed?: string;
  /** Who looks at it; nobody at the table, when it does not say. */
  readonly seat?: Seat;
  /** What was played, as entries of a table: "1 leech". */
  readonly entries?: readonly string[];
}

export interface CompendiumEntry {
  /**
   * The row of the group's tables that it is, and with the group its address: `#GROUP.ID`. What it is good for stands
   * under `GROUP.ID`, in one sentence.
   */
  readonly id: string;
  /** The place of the board that is explained, and drawn unless `picture` says otherwise. */
  readonly place: string;
  readonly at: CompendiumPosition;
  /** The key of its name, where the board explains its place by another one: the round of a scoring tile. */
  readonly name?: string;
  /** A part of the table that shows it, where it is no tile; or the board's close-up, which then explains it, too. */
  readonly picture?: GuidePart | 'closeUp';
  /** Whose player board at the position shows the rest of it: a faction's. It is unfolded when somebody asks. */
  readonly board?: Seat;
  /** The rows that it stands for, as `TABLE.ROW`, where it is not the one with its id: tiles that say the same are one entry. */
  readonly rows?: readonly string[];
  /** What is inserted into its text: numbers are never typed there. */
  readonly values?: Readonly<Record<string, LogValue>>;
}

export interface CompendiumGroup {
  /** Its title stands under `ID.title`, and what such things are under `ID.about`. */
  readonly id: string;
  /** Names of the data tables whose rows are its entries; none: it is about something else. */
  readonly tables: readonly string[];
  /** What seats do with such a thing, for the sentence about games of bots; null: nothing is counted. */
  readonly use: CompendiumUse | null;
  readonly entries: readonly CompendiumEntry[];
  /** Inserted into its `about`. */
  readonly values?: Readonly<Record<string, LogValue>>;
}

/** Tiles are taken, spaces and actions used; by what scores for everybody, seats scored. */
export type CompendiumUse = 'taken' | 'used' | 'scored';

export interface Compendium {
  /** The version of the rules that it was written for. */
  readonly version: number;
  readonly groups: readonly CompendiumGroup[];
  /** Why tables (`rounds`) or rows of them (`palaces.P17`) have no entry. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** What became of an entry in games of bots. */
export interface CountedEntry {
  /** Games in which it was on the table. */
  readonly offered: number;
  /** Those among them in which somebody took it. */
  readonly taken: number;
  /** Seats that took it, or were dealt it in further games. */
  readonly seats: number;
  /** Their points at the end, on average; null: nobody had it. */
  readonly points: number | null;
  /** Points of all seats of the games in which it was on the table or dealt. */
  readonly all: number;
}

/** What `npm run compendium -- GAME` writes into the game's `compendium/counted.ts`. */
export interface CompendiumCounted {
  readonly ruleset: number;
  readonly games: number;
  /** By `GROUP.ID`. */
  readonly entries: Readonly<Record<string, CountedEntry>>;
}

/** Loaded when somebody opens the page. */
export interface GameCompendium {
  load(): Promise<{ readonly compendium: Compendium }>;
  readonly texts: Readonly<Record<Language, () => Promise<{ readonly compendiumTexts: LessonTexts }>>>;
  counted(): Promise<{ readonly counted: CompendiumCounted }>;
}

/** Reads from one game of bots what was on the table and who took it; entries are named `GROUP.ID`. */
export interface CompendiumWatch<S extends GameState = GameState> {
  /** What somebody could have now or later, as far as it lies open; asked before every decision. */
  offered(state: S): Iterable<string>;
  /** What the seat of an event took by it; the state is as it is in the middle of the action. */
  taken(event: LogEvent, state: S): Iterable<string>;
  /**
   * What a seat was given at the beginning without a choice, as a faction that was dealt: it tells what a thing brings,
   * not how often it is taken.
   */
  dealt?(state: S, seat: Seat): Iterable<string>;
  /** What a seat has at the end, where that tells more than the events. */
  held?(state: S, seat: Seat): Iterable<string>;
}

/** How `npm run compendium -- GAME` counts. */
export interface CompendiumCount<S extends GameState = GameState> {
  /** Tables at which steady bots play, one after the other: all entries have to come on the table at some of them. */
  readonly tables: readonly PlayedOptions[];
  /** One for each game. */
  watch(rules: Rules<S>): CompendiumWatch<S>;
}

export const keyOfEntry = (group: CompendiumGroup, { id }: CompendiumEntry): string => `${group.id}.${id}`;

export function compendiumTable(position: CompendiumPosition, game: Game): Table {
  const table = new Table(game, position.options, position.seed ?? 'compendium');
  playEntries(table, position.entries ?? []);
  return table;
}

/** The rows of a game's tables, as `TABLE.ROW`; a table that is one value or holds one thing is its own row. */
export function rowsOf(tables: readonly SourcedTable[]): string[] {
  return tables.flatMap(({ name, table }) =>
    name.includes('.') || typeof table !== 'object' || table === null
      ? [name]
      : Object.keys(table).map((row) => `${name}.${row}`),
  );
}

/** The rows that an entry stands for, among those that there are. */
export function rowsOfEntry(
  { tables }: CompendiumGroup,
  { id, rows }: CompendiumEntry,
  all: ReadonlySet<string>,
): readonly string[] {
  return (rows ?? tables.map((table) => `${table}.${id}`)).filter((row) => all.has(row));
}
