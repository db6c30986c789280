import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { fromJson, toJson } from './json.ts';
import type { NameLooks, NotificationSettings, Person, PersonId, Time } from './records.ts';
import type { Schema } from './schema.ts';

/** Thrown within a transaction, which it ends. */
class NameTaken extends Error {}

export class People {
  readonly #db: Kysely<Schema>;
  readonly #engine: Engine;
  readonly #now: () => Time;

  constructor(engine: Engine, now: () => Time) {
    this.#db = engine.db;
    this.#engine = engine;
    this.#now = now;
  }

  async create({ name, language }: Pick<Person, 'name' | 'language'>): Promise<Person> {
    const person = { id: newId(), name, language, created: this.#now() };
    await this.#db.insertInto('people').values(person).execute();
    return { ...person, registered: null };
  }

  async find(id: PersonId): Promise<Person | null> {
    const row = await peopleIn(this.#db).where('people.id', '=', id).executeTakeFirst();
    return row ?? null;
  }

  /** Those of them that are there, in no order. */
  async findAll(ids: readonly PersonId[]): Promise<Person[]> {
    if (ids.length === 0) return [];
    return await peopleIn(this.#db).where('people.id', 'in', ids).execute();
  }

  /** Null: there is no such person. */
  async setLanguage(id: PersonId, language: string): Promise<Person | null> {
    await this.#db.updateTable('people').set({ language }).where('id', '=', id).execute();
    return await this.find(id);
  }

  /** A registered person's new name must be free. Null: there is no such person. */
  async rename(id: PersonId, name: string, looks: NameLooks): Promise<Person | 'taken' | null> {
    return await this.#setName(id, name, looks, null);
  }

  /** From now on the name is theirs alone, if it is free. Null: there is no such person. */
  async register(id: PersonId, name: string, looks: NameLooks): Promise<Person | 'taken' | null> {
    return await this.#setName(id, name, looks, this.#now());
  }

  /** Whether a registered person other than this one has a name that looks like it. */
  async isTaken([lower, upper]: NameLooks, except: PersonId): Promise<boolean> {
    const row = await this.#db
      .selectFrom('registrations')
      .select('person_id')
      .where((eb) => eb.or([eb('lower', '=', lower), eb('upper', '=', upper)]))
      .where('person_id', '!=', except)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** `since`: when a person who is not registered becomes so; null: guests stay guests. */
  async #setName(id: PersonId, name: string, [lower, upper]: NameLooks, since: Time | null) {
    try {
      await this.#db.transaction().execute(async (db) => {
        // Held until the end, so that of two changes at once the second sees what the first has done.
        await db.updateTable('people').set({ name }).where('id', '=', id).execute();
        const person = await peopleIn(db).where('people.id', '=', id).executeTakeFirst();
        const from = person?.registered ?? since;
        if (person === undefined || from === null) return;
        await db.deleteFrom('registrations').where('person_id', '=', id).execute();
        const kept = await db
          .insertInto('registrations')
          .values({ person_id: id, lower, upper, since: from })
          .onConflict((conflict) => conflict.doNothing())
          .returning('person_id')
          .executeTakeFirst();
        if (kept === undefined) throw new NameTaken();
      });
    } catch (error) {
      if (error instanceof NameTaken) return 'taken';
      throw error;
    }
    return await this.find(id);
  }

  /** Their seats become open, what they said stays without their name, everything else of theirs goes. */
  async delete(id: PersonId): Promise<void> {
    await this.#db.deleteFrom('people').where('id', '=', id).execute();
    await this.#engine.announce({ kind: 'sessions', person: id });
  }

  async notifications(id: PersonId): Promise<NotificationSettings> {
    const row = await this.#db
      .selectFrom('notification_settings')
      .selectAll()
      .where('person_id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return { email: null, emailConfirmed: null, webhook: null, preferences: null };
    const { webhook_kind: kind, webhook_url: url } = row;
    return {
      email: row.email,
      emailConfirmed: row.email_confirmed,
      webhook: kind === null || url === null ? null : { kind, url },
      preferences: fromJson(row.preferences),
    };
  }

  async setNotifications(id: PersonId, settings: NotificationSettings): Promise<void> {
    const { email, emailConfirmed, webhook, preferences } = settings;
    const row = {
      email,
      email_confirmed: emailConfirmed,
      webhook_kind: webhook?.kind ?? null,
      webhook_url: webhook?.url ?? null,
      preferences: toJson(preferences),
    };
    await this.#db
      .insertInto('notification_settings')
      .values({ person_id: id, ...row })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
      .execute();
  }

  /** Notes that an address is the person's own; false when it is no longer the one they have given. */
  async confirmEmail(id: PersonId, email: string): Promise<boolean> {
    const row = await this.#db
      .updateTable('notification_settings')
      .set({ email_confirmed: this.#now() })
      .where('person_id', '=', id)
      .where('email', '=', email)
      .returning('person_id')
      .executeTakeFirst();
    return row !== undefined;
  }
}

/** People, with whether their name is theirs alone. */
function peopleIn(db: Kysely<Schema>) {
  return db
    .selectFrom('people')
    .leftJoin('registrations', 'registrations.person_id', 'people.id')
    .select([
      'people.id',
      'people.name',
      'people.language',
      'people.created',
      'registrations.since as registered',
    ]);
}
