/** Many changes of tables in one commit, with statements prepared once: this is what everybody at a table waits for. */
import type Database from 'better-sqlite3';
import type { Outcome } from '../batches.ts';
import {
  FACT_COLUMNS,
  PART_NAMES,
  PARTS,
  type Part,
  type PartName,
  type PreparedCommit,
} from '../commit-parts.ts';
import { fromJson } from '../json.ts';
import type { Committed, Head } from '../records.ts';

type Cells = (string | number | null)[];
type Statement<R = unknown> = Database.Statement<Cells, R>;

const FACTS = Object.keys(FACT_COLUMNS);
const COLUMNS = PART_NAMES.map((name) => [name, Object.keys(PARTS[name].columns)] as const);

export class SqliteCommits {
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #rollback: Statement;
  readonly #savepoint: Statement;
  readonly #release: Statement;
  readonly #undo: Statement;
  readonly #head: Statement<Head>;
  readonly #request: Statement<{ readonly fingerprint: string }>;
  readonly #move: Statement;
  readonly #facts: Statement;
  readonly #dropJob: Statement;
  readonly #dropInvitation: Statement;
  readonly #parts: Readonly<Record<PartName, Statement>>;
  readonly #file: Database.Database;

  constructor(file: Database.Database) {
    const prepare = <R>(text: string) => file.prepare<Cells, R>(text);
    this.#file = file;
    this.#begin = prepare('begin immediate');
    this.#commit = prepare('commit');
    this.#rollback = prepare('rollback');
    this.#savepoint = prepare('savepoint one');
    this.#release = prepare('release one');
    this.#undo = prepare('rollback to one');
    this.#head = prepare('select length, revision from heads where table_id = ?');
    this.#request = prepare(
      'select fingerprint from requests where table_id = ? and person_id = ? and key = ?',
    );
    this.#move = prepare(
      `update heads set length = ?, revision = ?, changed = ?, clocks = coalesce(?, clocks),
         proposal = coalesce(?, proposal), votes = coalesce(?, votes), waiting = coalesce(?, waiting)
       where table_id = ? and length = ? and revision = ?`,
    );
    this.#facts = prepare(
      `update tables set ${FACTS.map((column) => `${column} = coalesce(?, ${column})`).join(', ')} where id = ?`,
    );
    this.#dropJob = prepare('delete from jobs where key = ?');
    this.#dropInvitation = prepare('delete from invitations where table_id = ? and id = ?');
    const parts = PART_NAMES.map((name) => [name, prepare(insertInto(PARTS[name]))]);
    this.#parts = Object.fromEntries(parts) as Record<PartName, Statement>;
  }

  /** Throws when nothing was committed. A change that fails alone leaves the others as they are. */
  commitAll(batch: readonly PreparedCommit[]): Outcome<Committed>[] {
    this.#begin.run();
    try {
      const outcomes = batch.map((commit) => this.#one(commit));
      this.#commit.run();
      return outcomes;
    } catch (error) {
      if (this.#file.inTransaction) this.#rollback.run();
      throw error;
    }
  }

  #one(commit: PreparedCommit): Outcome<Committed> {
    const { table, request, expected } = commit;
    if (request !== null) {
      const before = this.#request.get(table, request.person, request.key);
      if (before !== undefined)
        return { value: { kind: 'repeated', fingerprint: fromJson(before.fingerprint) } };
    }
    const head = this.#head.get(table);
    if (head === undefined) return { value: { kind: 'gone' } };
    if (head.revision !== expected.revision || head.length !== expected.length) {
      return { value: { kind: 'conflict', head } };
    }
    this.#savepoint.run();
    try {
      this.#write(commit);
      this.#release.run();
      return { value: { kind: 'committed', head: commit.after } };
    } catch (error) {
      // A full disk may have ended the whole transaction, and then nothing of it was committed.
      if (!this.#file.inTransaction) throw error;
      this.#undo.run();
      this.#release.run();
      return { error };
    }
  }

  #write(commit: PreparedCommit): void {
    const { table, expected, after, now, clocks, proposal, votes, waiting, facts } = commit;
    const known = [table, expected.length, expected.revision];
    this.#move.run(after.length, after.revision, now, clocks, proposal, votes, waiting, ...known);
    for (const [name, columns] of COLUMNS) {
      for (const row of commit.rows[name]) {
        this.#parts[name].run(table, ...columns.map((column) => row[column]));
      }
    }
    if (facts !== null) this.#facts.run(...FACTS.map((column) => facts[column]), table);
    for (const key of commit.dropJobs) this.#dropJob.run(key);
    for (const id of commit.dropInvitations) this.#dropInvitation.run(table, id);
  }
}

function insertInto({ into, columns, replacesBy }: Part): string {
  const names = ['table_id', ...Object.keys(columns)];
  const insert = `insert into ${into} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`;
  if (replacesBy === null) return insert;
  const rest = names.filter((name) => !replacesBy.includes(name));
  const set = rest.map((name) => `${name} = excluded.${name}`).join(', ');
  return `${insert} on conflict (${replacesBy.join(', ')}) do update set ${set}`;
}
