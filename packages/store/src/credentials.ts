/** How registered people come back on another device. Secrets are stored as hashes alone. */
import type { Engine } from './engine.ts';
import { hashOfToken, newId, newRecoveryCode } from './ids.ts';
import { lockPerson } from './lock-person.ts';
import type { Credential, PersonId, Time } from './records.ts';

export class Credentials {
  readonly #engine: Engine;
  readonly #now: () => Time;

  constructor(engine: Engine, now: () => Time) {
    this.#engine = engine;
    this.#now = now;
  }

  /** A new recovery code, which cannot be read again; the one of before is good for nothing any more. */
  async renewRecoveryCode(person: PersonId): Promise<string> {
    const code = newRecoveryCode();
    await this.#engine.db.transaction().execute(async (db) => {
      await lockPerson(db, person);
      await db
        .deleteFrom('credentials')
        .where('person_id', '=', person)
        .where('kind', '=', 'recovery-code')
        .execute();
      await db
        .insertInto('credentials')
        .values({
          id: newId(),
          person_id: person,
          kind: 'recovery-code',
          lookup: lookupOf(code),
          detail: 'null',
          created: this.#now(),
          used: null,
        })
        .execute();
    });
    return code;
  }

  /** Whose recovery code it is; null when it is nobody's. */
  async findByRecoveryCode(code: string): Promise<PersonId | null> {
    const row = await this.#engine.db
      .selectFrom('credentials')
      .select('person_id')
      .where('lookup', '=', lookupOf(code))
      .executeTakeFirst();
    return row?.person_id ?? null;
  }

  /** Notes that somebody came back by it. */
  async useRecoveryCode(code: string): Promise<void> {
    await this.#engine.db
      .updateTable('credentials')
      .set({ used: this.#now() })
      .where('lookup', '=', lookupOf(code))
      .execute();
  }

  /** The oldest first. */
  async of(person: PersonId): Promise<Credential[]> {
    return await this.#engine.db
      .selectFrom('credentials')
      .select(['id', 'kind', 'created', 'used'])
      .where('person_id', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute();
  }
}

function lookupOf(code: string): string {
  return `recovery-code:${hashOfToken(code)}`;
}
