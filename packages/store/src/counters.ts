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
  async raise({ kind, of, windowMs }: Counted): Promise<Count> {
    const now = this.#now();
    const ends = now + windowMs;
    return await this.#db
      .insertInto('counters')
      .values({ key: keyOf(kind, of), count: 1, ends })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb, ref }) => {
          const isOver = (count: 'counters.ends') =>
            // A window that ends later than a new one would was begun by a clock that was ahead.
            eb.or([eb(count, '<=', now), eb(count, '>', ends)]);
          return {
            count: eb
              .case()
              .when(isOver('counters.ends'))
              .then(1)
              .else(eb('counters.count', '+', 1))
              .end(),
            ends: eb.case().when(isOver('counters.ends')).then(eb.val(ends)).else(ref('counters.ends')).end(),
          };
        }),
      )
      .returning(['count', 'ends'])
      .executeTakeFirstOrThrow();
  }

  /** How far a count has come in its window, without raising it. */
  async read({ kind, of, windowMs }: Counted): Promise<Count> {
    const now = this.#now();
    const row = await this.#db
      .selectFrom('counters')
      .select(['count', 'ends'])
      .where('key', '=', keyOf(kind, of))
      .where('ends', '>', now)
      .where('ends', '<=', now + windowMs)
      .executeTakeFirst();
    return row ?? { count: 0, ends: now + windowMs };
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

function keyOf(kind: string, of: string): string {
  return `${kind}:${hashOfToken(of)}`;
}
