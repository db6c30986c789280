/** What each database does in its own way, beyond the queries that Kysely writes for both. */
import type { Kysely } from 'kysely';
import type { EngineKind } from './dialect.ts';
import type { Change, Committed, Head, Job, TableChange, TableId, Time } from './records.ts';
import type { Schema } from './schema.ts';
import type { TableRows } from './table-rows.ts';

export interface Engine {
  readonly kind: EngineKind;
  readonly db: Kysely<Schema>;
  /** Makes a change of a table, durably, where its head is still as expected. */
  commit(table: TableId, expected: Head, change: TableChange, now: Time): Promise<Committed>;
  /** All rows of a table from one moment, its entries after a number; null when there is no such table. */
  tableRows(id: TableId, after: number): Promise<TableRows | null>;
  /** Takes jobs that are ready, in turn over the owners of their tables; no other worker gets them before the lease ends. */
  takeJobs(wanted: WantedJobs): Promise<Job[]>;
  /** Notifies the listeners of all processes. */
  announce(change: Change): Promise<void>;
  /** The listener hears of every change from the moment the promise resolves. */
  listen(listener: ChangeListener): Promise<StopListening>;
  /** The time by the clock of the database's machine. */
  wallTime(): Promise<Time>;
  /** Whether another process that listens, as servers do, is there now: whatever any clock says. */
  hasOtherServers(db: Kysely<Schema>): Promise<boolean>;
  /** Free bytes on the disk that it writes to; null where that is unknown. */
  freeBytes(): Promise<number | null>;
  /** Writes everything into a new SQLite file. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

export type ChangeListener = (change: Change) => void;
export type StopListening = () => Promise<void>;

export interface WantedJobs {
  readonly kinds: readonly string[];
  readonly limit: number;
  readonly reserved: number;
  readonly lease: string;
  readonly now: Time;
  readonly until: Time;
}
