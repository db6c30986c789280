/**
 * What the table page knows of where a table is. The same page plays in this browser alone, on a server, or on a board
 * of one's own to try things on.
 */
import {
  type BaseOptions,
  canonicalJson,
  type Game,
  type GameState,
  type LogEvent,
  type Order,
  type RedactedEntry,
  type Refusal,
  type Rules,
  type Seat,
  type Table,
} from '@guildhall/kernel';
import type {
  ChatMessage,
  Clock,
  PersonInfo,
  Present,
  Proposal,
  SeatVote,
  TableEvent,
} from '@guildhall/protocol';
import type { About } from '../pages/table/about-table.tsx';
import { preferences, watchPreferences } from '../preferences.ts';
import type { Realm } from '../router.ts';
import type { LessonGuide } from './lesson.ts';

export interface OwnBotName {
  readonly name: string;
  /** Whose it is; null: of somebody who is not there any more. */
  readonly owner: PersonInfo | null;
}

export interface SeatInfo {
  /** The name of the person; null: nobody, or a bot. */
  readonly person: string | null;
  /** The level of the bot; null: no bot. */
  readonly bot: string | null;
  /** The bot is one that somebody brought along. */
  readonly ownBot?: OwnBotName | null;
  /** Somebody else may take it over, by a link. */
  readonly isOffered?: boolean;
}

/** The unfinished turn of the seat at this screen. */
export interface OwnDraft {
  readonly steps: readonly string[];
  readonly undone: readonly string[];
  /** The turn is finished and waits to be confirmed. */
  readonly isComplete: boolean;
  /** What was dropped because something else was settled first: the step, and the rule that forbids it. */
  readonly dropped: { readonly line: string; readonly refusal: Refusal | null } | null;
}

/** The unfinished turn of another seat, as far as it may be read here. */
interface OpenDraft {
  readonly seat: Seat;
  readonly events: readonly LogEvent[];
}

/** `gone`: the table can no longer be seen from here. */
type Connection = 'here' | 'lost' | 'gone';

/** How things stand, for one pair of eyes. Never changed: a change makes a new one. */
export interface Snapshot {
  readonly realm: Realm;
  readonly game: Game;
  /** As far as players may see them. */
  readonly options: BaseOptions;
  readonly rules: Rules;
  readonly seats: readonly SeatInfo[];
  /** Seats that are played at this screen. */
  readonly mine: readonly Seat[];
  /** The one of them that is shown now; null: somebody who watches. */
  readonly seat: Seat | null;
  /** What that seat sees, its own draft on top. */
  readonly view: GameState;
  /** Entries that are settled. */
  readonly length: number;
  readonly log: readonly RedactedEntry[];
  readonly draft: OwnDraft;
  readonly deciders: readonly Seat[];
  readonly isOver: boolean;
  /** The seat that the screen has to be handed to before anything is shown. */
  readonly curtain: Seat | null;
  /** Those of the seat at this screen. */
  readonly orders: readonly Order[];
  /** A bot holds the seat at this screen until its person takes it back. */
  readonly isHeld: boolean;
  readonly connection: Connection;
  readonly abilities: Abilities;
  /** Somebody's wish to go back past what is settled. */
  readonly proposal: Proposal | null;
  /** By seat; empty where nobody's time runs. */
  readonly clocks: readonly Clock[];
  /** Null: there is nobody to talk to. */
  readonly chat: readonly ChatMessage[] | null;
  /** Who may talk; null: there is nobody to talk to. */
  readonly chatAccess: ChatAccess | null;
  /** The hash that the server published before the deal; null: there is no server that could deal unfairly. */
  readonly hash: string | null;
  /** Null: nobody else can look. */
  readonly present: Present | null;
  readonly votes: readonly SeatVote[];
  /** Seats whose bots could not move. */
  readonly stuck: readonly Seat[];
  /** Seats that changed hands, and refusals to go back. */
  readonly happened: readonly TableEvent[];
  /** How its owner made the table; null: it has no owner but whoever looks. */
  readonly about: About | null;
  /** What others have done of a turn that is not final, where everybody sees it. */
  readonly openDrafts: readonly OpenDraft[];
  /** The next table of the same people. */
  readonly rematch: string | null;
  /** The table ended before the game did; with the name of whoever left during set-up. Null: it did not. */
  readonly calledOff: { readonly by: string | null } | null;
}

