/** Lets changes that a person makes at the same time happen one after the other. */
import type { Transaction } from 'kysely';
import type { PersonId } from './records.ts';
import type { Schema } from './schema.ts';

/** Of two transactions at once the second waits here until the first has ended, and sees what it did. */
export async function lockPerson(db: Transaction<Schema>, id: PersonId): Promise<void> {
  await db
    .updateTable('people')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .execute();
}
