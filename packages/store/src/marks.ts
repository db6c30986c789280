/** Times that servers record for each other and for later, by name. */
import type { Kysely } from 'kysely';
import type { Time } from './records.ts';
import type { Schema } from './schema.ts';

export class Marks {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async set(name: string, at: Time): Promise<void> {
    await this.#db
      .insertInto('marks')
      .values({ name, at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
      .execute();
  }

  async find(name: string): Promise<Time | null> {
    const row = await this.#db.selectFrom('marks').select('at').where('name', '=', name).executeTakeFirst();
    return row?.at ?? null;
  }
}
