/** The tables of the database, as the migrations make them. JSON stands in text columns, the same on both engines. */
import type { CommitmentForm } from '@guildhall/kernel';
import type {
  CredentialKind,
  EntryOrigin,
  LinkPurpose,
  TableStatus,
  Visibility,
  WebhookKind,
} from './records.ts';

export interface Schema {
  people: PeopleRow;
  registrations: RegistrationRow;
  credentials: CredentialRow;
  sessions: SessionRow;
  links: LinkRow;
  notification_settings: NotificationSettingsRow;
  lessons: LessonRow;
  own_bots: OwnBotRow;
  tables: TableRow;
  heads: HeadRow;
  seats: SeatRow;
  entries: EntryRow;
  drafts: DraftRow;
  standing_orders: StandingOrdersRow;
  requests: RequestRow;
  invitations: InvitationRow;
  messages: MessageRow;
  reports: ReportRow;
  jobs: JobRow;
  counters: CounterRow;
  marks: MarkRow;
}

/** In an order in which each table's references come before it. */
export const TABLE_NAMES = [
  'people',
  'registrations',
  'credentials',
  'sessions',
  'links',
  'notification_settings',
  'lessons',
  'own_bots',
  'tables',
  'heads',
  'seats',
  'entries',
  'drafts',
  'standing_orders',
  'requests',
  'invitations',
  'messages',
  'reports',
  'jobs',
] as const satisfies readonly (keyof Schema)[];

/** Tables that servers fill by themselves: a store with nothing else counts as empty, and a backup replaces their rows. */
export const SERVER_TABLE_NAMES = ['counters', 'marks'] as const satisfies readonly (keyof Schema)[];

interface PeopleRow {
  id: string;
  name: string;
  language: string;
  created: number;
}

/** A name that a person has for themselves: no other registered name looks like it. */
interface RegistrationRow {
  person_id: string;
  /** How the name looks in small letters and in capitals. */
  lower: string;
  upper: string;
  since: number;
}

/** A way by which a registered person comes back. */
interface CredentialRow {
  id: string;
  person_id: string;
  kind: CredentialKind;
  /** By which it is found: a hash, where what the person has is a secret. */
  lookup: string;
  detail: string;
  created: number;
  used: number | null;
}

interface SessionRow {
  /** The SHA-256 of the token, which nobody but its holder has. */
  token_hash: string;
  person_id: string;
  device: string;
  created: number;
  seen: number;
  expires: number;
}

interface LinkRow {
  token_hash: string;
  person_id: string;
  purpose: LinkPurpose;
  detail: string;
  expires: number;
}

interface NotificationSettingsRow {
  person_id: string;
  email: string | null;
  email_confirmed: number | null;
  webhook_kind: WebhookKind | null;
  webhook_url: string | null;
  preferences: string;
}

/** How far a person is in a lesson. */
interface LessonRow {
  person_id: string;
  /** The game, a slash, and which of its lessons. */
  lesson: string;
  /** The version of the rules that the answers were given in. */
  version: number;
  /** How often the person has begun it anew. */
  run: number;
  /** How many answers there are. */
  steps: number;
  answers: string;
  /** 1: it was gone through to the end once. */
  done: number;
}

/** A bot that a person brings along, and the token by which it comes in. */
interface OwnBotRow {
  id: string;
  token_hash: string;
  person_id: string;
  name: string;
  created: number;
  /** When it was used last, to the hour; null: never. */
  used: number | null;
}

export interface TableRow {
  id: string;
  game: string;
  version: number;
  options: string;
  status: TableStatus;
  visibility: Visibility;
  owner_id: string | null;
  settings: string;
  secret: string;
  commitment: string;
  commitment_form: CommitmentForm;
  seed: string | null;
  rematch_of: string | null;
  created: number;
  started: number | null;
  finished: number | null;
  outcome: string;
}

/** What changes with every entry: apart from the tables, so that a short row is written and not a long one. */
export interface HeadRow {
  table_id: string;
  length: number;
  revision: number;
  messages: number;
  clocks: string;
  proposal: string;
  votes: string;
  waiting: string;
  changed: number;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  occupant: 'person' | 'bot' | 'gone' | 'open';
  /** Whose seat it is, also while a bot holds it for them. */
  person_id: string | null;
  bot_level: string | null;
  word: string | null;
}

interface EntryRow {
  table_id: string;
  number: number;
  line: string;
  origin: EntryOrigin;
  at: number;
}

interface DraftRow {
  table_id: string;
  seat: number;
  draft: string;
}

interface StandingOrdersRow {
  table_id: string;
  seat: number;
  standing: string;
}

interface RequestRow {
  table_id: string;
  person_id: string;
  key: string;
  fingerprint: string;
  at: number;
}

export interface InvitationRow {
  id: string;
  table_id: string;
  seat: number | null;
  person_id: string | null;
  by_id: string | null;
  created: number;
  expires: number | null;
  /** 1: for a seat of a running game that somebody offers. */
  offer: number;
}

interface MessageRow {
  table_id: string;
  number: number;
  person_id: string | null;
  seat: number | null;
  text: string;
  at: number;
  /** 1: everybody who watched could read it when it was said. */
  open: number;
}

export interface ReportRow {
  id: string;
  table_id: string;
  point: number;
  person_id: string | null;
  seat: number | null;
  text: string;
  created: number;
  resolved: number | null;
}

export interface JobRow {
  id: string;
  key: string | null;
  kind: string;
  table_id: string | null;
  payload: string;
  /** When it is, or was, to be done. */
  due: number;
  /** From when on a worker may take it: when it is due, or when the lease of its worker ends. Null: never again. */
  ready: number | null;
  attempts: number;
  /** How many of those who took it died over it. */
  deaths: number;
  lease: string | null;
  error: string | null;
}

/** How often something was done in a window of time, by all processes together. */
interface CounterRow {
  key: string;
  count: number;
  /** When the window ends, and the count begins anew. */
  ends: number;
}

/** A time that servers record for each other and for later. */
interface MarkRow {
  name: string;
  at: number;
}
