/**
 * The records of the store, as plain data. Times are milliseconds since 1970. `unknown` marks plain data that belongs to
 * the server alone: the store keeps it as JSON, and whoever reads it back parses it like anything from outside.
 */
import type {
  BaseOptions,
  CommitmentForm,
  Proposal,
  SavedDraft,
  Seat,
  StandingOrders,
} from '@guildhall/kernel';

export type PersonId = string;
export type SessionId = string;
export type OwnBotId = string;
export type TableId = string;
export type Time = number;

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly language: string;
  readonly created: Time;
  /** Since when nobody else has that name; null: a guest, known by a cookie alone. */
  readonly registered: Time | null;
}

/** How a name looks in small letters and in capitals: of two registered people, neither is the same. */
export type NameLooks = readonly [lower: string, upper: string];

/** How a registered person comes back on another device. */
export type CredentialKind = 'recovery-code';

export interface Credential {
  readonly id: string;
  readonly kind: CredentialKind;
  readonly created: Time;
  /** When somebody last came back by it; null: nobody did. */
  readonly used: Time | null;
}

export interface Session {
  /** The hash of its token. */
  readonly id: SessionId;
  readonly person: Person;
  /** What the person calls the device, or what it calls itself. */
  readonly device: string;
  readonly created: Time;
  /** When it was used last, to the hour. */
  readonly seen: Time;
  readonly expires: Time;
}

/** What a one-time link is good for: to enter on another device, or to confirm an e-mail address (the detail). */
export type LinkPurpose = 'device' | 'email';

export interface Link {
  readonly person: PersonId;
  readonly purpose: LinkPurpose;
  readonly detail: string;
}

export type WebhookKind = 'discord' | 'json';

export interface NotificationSettings {
  readonly email: string | null;
  /** Null until the person has followed the link sent to the address. */
  readonly emailConfirmed: Time | null;
  readonly webhook: { readonly kind: WebhookKind; readonly url: string } | null;
  /** What the person wants to hear of, and how often. */
  readonly preferences: unknown;
}

/** How far a person is in a lesson. */
export interface LessonRecord {
  /** The game, a slash, and which of its lessons. */
  readonly lesson: string;
  readonly version: number;
  readonly run: number;
  readonly answers: readonly (string | null)[];
  readonly isDone: boolean;
}

/** A game that is over, as far as records need it. */
export interface FinishedTable {
  readonly id: TableId;
  readonly visibility: Visibility;
  readonly started: Time | null;
  readonly finished: Time;
  /** Null: it cannot be read. */
  readonly outcome: unknown;
  /** Who played to the end, by seat; null: a bot, or somebody who left or has deleted their account. */
  readonly people: readonly (PersonId | null)[];
}

/** A bot that a person brings along. Its token is stored as a hash alone. */
export interface OwnBotRecord {
  readonly id: OwnBotId;
  readonly name: string;
  readonly owner: PersonId;
  readonly created: Time;
  /** When it was used last, to the hour; null: never. */
  readonly used: Time | null;
}

export type TableStatus = 'gathering' | 'running' | 'finished' | 'abandoned';
export type Visibility = 'private' | 'public';

export type Occupant =
  | { readonly kind: 'person'; readonly person: PersonId }
  | { readonly kind: 'bot'; readonly level: string }
  /** Whoever sat there left the game for good: nobody plays this seat any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'open' };

export interface SeatRecord {
  readonly seat: Seat;
  readonly occupant: Occupant;
  /** The random word that the person who sits there gave for the seed; null while they have given none. */
  readonly word: string | null;
  /** For whom a bot holds the seat. It is only written, so that the table is found among theirs: settings say it too. */
  readonly heldFor?: PersonId | null;
}

/**
 * How far a table has come. The length counts its entries; the revision grows with every change but chat, so that a
 * writer who knows it knows everything the change was decided on: drafts, clocks and seats as well as entries.
 */
