/** What people say: invitations to a table, chat at it, and reports that something there seems wrong. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import type { ChatMessage, Invitation, PersonId, Report, TableId, Time } from './records.ts';
import type { InvitationRow, ReportRow, Schema } from './schema.ts';

export class Invitations {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Time;

  constructor(db: Kysely<Schema>, now: () => Time) {
    this.#db = db;
    this.#now = now;
  }

  async create(invitation: Omit<Invitation, 'id' | 'created'>): Promise<Invitation> {
    const { table, seat, person, by, expires } = invitation;
    const row = {
      id: newId(),
      table_id: table,
      seat,
      person_id: person,
      by_id: by,
      created: this.#now(),
      expires,
    };
    await this.#db.insertInto('invitations').values(row).execute();
    return invitationOf(row);
  }

  /** Null when there is none, or when it has expired. */
  async find(id: string): Promise<Invitation | null> {
    const row = await this.#valid().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : invitationOf(row);
  }

  async to(table: TableId): Promise<Invitation[]> {
    const rows = await this.#valid().where('table_id', '=', table).orderBy('created').execute();
    return rows.map(invitationOf);
  }

  async of(person: PersonId): Promise<Invitation[]> {
    const rows = await this.#valid().where('person_id', '=', person).orderBy('created').execute();
    return rows.map(invitationOf);
  }

  async delete(id: string): Promise<void> {
    await this.#db.deleteFrom('invitations').where('id', '=', id).execute();
  }

  #valid() {
    return this.#db
      .selectFrom('invitations')
      .selectAll()
      .where((is) => is.or([is('expires', 'is', null), is('expires', '>', this.#now())]));
  }
}

function invitationOf(row: Selectable<InvitationRow>): Invitation {
  const { table_id: table, person_id: person, by_id: by, ...rest } = row;
  return { ...rest, table, person, by };
}

export class Chat {
  readonly #engine: Engine;
  readonly #now: () => Time;

  constructor(engine: Engine, now: () => Time) {
    this.#engine = engine;
    this.#now = now;
  }

  /** Null when there is no such table. */
  async say(
    table: TableId,
    said: Pick<ChatMessage, 'seat' | 'text'> & { readonly person: PersonId },
  ): Promise<ChatMessage | null> {
    const at = this.#now();
    const number = await this.#engine.db.transaction().execute(async (db) => {
      // The head's counter numbers them without gaps: whoever has seen message 5 has seen all before it.
      const head = await db
        .updateTable('heads')
        .set({ messages: sql`messages + 1` })
        .where('table_id', '=', table)
        .returning('messages')
        .executeTakeFirst();
      if (head === undefined) return null;
      const { person, seat, text } = said;
      const row = { table_id: table, number: head.messages, person_id: person, seat, text, at };
      await db.insertInto('messages').values(row).execute();
      return head.messages;
    });
    if (number === null) return null;
    await this.#engine.announce({ kind: 'chat', table, number });
    return { number, ...said, at };
  }

  /** What was said after a number, the oldest first. */
  async since(table: TableId, number: number, limit: number): Promise<ChatMessage[]> {
    const rows = await this.#messages(table)
      .where('number', '>', number)
      .orderBy('number')
      .limit(limit)
      .execute();
    return rows;
  }

  /** What was said last, the oldest first. */
  async latest(table: TableId, limit: number): Promise<ChatMessage[]> {
    const rows = await this.#messages(table).orderBy('number', 'desc').limit(limit).execute();
    return rows.reverse();
  }

  #messages(table: TableId) {
    return this.#engine.db
      .selectFrom('messages')
      .select(['number', 'person_id as person', 'seat', 'text', 'at'])
      .where('table_id', '=', table);
  }
}

export class Reports {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Time;

  constructor(db: Kysely<Schema>, now: () => Time) {
    this.#db = db;
    this.#now = now;
  }

  async create(report: Omit<Report, 'id' | 'created' | 'resolved'>): Promise<Report> {
    const { table, point, person, seat, text } = report;
    const own = { id: newId(), created: this.#now(), resolved: null };
    const row = { ...own, table_id: table, point, person_id: person, seat, text };
    await this.#db.insertInto('reports').values(row).execute();
    return reportOf(row);
  }

  /** Those nobody has looked into yet, the oldest first. */
  async open(limit: number): Promise<Report[]> {
    const rows = await this.#db
      .selectFrom('reports')
      .selectAll()
      .where('resolved', 'is', null)
      .orderBy('created')
      .limit(limit)
      .execute();
    return rows.map(reportOf);
  }

  async of(table: TableId): Promise<Report[]> {
    const rows = await this.#db
      .selectFrom('reports')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('created')
      .execute();
    return rows.map(reportOf);
  }

  async resolve(id: string): Promise<void> {
    await this.#db.updateTable('reports').set({ resolved: this.#now() }).where('id', '=', id).execute();
  }
}

function reportOf({ table_id: table, person_id: person, ...rest }: Selectable<ReportRow>): Report {
  return { ...rest, table, person };
}