/** What only a table on a server has, as a table in the page shows it. */
export const NOTHING_SHARED = {
  isHeld: false,
  connection: 'here',
  proposal: null,
  clocks: [],
  chat: null,
  chatAccess: null,
  hash: null,
  present: null,
  votes: [],
  stuck: [],
  happened: [],
  about: null,
  openDrafts: [],
  rematch: null,
  calledOff: null,
} as const satisfies Partial<Snapshot>;

interface ChatAccess {
  /** Everybody who watches. */
  readonly isOpen: boolean;
  /** Whoever looks came with an invitation. */
  readonly isInvited: boolean;
  /** People who may talk without a seat. */
  readonly members: readonly string[];
  /** The person who decides; null: nobody any more. */
  readonly owner: string | null;
}

interface Abilities {
  /** Going back beyond the own turn: not at all, at once, or when all others agree. */
  readonly goBack: 'no' | 'now' | 'ask';
  readonly orders: boolean;
  /** The level of the bot that holds a seat while its person is away; null: none does. */
  readonly standIn: string | null;
}

/** Why a link refuses: the rule that forbids it, or the server's error where it is no rule of the game. */
export interface LinkRefusal extends Refusal {
  readonly error?: Error;
  /** Which of several lines it is about, counted from 1. */
  readonly line?: number;
}

/** What became of a change: null when it was made. */
export type LinkResult = Promise<LinkRefusal | null>;

/** Says which game a table is of as soon as that is known, so that what else it needs can be loaded meanwhile. */
export type Announce = (game: string) => void;

export interface TableLink {
  /** Of the table, where it is kept. */
  readonly id: string;
  /** Whether it is a board of one's own to try things on, where nothing counts. */
  readonly isAnalysis: boolean;
  /** The lesson that is taken at it, if any. */
  readonly lesson?: LessonGuide;
  snapshot(): Snapshot;
  subscribe(changed: () => void): () => void;
  /** One action, or several as one: all of them are done, or none. */
  act(...lines: readonly string[]): LinkResult;
  undo(): LinkResult;
  redo(): LinkResult;
  restart(): LinkResult;
  confirm(): LinkResult;
  /** Back to how things stood after an entry. */
  goBack(to: number): LinkResult;
  /** What the person here saw at a point. */
  viewAt(point: number): Promise<GameState>;
  /** The whole table, where it is known here; null while a server keeps it. */
  record(): Promise<Table | null>;
  setOrders(orders: readonly Order[]): LinkResult;
  liftCurtain(): void;
  /** What the others are told about a wish to go back. */
  answerProposal(answer: 'agree' | 'refuse' | 'withdraw'): LinkResult;
  say(text: string): LinkResult;
  /** The table as a file. */
  file(): Promise<string>;
  /** Tells that something seems wrong. Answers with a file for the person to send on, or null when a server has it. */
  report(message: string, at: number): Promise<string | null>;
  /** Stops everything that goes on by itself. */
  close(): void;
}

// Answers by which nothing is lost, for those who like to have them given by themselves.

/** The orders that a seat follows: its own, and those that the preferences add. */
export function withFree({ costless = [] }: Game, own: readonly Order[]): readonly Order[] {
  return preferences().freeAnswers ? [...own, ...costless] : own;
}

/** A seat's own orders among those that it follows. */
export function withoutFree({ costless = [] }: Game, followed: readonly Order[]): readonly Order[] {
  const added = new Set(costless.map((order) => canonicalJson(order)));
  return followed.filter((order) => !added.has(canonicalJson(order)));
}

/** Calls back when somebody switches them on or off; answers with how to stop. */
export function watchFree(changed: () => void): () => void {
  let before = preferences().freeAnswers;
  return watchPreferences(() => {
    const now = preferences().freeAnswers;
    if (now === before) return;
    before = now;
    changed();
  });
}
