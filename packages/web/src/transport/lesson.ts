/** A guided game in the page: the learner plays what a step of the lesson wants, and the lesson plays everybody else. */
import {
  engineOf,
  type Lesson,
  LessonError,
  type LessonPosition,
  LessonRun,
  manifestOf,
} from '@guildhall/games';
import { exportTable, type Game, type GameState, type SavedTable, type Table } from '@guildhall/kernel';
import { keepProgress, progressOf } from '../learn/progress.ts';
import { syncLessons } from '../learn/sync.ts';
import { preferences } from '../preferences.ts';
import { type Announce, type LinkResult, NOTHING_SHARED, type Snapshot, type TableLink } from './link.ts';
import { Listeners } from './listeners.ts';

/** How far a learner is. Never changed: a change makes a new one. */
export interface LessonState {
  readonly lesson: Lesson;
  /** The step that is shown, counted from 0. */
  readonly at: number;
  /** The learner did something that is allowed, but not what the step is about. */
  readonly isWrong: boolean;
  /** Whether a part of what the step wants is done. */
  readonly isBegun: boolean;
  /** The lines that lead on from here. */
  readonly next: readonly string[];
  /** Others move before the step begins. */
  readonly isWaiting: boolean;
  readonly position: LessonPosition;
}

/** What the coach can do with a lesson. */
export interface LessonGuide {
  readonly game: string;
  state(): LessonState;
  /** On to the next step; what this one wants is played for the learner. */
  next(): void;
  /** To the beginning of a step. */
  goTo(at: number): void;
  /** The game as it stands, to be played on. */
  save(): SavedTable;
}

/** The lesson with this id: the game, a slash, and which of its lessons. Null: there is none. */
export async function openLesson(id: string, announce: Announce): Promise<LessonLink | 'older-rules' | null> {
  const [gameId, lessonId] = id.split('/');
  const lessons = manifestOf(gameId)?.lessons;
  if (lessons === undefined) return null;
  announce(gameId);
  const lesson = (await lessons.load()).lessons.find((one) => one.id === lessonId);
  if (lesson === undefined) return null;
  const [game] = await Promise.all([engineOf(gameId, lesson.version), syncLessons()]);
  return game === null ? 'older-rules' : new LessonLink(id, lesson, game);
}

const CANNOT: LinkResult = Promise.resolve({ rule: 'KERNEL-NOT-YOUR-DECISION', missing: {} });
/** Others do not answer in the same moment. */
const PAUSE_MS = 400;

/** Where the learner stopped; at the beginning where what was kept does not fit. */
function resumed(id: string, lesson: Lesson, game: Game): LessonRun {
  try {
    return new LessonRun(lesson, game, progressOf(id, lesson.version).answers);
  } catch (error) {
    if (error instanceof LessonError) return new LessonRun(lesson, game);
    throw error;
  }
}

class LessonLink implements TableLink, LessonGuide {
  readonly isAnalysis = false;
  readonly id: string;
  readonly lesson = this;
  readonly #game: Game;
  readonly #listeners = new Listeners();
  #run: LessonRun;
  #state: LessonState;
  #snapshot: Snapshot;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(id: string, lesson: Lesson, game: Game) {
    this.id = id;
    this.#game = game;
    this.#run = resumed(id, lesson, game);
    this.#state = this.#looked(false);
    this.#snapshot = this.#look();
  }

  get game(): string {
    return this.#game.id;
  }

  state(): LessonState {
    return this.#state;
  }

  next(): void {
    this.#run.skip();
    this.#changed();
  }

  goTo(at: number): void {
    this.#stop();
    const { lesson, answers } = this.#run;
    const usual = lesson.steps.slice(answers.length, at).map(({ wanted }) => wanted?.[0] ?? null);
    this.#run = new LessonRun(lesson, this.#game, [...answers.slice(0, at), ...usual]);
    this.#changed();
  }

  save(): SavedTable {
    return this.#run.table.save();
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(changed: () => void): () => void {
    return this.#listeners.add(changed);
  }

  act(...lines: readonly string[]): LinkResult {
    if (this.#timer !== null) return CANNOT;
    const done = this.#run.play(lines);
    if (!done.ok) return Promise.resolve(done.refusal);
    this.#changed(done.became === 'wrong');
    return Promise.resolve(null);
  }

  undo(): LinkResult {
    if (!this.#run.isBegun) return Promise.resolve({ rule: 'KERNEL-NOTHING-TO-UNDO', missing: {} });
    this.goTo(this.#run.at);
    return Promise.resolve(null);
  }

  restart(): LinkResult {
    return this.undo();
  }

  redo = (): LinkResult => CANNOT;
  confirm = (): LinkResult => CANNOT;
  goBack = (): LinkResult => CANNOT;
  setOrders = (): LinkResult => CANNOT;
  answerProposal = (): LinkResult => CANNOT;
  say = (): LinkResult => CANNOT;

  viewAt(point: number): Promise<GameState> {
    return Promise.resolve(this.#run.table.viewAt(this.#run.lesson.seat, point));
  }

  record(): Promise<Table | null> {
    return Promise.resolve(this.#run.table);
  }

  file(): Promise<string> {
    return Promise.resolve(exportTable(this.#run.table));
  }

  report(message: string, at: number): Promise<string | null> {
    const { seat } = this.#run.lesson;
    return Promise.resolve(exportTable(this.#run.table, { report: { message, at, seat } }));
  }

  liftCurtain(): void {}

  close(): void {
    this.#stop();
    this.#listeners.clear();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #changed(isWrong = false): void {
    const { lesson, answers } = this.#run;
    keepProgress(this.id, {
      version: lesson.version,
      answers,
      isDone: answers.length >= lesson.steps.length - 1,
    });
    this.#state = this.#looked(isWrong);
    this.#snapshot = this.#look();
    this.#listeners.tell();
    this.#playOthers();
  }

  /** Others move one by one, so that the page can show each of their moves. */
  #playOthers(): void {
    if (this.#timer !== null) return;
    const play = (): void => {
      this.#timer = null;
      if (!this.#run.playNext()) return;
      this.#state = this.#looked(false);
      this.#snapshot = this.#look();
      this.#listeners.tell();
      this.#playOthers();
    };
    if (!this.#run.isWaiting) return;
    this.#timer = setTimeout(play, preferences().pace === 'instant' ? 0 : PAUSE_MS);
  }

  #looked(isWrong: boolean): LessonState {
    const { lesson, at, isBegun, next, isWaiting } = this.#run;
    return { lesson, at, isWrong, isBegun, next, isWaiting, position: this.#run.position() };
  }

  #look(): Snapshot {
    const { table, lesson, isWaiting } = this.#run;
    const { seat } = lesson;
    const own = table.drafts(seat).find((draft) => draft.seat === seat)?.own;
    return {
      realm: 'lesson',
      game: this.#game,
      options: table.options,
      rules: table.rules,
      seats: Array.from({ length: table.rules.seats }, (_, of) =>
        of === seat ? { person: '', bot: null } : { person: null, bot: 'steady' },
      ),
      mine: [seat],
      seat,
      view: table.view(seat),
      length: table.length,
      log: table.log(seat),
      draft: { steps: own?.steps ?? [], undone: [], isComplete: false, dropped: null },
      deciders: table.deciders(),
      isOver: table.over,
      curtain: null,
      orders: [],
      abilities: { goBack: 'no', orders: false, standIn: null },
      ...NOTHING_SHARED,
      // While others move the learner is asked nothing.
      isHeld: isWaiting,
    };
  }
}
