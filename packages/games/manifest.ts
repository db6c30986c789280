/**
 * What a game consists of. A manifest is small, because every page loads all of them: whatever is more than a name or
 * a number is imported when somebody asks for it.
 *
 * The parts of a game are typed by its own state, actions, options and tables; here they are what they are to everybody
 * else, who gives each of them only what came from the others: a board the views of the same game's rules.
 */
import type { BoardMaker } from '@guildhall/board-kit';
import type {
  AllTexts,
  BaseOptions,
  Game,
  GameWords,
  Language,
  RuleTexts,
  SourcedTable,
  Sums,
} from '@guildhall/kernel';
import type { BoardMaker as TerminalMaker } from '@guildhall/terminal-kit';
import type { GameBalance } from './balance.ts';
import type { GameCalibration } from './calibration.ts';
import type { CompendiumCount, GameCompendium } from './compendium.ts';
import type { GameGuide } from './guide.ts';
import type { GameLessons } from './lesson.ts';
import type { GameSamples } from './samples.ts';
import type { GameTeaching } from './teaching.ts';

/** One module a language. */
type ByLanguage<Module> = Readonly<Record<Language, () => Promise<Module>>>;

/** Why one does something, and when; by chapter of the rules. */
type Advice = Readonly<Record<string, { readonly why: string; readonly when: string }>>;
export type GameAdvice = ByLanguage<{ readonly advice: Advice }>;

/** Where income, costs and points come from, made with the newest rules for the options of a table. */
export interface GameSums {
  load(): Promise<{ sumsOf(options: BaseOptions): Sums }>;
  readonly texts: ByLanguage<{ readonly sumTexts: Readonly<Record<string, string>> }>;
}

export interface GameManifest {
  readonly id: string;
  /** Where it stands in lists of games: those with smaller numbers come first. */
  readonly order: number;
  readonly titles: Readonly<Record<Language, string>>;
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  /** What it is about, in one line. */
  readonly pitch: Readonly<Record<Language, string>>;
  /** How long a game takes around a table. */
  readonly minutes: { readonly least: number; readonly most: number };
  /** How heavy it is, from 1 to 5. */
  readonly weight: number;
  /** The address of its picture. */
  readonly picture?: string;
  /** Options for somebody who plays it for the first time. */
  readonly firstPlay: Readonly<Record<string, unknown>>;
  /** The newest version of its rules. */
  game(): Promise<Game>;
  readonly words: ByLanguage<{ readonly words: GameWords }>;
  readonly rules: ByLanguage<{ readonly rules: RuleTexts }>;
  /** What the values of its tables are called, by the ends of their paths. */
  readonly values: ByLanguage<{ readonly values: Readonly<Record<string, string>> }>;
  /** What it is, in a few sentences. */
  readonly about?: ByLanguage<{ readonly about: readonly string[] }>;
  /** What each kind of action is for, by the chapter of the rules that its actions are offered under. */
  advice?(): Promise<GameAdvice>;
  /** What its numbers add up from, for whoever asks why. */
  sums?(): Promise<GameSums>;
  tables(): Promise<readonly SourcedTable[]>;
  /** How it is drawn in the browser; without it there is the generic table. */
  board?(): Promise<BoardMaker>;
  /** Guided games for those who have never played it. */
  readonly lessons?: GameLessons;
  /** How to play it, on one page. */
  guide?(): Promise<GameGuide>;
  /** Everything that there is in it, each thing by itself. */
  compendium?(): Promise<GameCompendium>;
  /** Words and rules in all languages. The page, which needs one language, is built without this and what follows. */
  texts(): Promise<AllTexts>;
  /** How it is drawn in a terminal; without it the numbers of the seats are listed. */
  terminal?(): Promise<TerminalMaker>;
  /** What `npm run balance` counts in games of bots; for games whose values nobody has balanced. */
  balance?(): Promise<GameBalance>;
  /** Values that hang on how well its bots play, made by `npm run calibrate`. */
  calibration?(): Promise<GameCalibration>;
  /** How its estimate is taught, by `npm run teach`. */
  teaching?(): Promise<GameTeaching>;
  /** What `npm run compendium` counts in games of bots. */
  compendiumCount?(): Promise<CompendiumCount>;
  /** What benchmarks, screenshots and tests need to know of it. */
  samples?(): Promise<GameSamples>;
}
