/**
 * Guided games on the real table. A lesson is data: a position, and steps that each say two sentences, point at
 * something and, where the learner has something to do, name the moves that lead on. Others play what the lesson says
 * they play, so a lesson is the same every time.
 */
import {
  type Game,
  type GameState,
  type Language,
  type LogValue,
  playMove,
  type Refused,
  readEntry,
  readMove,
  type Seat,
  Table,
  writeMove,
} from '@guildhall/kernel';
import { type LessonPosition, positionOf } from './lesson-position.ts';
import type { OptionValues } from './samples.ts';

/** Parts of the table that every game has. */
export type FramePart = 'main' | 'own' | 'seats' | 'caption' | 'round' | 'actions';

/**
 * What a step points at: a place of the board ("hex:E5"), a part of the frame, or one of the game's panels. `on`: where
 * a place is, for phones, which show one part at a time; the main board unless it says otherwise.
 */
export type LessonTarget =
  | { readonly place: string; readonly on?: 'main' | 'own' | { readonly panel: string } }
  | { readonly part: FramePart }
  | { readonly panel: string };

export interface LessonStep<S extends GameState = GameState> {
  /** Its texts stand under this key: `id.title`, `id.text`, and `id.wrong` for another move than the wanted ones. */
  readonly id: string;
  /** The key of the part of the lesson that it belongs to. */
  readonly chapter: string;
  readonly show: readonly LessonTarget[];
  /** What it points at once a part of the move is done; by itself, what is left of the move. */
  readonly showNext?: readonly LessonTarget[];
  /** Moves that lead on; where there is none, the learner only reads. */
  readonly wanted?: readonly string[];
  /** What is played after it, by whomever, as entries of a table: "1 leech". */
  readonly after?: readonly string[];
  /** What is inserted into the texts: numbers are never typed there. */
  values?(position: LessonPosition<S>): Readonly<Record<string, LogValue>>;
}

export interface Lesson<S extends GameState = GameState> {
  /** Its texts stand under this key: `id.title`, `id.about`. */
  readonly id: string;
  /** The version of the rules that it was written for. */
  readonly version: number;
  readonly options: { readonly players: number } & OptionValues;
  readonly seed: string;
  /** The learner's. */
  readonly seat: Seat;
  /** What was played before it begins. */
  readonly before: readonly string[];
  readonly steps: readonly LessonStep<S>[];
}

/** By key; messages with arguments. What stands between asterisks is what to remember. */
export type LessonTexts = Readonly<Record<string, string>>;

/** The lessons of a game, each loaded with its texts when somebody opens one. */
export interface GameLessons {
  /** By id, with how long they take in minutes, in the order in which they are taken. */
  readonly list: readonly { readonly id: string; readonly minutes: number }[];
  load(): Promise<{ readonly lessons: readonly Lesson[] }>;
  readonly texts: Readonly<Record<Language, () => Promise<{ readonly lessonTexts: LessonTexts }>>>;
}

export class LessonError extends Error {}

/** What became of a move in a lesson: refused by the rules, not what the step asks for, a part of it, or all of it. */
export type LessonMove = Refused | { readonly ok: true; readonly became: 'wrong' | 'part' | 'whole' };

/** A lesson as far as the learner is. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly table: Table;
  /** What the learner played in the steps so far; null where there was nothing to do. */
  readonly answers: (string | null)[] = [];
  /** Lines of this step's move that are played already. */
  #played: readonly string[] = [];
  /** What is still played for others before the step begins. */
  #waiting: readonly string[] = [];

  /** From the beginning, through the steps that are answered. Throws LessonError where the lesson does not fit the game. */
  constructor(lesson: Lesson, game: Game, answers: readonly (string | null)[] = []) {
    this.lesson = lesson;
    this.table = new Table(game, lesson.options, lesson.seed);
    playEntries(this.table, lesson.before);
    for (const answer of answers) this.#answer(answer);
    while (this.playNext());
  }

  /** The number of the step that is to be taken, counted from 0; past the last one when the lesson is over. */
  get at(): number {
    return this.answers.length;
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get isBegun(): boolean {
    return this.#played.length > 0;
  }

  /** The lines that lead on from here in this step. */
  get next(): readonly string[] {
    const lines = this.#wantedAfter(this.#played).map((move) => move[this.#played.length]);
    return [...new Set(lines)];
  }

  /** Whether others move before the step begins. */
  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Plays lines of the learner, if they are what the step asks for, or the beginning of it. */
  play(lines: readonly string[]): LessonMove {
    const played = [...this.#played, ...lines];
    const wanted = this.#wantedAfter(played);
    if (wanted.length === 0) {
      const tried = this.table.rules.clone(this.table.view(this.lesson.seat));
      const possible = playMove(this.table.rules, tried, this.lesson.seat, writeMove(lines));
      return possible.ok ? { ok: true, became: 'wrong' } : possible;
    }
    const done = this.table.play(this.lesson.seat, writeMove(lines));
    if (!done.ok) return done;
    this.#played = played;
    const isWhole = wanted.some((move) => move.length === played.length);
    if (!isWhole) return { ok: true, became: 'part' };
    this.#close(writeMove(played));
    return { ok: true, became: 'whole' };
  }

  /** Goes on to the next step; what is left of this one's move is played for the learner. */
  skip(): void {
    const [first] = this.#wantedAfter(this.#played);
    if (first !== undefined) this.#playOwn(first.slice(this.#played.length));
    this.#close(first === undefined ? null : writeMove(first));
  }

  /** Plays one entry of others that comes before the step; false: there is none left. */
  playNext(): boolean {
    const [next, ...rest] = this.#waiting;
    if (next === undefined) return false;
    this.#waiting = rest;
    playEntries(this.table, [next]);
    return true;
  }

  position(): LessonPosition {
    return positionOf(this.table, this.lesson.seat);
  }

  /** The wanted moves that begin with these lines. */
  #wantedAfter(played: readonly string[]): readonly (readonly string[])[] {
    return (this.step?.wanted ?? []).map(readMove).filter((move) => startsWith(move, played));
  }

  #answer(answer: string | null): void {
    while (this.playNext());
    if (answer !== null) this.#playOwn(readMove(answer));
    this.#close(answer);
  }

  #playOwn(lines: readonly string[]): void {
    playEntries(
      this.table,
      lines.map((line) => `${this.lesson.seat} ${line}`),
    );
  }

  #close(answer: string | null): void {
    this.#waiting = this.step?.after ?? [];
    this.#played = [];
    this.answers.push(answer);
  }
}

function startsWith(move: readonly string[], played: readonly string[]): boolean {
  return played.every((line, at) => move[at] === line);
}

export function playEntries(table: Table, entries: readonly string[]): void {
  for (const text of entries) {
    const entry = readEntry(text);
    if (entry?.kind !== 'action') throw new LessonError(`"${text}" is not an entry`);
    const done = table.play(entry.seat, entry.line);
    if (!done.ok) throw new LessonError(`"${text}" is not allowed: ${done.refusal.rule}`);
  }
}
