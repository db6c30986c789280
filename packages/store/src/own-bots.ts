/** Bots that people bring along, each with a token that is stored as a hash alone. */
import type { Engine } from './engine.ts';
import { hashOfToken, newId, newToken } from './ids.ts';
import { lockPerson } from './lock-person.ts';
import type { OwnBotId, OwnBotRecord, PersonId, Time } from './records.ts';

const HOUR_MS = 3_600_000;
/** So that whoever finds a token somewhere knows what it is. */
const PREFIX = 'ghb_';

export class OwnBots {
  readonly #engine: Engine;
  readonly #now: () => Time;

  constructor(engine: Engine, now: () => Time) {
    this.#engine = engine;
    this.#now = now;
  }

  /** The bot and its token, which cannot be read again; null if the person has as many as they may have. */
  async create(
    owner: PersonId,
    name: string,
    most: number,
  ): Promise<{ readonly bot: OwnBotRecord; readonly token: string } | null> {
    const token = `${PREFIX}${newToken()}`;
    const bot: OwnBotRecord = { id: newId(), name, owner, created: this.#now(), used: null };
    return await this.#engine.db.transaction().execute(async (db) => {
      await lockPerson(db, owner);
      const { count } = await db
        .selectFrom('own_bots')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', owner)
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return null;
      const { id, created, used } = bot;
      const row = { id, token_hash: hashOfToken(token), person_id: owner, name, created, used };
      await db.insertInto('own_bots').values(row).execute();
      return { bot, token };
    });
  }

  /** Null when the token is unknown or revoked. */
  async find(token: string): Promise<OwnBotRecord | null> {
    if (!token.startsWith(PREFIX)) return null;
    const hash = hashOfToken(token);
    const row = await this.#rows().where('token_hash', '=', hash).executeTakeFirst();
    if (row === undefined) return null;
    const now = this.#now();
    if (row.used === null || row.used + HOUR_MS <= now) {
      await this.#engine.db
        .updateTable('own_bots')
        .set({ used: now })
        .where('token_hash', '=', hash)
        .execute();
    }
    return row;
  }

  async isThere(id: OwnBotId): Promise<boolean> {
    return (await this.#rows().where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  /** The oldest first. */
  async of(owner: PersonId): Promise<OwnBotRecord[]> {
    return await this.#rows().where('person_id', '=', owner).orderBy('created').orderBy('id').execute();
  }

  /** Ends a token. False if the person has no such bot. */
  async revoke(owner: PersonId, id: OwnBotId): Promise<boolean> {
    const row = await this.#engine.db
      .deleteFrom('own_bots')
      .where('id', '=', id)
      .where('person_id', '=', owner)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return false;
    await this.#engine.announce({ kind: 'sessions', person: owner });
    return true;
  }

  #rows() {
    return this.#engine.db
      .selectFrom('own_bots')
      .select(['id', 'name', 'person_id as owner', 'created', 'used']);
  }
}
