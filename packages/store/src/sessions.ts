/** Sessions and one-time links. Tokens are stored only as hashes. */
import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { hashOfToken, newToken } from './ids.ts';
import type { Link, PersonId, Session, SessionId, Time } from './records.ts';
import type { Schema } from './schema.ts';

const HOUR_MS = 3_600_000;
/** How many sessions one statement asks for. */
const AT_ONCE = 500;

export class Sessions {
  readonly #engine: Engine;
  readonly #now: () => Time;
  /** The transaction, within one. */
  readonly #db: Kysely<Schema>;

  constructor(engine: Engine, now: () => Time, db = engine.db) {
    this.#engine = engine;
    this.#now = now;
    this.#db = db;
  }

  /** Returns the token, which cannot be read again. */
  async start(person: PersonId, { device, expires }: Pick<Session, 'device' | 'expires'>): Promise<string> {
    const token = newToken();
    const now = this.#now();
    await this.#db
      .insertInto('sessions')
      .values({
        token_hash: hashOfToken(token),
        person_id: person,
        device,
        created: now,
        seen: now,
        expires,
      })
      .execute();
    return token;
  }

  /** Null when the token is unknown, ended or expired. */
  async find(token: string): Promise<Session | null> {
    const now = this.#now();
    const hash = hashOfToken(token);
    const row = await this.#sessions()
      .where('token_hash', '=', hash)
      .where('expires', '>', now)
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.seen + HOUR_MS <= now) {
      await this.#db.updateTable('sessions').set({ seen: now }).where('token_hash', '=', hash).execute();
    }
    return sessionOf(row);
  }

  async of(person: PersonId): Promise<Session[]> {
    const rows = await this.#sessions()
      .where('sessions.person_id', '=', person)
      .where('expires', '>', this.#now())
      .orderBy('sessions.created')
      .execute();
    return rows.map(sessionOf);
  }

  async extend(token: string, expires: Time): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ expires })
      .where('token_hash', '=', hashOfToken(token))
      .where('expires', '>', this.#now())
      .execute();
  }

  /** Those of some sessions that have neither ended nor expired. */
  async stillValid(ids: readonly SessionId[]): Promise<Set<SessionId>> {
    const stillValid = new Set<SessionId>();
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const rows = await this.#db
        .selectFrom('sessions')
        .select('token_hash')
        .where('token_hash', 'in', ids.slice(at, at + AT_ONCE))
        .where('expires', '>', this.#now())
        .execute();
      for (const { token_hash } of rows) stillValid.add(token_hash);
    }
    return stillValid;
  }

  async end(token: string): Promise<void> {
    const ended = await this.#db
      .deleteFrom('sessions')
      .where('token_hash', '=', hashOfToken(token))
      .returning('person_id as person')
      .executeTakeFirst();
    if (ended !== undefined) await this.#engine.announce({ kind: 'sessions', person: ended.person });
  }

  /** Ends one of the person's sessions. False if they have no such session. */
  async endOne(person: PersonId, id: SessionId): Promise<boolean> {
    const ended = await this.#db
      .deleteFrom('sessions')
      .where('token_hash', '=', id)
      .where('person_id', '=', person)
      .returning('token_hash')
      .executeTakeFirst();
    if (ended === undefined) return false;
    await this.#engine.announce({ kind: 'sessions', person });
    return true;
  }

  /** Ends the person's sessions on all other devices, and the links by which they, or another one, could come back. */
  async endOthers(person: PersonId, token: string): Promise<void> {
    await this.#db
      .deleteFrom('sessions')
      .where('person_id', '=', person)
      .where('token_hash', '!=', hashOfToken(token))
      .execute();
    await this.#db
      .deleteFrom('links')
      .where('person_id', '=', person)
      .where('purpose', '=', 'device')
      .execute();
    await this.#engine.announce({ kind: 'sessions', person });
  }

  /** Returns the token of a link that works once. */
  async createLink({ person, purpose, detail }: Link, expires: Time): Promise<string> {
    const token = newToken();
    await this.#db
      .insertInto('links')
      .values({ token_hash: hashOfToken(token), person_id: person, purpose, detail, expires })
      .execute();
    return token;
  }

  /** What a link is good for, without using it up; null when it is unknown, used or expired. */
  async findLink(token: string, purpose: Link['purpose']): Promise<Link | null> {
    const row = await this.#db
      .selectFrom('links')
      .select(['person_id', 'purpose', 'detail'])
      .where('token_hash', '=', hashOfToken(token))
      .where('purpose', '=', purpose)
      .where('expires', '>', this.#now())
      .executeTakeFirst();
    return row === undefined ? null : { person: row.person_id, purpose: row.purpose, detail: row.detail };
  }

  /** Uses up the link; null if it is unknown, used, expired or of another purpose. */
  async redeemLink(token: string, purpose: Link['purpose']): Promise<Link | null> {
    const row = await this.#db
      .deleteFrom('links')
      .where('token_hash', '=', hashOfToken(token))
      .where('purpose', '=', purpose)
      .returning(['person_id', 'purpose', 'detail', 'expires'])
      .executeTakeFirst();
    if (row === undefined || row.expires <= this.#now()) return null;
    return { person: row.person_id, purpose: row.purpose, detail: row.detail };
  }

  /**
   * Starts a session of the person whose device link it is. Either both happen, that the link is used up and that the
   * session is there, or neither: whoever comes second, or too late, gets null.
   */
  async startByLink(
    link: string,
    { device, expires }: Pick<Session, 'device' | 'expires'>,
  ): Promise<string | null> {
    return await this.#db.transaction().execute(async (db) => {
      const within = new Sessions(this.#engine, this.#now, db);
      const redeemed = await within.redeemLink(link, 'device');
      return redeemed === null ? null : await within.start(redeemed.person, { device, expires });
    });
  }

  #sessions() {
    return this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .leftJoin('registrations', 'registrations.person_id', 'people.id')
      .select([
        'sessions.token_hash as id',
        'sessions.device',
        'sessions.created',
        'sessions.seen',
        'sessions.expires',
        'people.id as personId',
        'people.name',
        'people.language',
        'people.created as personCreated',
        'registrations.since as registered',
      ]);
  }
}

interface SessionJoin extends Omit<Session, 'person'> {
  readonly personId: string;
  readonly name: string;
  readonly language: string;
  readonly personCreated: Time;
  readonly registered: Time | null;
}

function sessionOf({
  personId,
  name,
  language,
  personCreated,
  registered,
  ...session
}: SessionJoin): Session {
  return { ...session, person: { id: personId, name, language, created: personCreated, registered } };
}