export interface Head {
  readonly length: number;
  readonly revision: number;
}

/** A table without its entries, and without what nobody may see while it runs. */
export interface TableRecord {
  readonly id: TableId;
  readonly game: string;
  readonly version: number;
  readonly options: BaseOptions;
  readonly status: TableStatus;
  readonly visibility: Visibility;
  /** Null if the person has deleted their account. */
  readonly owner: PersonId | null;
  readonly settings: unknown;
  /** The published hash over the table's secret bits and its options. */
  readonly commitment: string;
  readonly commitmentForm: CommitmentForm;
  readonly rematchOf: TableId | null;
  readonly created: Time;
  readonly started: Time | null;
  readonly finished: Time | null;
  readonly outcome: unknown;
  readonly seats: readonly SeatRecord[];
  readonly head: Head;
  readonly clocks: unknown;
  readonly proposal: Proposal | null;
  /** Votes that are open: who takes over a seat, what happens to a seat whose time is up. */
  readonly votes: unknown;
  /** The seats it waits for. */
  readonly waiting: readonly Seat[];
  /** When its revision grew last. */
  readonly changed: Time;
  /** How many chat messages it has. */
  readonly messages: number;
}

/** A table in a list. Options may be long, and nobody needs them there. */
export type ListedTable = Omit<TableRecord, 'options'>;

/** Secret while the table runs. */
export interface TableSecrets {
  /** The random bits whose hash was published. */
  readonly secret: string;
  /** Null until the table has started. */
  readonly seed: string | null;
}

/** Who made an entry: a person, a bot, or a person's standing orders. */
export type EntryOrigin = 'person' | 'bot' | 'order';

export interface NewEntry {
  readonly line: string;
  readonly origin: EntryOrigin;
}

export interface EntryRecord extends NewEntry {
  readonly number: number;
  readonly at: Time;
}

export interface SeatOrders {
  readonly seat: Seat;
  readonly standing: StandingOrders;
}

/** Everything that a server needs to open a table, read at one moment. */
export interface OpenTable extends TableSecrets {
  readonly table: TableRecord;
  /** The entries after the number that was asked for. */
  readonly entries: readonly EntryRecord[];
  readonly drafts: readonly SavedDraft[];
  readonly standing: readonly SeatOrders[];
}

export interface NewTable {
  /** Of the caller's choosing where something was promised in its name; else a new one. */
  readonly id?: TableId;
  readonly game: string;
  readonly version: number;
  readonly options: BaseOptions;
  readonly visibility: Visibility;
  readonly owner: PersonId;
  readonly settings: unknown;
  readonly secret: string;
  readonly commitment: string;
  readonly commitmentForm: CommitmentForm;
  readonly seats: readonly SeatRecord[];
  readonly rematchOf: TableId | null;
}

/**
 * What of a table's own record can change. `started` and `finished` follow from the status. The options never change:
 * the hash that was published binds them.
 */
export interface TableFacts {
  readonly version?: number;
  readonly status?: TableStatus;
  readonly visibility?: Visibility;
  readonly owner?: PersonId;
  readonly settings?: unknown;
  readonly seed?: string;
  readonly outcome?: unknown;
}

/** One change of a table: all of it happens, or nothing. What is not named stays as it is. */
export interface TableChange {
  readonly entries?: readonly NewEntry[];
  /** Each seat's draft from now on. */
  readonly drafts?: readonly SavedDraft[];
  readonly standing?: readonly SeatOrders[];
  readonly seats?: readonly SeatRecord[];
  readonly facts?: TableFacts;
  readonly clocks?: unknown;
  readonly proposal?: Proposal | null;
  readonly votes?: unknown;
  readonly waiting?: readonly Seat[];
  /** The request that the change carries out: a second one with the same key changes nothing. */
  readonly request?: Request;
  readonly jobs?: readonly NewTableJob[];
  /** Keys of jobs that are no longer wanted. */
  readonly dropJobs?: readonly string[];
  /** Invitations to this table that end with the change: used up, revoked, or of a seat that is not offered any more. */
  readonly dropInvitations?: readonly string[];
}

