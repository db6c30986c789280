import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { fromJson, toJson } from './json.ts';
import type { NotificationSettings, Person, PersonId, Time } from './records.ts';
import type { Schema } from './schema.ts';

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
    return person;
  }

  async find(id: PersonId): Promise<Person | null> {
    const row = await this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    return row ?? null;
  }

  /** Those of them that are there, in no order. */
  async findAll(ids: readonly PersonId[]): Promise<Person[]> {
    if (ids.length === 0) return [];
    return await this.#db.selectFrom('people').selectAll().where('id', 'in', ids).execute();
  }

  async change(id: PersonId, change: Partial<Pick<Person, 'name' | 'language'>>): Promise<Person | null> {
    const { name, language } = change;
    if (name === undefined && language === undefined) return await this.find(id);
    const row = await this.#db
      .updateTable('people')
      .set({ ...(name === undefined ? {} : { name }), ...(language === undefined ? {} : { language }) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
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
