/** How often something was done in a window of time: one count for all the processes that share the database. */
import type { Kysely } from 'kysely';
import { hashOfToken } from './ids.ts';
import type { Time } from './records.ts';
import type { Schema } from './schema.ts';

export interface Counted {
  /** What is counted: e-mails, new tables. */
  readonly kind: string;
  /** Whose they are: an address, a person. Kept as a hash alone. */
  readonly of: string;
  readonly windowMs: number;
}

export interface Count {
  /** This time included. */
  readonly count: number;
  /** When it begins anew. */
  readonly ends: Time;
}

export class Counters {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Time;

  constructor(db: Kysely<Schema>, now: () => Time) {
    this.#db = db;
    this.#now = now;
  }

  /** Counts once more. The first of a window begins it. */
  async raise(counted: Counted): Promise<Count> {
    const [count] = await this.raiseAll([counted]);
    return count;
  }

  /** Counts once more of each, none of them twice, in one write: one wait for the disk does for all. */
  async raiseAll(all: readonly Counted[]): Promise<Count[]> {
    const now = this.#now();
    const rows = all.map(({ kind, of, windowMs }) => ({
      key: keyOf(kind, of),
      count: 1,
      ends: now + windowMs,
    }));
    const raised = await this.#db
      .insertInto('counters')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb, ref }) => {
          const isOver = (ends: 'counters.ends') =>
            // A window that ends later than a new one would was begun by a clock that was ahead.
            eb.or([eb(ends, '<=', now), eb(ends, '>', ref('excluded.ends'))]);
          return {
            count: eb
              .case()
              .when(isOver('counters.ends'))
              .then(1)
              .else(eb('counters.count', '+', 1))
              .end(),
            ends: eb
              .case()
              .when(isOver('counters.ends'))
              .then(ref('excluded.ends'))
              .else(ref('counters.ends'))
              .end(),
          };
        }),
      )
      .returning(['key', 'count', 'ends'])
      .execute();
    return countsOf(rows, raised);
  }

  /** How far a count has come in its window, without raising it. */
  async read(counted: Counted): Promise<Count> {
    const [count] = await this.readAll([counted]);
    return count;
  }

  async readAll(all: readonly Counted[]): Promise<Count[]> {
    const now = this.#now();
    const unused = all.map(({ kind, of, windowMs }) => ({
      key: keyOf(kind, of),
      count: 0,
      ends: now + windowMs,
    }));
    const rows = await this.#db
      .selectFrom('counters')
      .select(['key', 'count', 'ends'])
      .where(
        'key',
        'in',
        unused.map(({ key }) => key),
      )
      .where('ends', '>', now)
      .execute();
    const counts = countsOf(unused, rows);
    // A window that ends later than a new one would was begun by a clock that was ahead.
    return counts.map((count, at) =>
      count.ends > unused[at].ends ? { count: 0, ends: unused[at].ends } : count,
    );
  }

  /** Takes back one count of the window that was raised: what was counted did not happen. Others stay as they are. */
  async lower({ kind, of, ends }: Pick<Counted, 'kind' | 'of'> & Pick<Count, 'ends'>): Promise<void> {
    await this.#db
      .updateTable('counters')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', keyOf(kind, of))
      .where('count', '>', 0)
      .where('ends', '=', ends)
      .execute();
  }

  /** Forgets the windows that have ended. */
  async sweep(): Promise<void> {
    await this.#db.deleteFrom('counters').where('ends', '<=', this.#now()).execute();
  }
}

interface KeyedCount extends Count {
  readonly key: string;
}

/** The rows that came back, in whatever order, in the order of those that were wanted; these where none did. */
function countsOf(wanted: readonly KeyedCount[], rows: readonly KeyedCount[]): Count[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return wanted.map((one) => {
    const { count, ends } = byKey.get(one.key) ?? one;
    return { count, ends };
  });
}

function keyOf(kind: string, of: string): string {
  return `${kind}:${hashOfToken(of)}`;
}