export interface Request {
  readonly person: PersonId;
  readonly key: string;
  /** What was requested, to tell a repeated request from another one with the same key. */
  readonly fingerprint: unknown;
}

export type Committed =
  | { readonly kind: 'committed'; readonly head: Head }
  /** Another writer was first. */
  | { readonly kind: 'conflict'; readonly head: Head }
  /** A request with this key was carried out before. */
  | { readonly kind: 'repeated'; readonly fingerprint: unknown }
  | { readonly kind: 'gone' };

export interface TableFilter {
  /** Only tables where this person has a seat. */
  readonly person?: PersonId;
  readonly game?: string;
  readonly status?: readonly TableStatus[];
  readonly visibility?: Visibility;
  /** Only what is older than this one, which was the last of the page before. */
  readonly olderThan?: TablePlace;
  readonly limit: number;
}

/** Where a table stands in a list that begins with the newest. */
export type TablePlace = Pick<TableRecord, 'id' | 'created'>;

export interface Invitation {
  /** The code in the link. */
  readonly id: string;
  readonly table: TableId;
  /** Null: any open seat. */
  readonly seat: Seat | null;
  /** Null: whoever has the link. */
  readonly person: PersonId | null;
  readonly by: PersonId | null;
  /** Offers a seat of a running game, by its person or by a vote: it is no business of the table's owner. */
  readonly isOffer: boolean;
  readonly created: Time;
  readonly expires: Time | null;
}

export interface ChatMessage {
  readonly number: number;
  /** Null if the person has deleted their account. */
  readonly person: PersonId | null;
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: Time;
  /** Whether it was sent while every spectator could read it. */
  readonly open: boolean;
}

/** "This seems wrong": what a person saw at a point of a table. */
export interface Report {
  readonly id: string;
  readonly table: TableId;
  readonly point: number;
  readonly person: PersonId | null;
  readonly seat: Seat | null;
  readonly text: string;
  readonly created: Time;
  readonly resolved: Time | null;
}

export interface NewTableJob {
  readonly kind: string;
  readonly payload: unknown;
  /** When it is to be done. */
  readonly due: Time;
  /**
   * A job takes the place of the one with the same key, even of one that a worker holds: that worker's word on it no
   * longer counts. Null: it stands for itself.
   */
  readonly key: string | null;
}

export interface NewJob extends NewTableJob {
  /** The table it goes with, when that is deleted. */
  readonly table: TableId | null;
}

/** A job that a worker holds, until the lease ends. */
export interface Job extends NewJob {
  readonly id: string;
  /** How often it has been taken, this time included. */
  readonly attempts: number;
  /** How many of those who took it before died over it: their lease ended, or they said that their thread was gone. */
  readonly deaths: number;
  readonly lease: string;
  readonly leasedUntil: Time;
}

export interface JobCount {
  readonly kind: string;
  /** Waiting for their time, or held by a worker. */
  readonly waiting: number;
  readonly due: number;
  /** Never tried again. */
  readonly buried: number;
}

/** What happened in the store, in this process or another. */
export type Change =
  | { readonly kind: 'table'; readonly table: TableId; readonly head: Head }
  | { readonly kind: 'chat'; readonly table: TableId; readonly number: number }
  | { readonly kind: 'deleted'; readonly table: TableId }
  /** An invitation to it was revoked, or used up. */
  | { readonly kind: 'invitations'; readonly table: TableId }
  /** Sessions of a person were ended. */
  | { readonly kind: 'sessions'; readonly person: PersonId }
  /** Jobs were added; the first of them is due then. */
  | { readonly kind: 'jobs'; readonly due: Time }
  /** The connection to the other processes was lost for a while: anything may have changed. */
  | { readonly kind: 'missed' };
