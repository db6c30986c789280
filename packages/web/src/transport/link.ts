/**
 * What the table page knows of where a table is. The same page plays in this browser alone, on a server, or on a board
 * of one's own to try things on.
 */
import type {
  BaseOptions,
  Game,
  GameState,
  Order,
  Refusal,
  Rules,
  Seat,
  SeenEntry,
  Table,
} from '@guildhall/kernel';
import type { Realm } from '../router.ts';

export interface SeatInfo {
  /** The name of the person; null: nobody, or a bot. */
  readonly person: string | null;
  /** The level of the bot; null: no bot. */
  readonly bot: string | null;
}

/** The unfinished turn of the seat at this screen. */
export interface OwnDraft {
  readonly steps: readonly string[];
  readonly undone: readonly string[];
  /** The turn is finished and waits to be confirmed. */
  readonly isComplete: boolean;
  /** What was dropped because something else was settled first: the step, and the rule that says no. */
  readonly dropped: { readonly line: string; readonly refusal: Refusal | null } | null;
}

type Connection = 'here' | 'connecting' | 'lost';

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
  readonly log: readonly SeenEntry[];
  readonly draft: OwnDraft;
  readonly deciders: readonly Seat[];
  readonly isOver: boolean;
  /** The seat that the screen has to be handed to before anything is shown. */
  readonly curtain: Seat | null;
  readonly orders: Readonly<Record<string, string>>;
  readonly connection: Connection;
  /** What cannot be done here. */
  readonly abilities: Abilities;
}

interface Abilities {
  /** Going back beyond the own turn at once, because nobody else is asked. */
  readonly goBack: boolean;
  readonly chat: boolean;
  readonly orders: boolean;
}

/** Everything a link does answers with null, or with the rule that says no. */
export type Answer = Promise<Refusal | null>;

export interface TableLink {
  snapshot(): Snapshot;
  subscribe(changed: () => void): () => void;
  act(line: string): Answer;
  undo(): Answer;
  redo(): Answer;
  restart(): Answer;
  confirm(): Answer;
  /** Back to how things stood after an entry. */
  goBack(to: number): Answer;
  /** What the person here saw at a point. */
  viewAt(point: number): Promise<GameState>;
  /** The whole table, where it is known here; null while a server keeps it. */
  record(): Promise<Table | null>;
  setOrders(chosen: Readonly<Record<string, string>>, orders: readonly Order[]): void;
  liftCurtain(): void;
  /** The table as a file. */
  file(report: { readonly message: string; readonly at: number } | null): Promise<string>;
  /** Stops everything that goes on by itself. */
  close(): void;
}
