/** What people say: invitations to a table, chat at it, and reports that something there seems wrong. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { fromJson } from './json.ts';
import type { ChatMessage, Invitation, PersonId, Report, TableId, Time } from './records.ts';
import type { InvitationRow, ReportRow, Schema } from './schema.ts';

/** How many invitations one statement asks for. */
const AT_ONCE = 500;

export class Invitations {
  readonly #engine: Engine;
  readonly #now: () => Time;

  constructor(engine: Engine, now: () => Time) {
    this.#engine = engine;
    this.#now = now;
  }

  async create(invitation: Omit<Invitation, 'id' | 'created'>): Promise<Invitation> {
    const { table, seat, person, by, isOffer, expires } = invitation;
    const row = {
      id: newId(),
      table_id: table,
      seat,
      person_id: person,
      by_id: by,
      created: this.#now(),
      expires,
      offer: isOffer ? 1 : 0,
    };
    await this.#engine.db.insertInto('invitations').values(row).execute();
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

  /** Those of some invitations that are there and have not expired. */
  async holding(ids: readonly string[]): Promise<Set<string>> {
    const holding = new Set<string>();
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = this.#valid().where('id', 'in', ids.slice(at, at + AT_ONCE));
      for (const { id } of await some.execute()) holding.add(id);
    }
    return holding;
  }

  async delete(id: string): Promise<void> {
    const deleted = await this.#engine.db
      .deleteFrom('invitations')
      .where('id', '=', id)
      .returning('table_id as table')
      .executeTakeFirst();
    if (deleted !== undefined) await this.#engine.announce({ kind: 'invitations', table: deleted.table });
  }

  #valid() {
    return this.#engine.db
      .selectFrom('invitations')
      .selectAll()
      .where((is) => is.or([is('expires', 'is', null), is('expires', '>', this.#now())]));
  }
}

function invitationOf(row: Selectable<InvitationRow>): Invitation {
  const { table_id: table, person_id: person, by_id: by, offer, ...rest } = row;
  return { ...rest, table, person, by, isOffer: offer === 1 };
}

export class Chat {
  readonly #engine: Engine;
  readonly #now: () => Time;

  constructor(engine: Engine, now: () => Time) {
    this.#engine = engine;
    this.#now = now;
  }

  /**
   * Null when there is no such table. Whether its settings let everybody read it is asked in the moment in which it is
   * said: whoever opens or closes talk meanwhile comes before it or after it.
   */
  async say(
    table: TableId,
    said: Pick<ChatMessage, 'seat' | 'text'> & { readonly person: PersonId },
    isOpen: (settings: unknown) => boolean,
  ): Promise<ChatMessage | null> {
    const at = this.#now();
    const kept = await this.#engine.db.transaction().execute(async (db) => {
      // The head's counter numbers them without gaps: whoever has seen message 5 has seen all before it.
      const head = await db
        .updateTable('heads')
        .set({ messages: sql`messages + 1` })
        .where('table_id', '=', table)
        .returning('messages')
        .executeTakeFirst();
      if (head === undefined) return null;
      const { settings } = await db
        .selectFrom('tables')
        .select('settings')
        .where('id', '=', table)
        .executeTakeFirstOrThrow();
      const open = isOpen(fromJson(settings));
      const { messages: number } = head;
      const { person, seat, text } = said;
      const row = { table_id: table, number, person_id: person, seat, text, at, open: open ? 1 : 0 };
      await db.insertInto('messages').values(row).execute();
      return { number, open };
    });
    if (kept === null) return null;
    const { number, open } = kept;
    await this.#engine.announce({ kind: 'chat', table, number });
    return { number, ...said, at, open };
  }

  /** What was said after a number, the oldest first. */
  async since(table: TableId, number: number, limit: number, which: WhichMessages): Promise<ChatMessage[]> {
    const rows = await this.#messages(table, which)
      .where('number', '>', number)
      .orderBy('number')
      .limit(limit)
      .execute();
    return rows.map(messageOf);
  }

  /** What was said last, the oldest first. */
  async latest(table: TableId, limit: number, which: WhichMessages): Promise<ChatMessage[]> {
    const rows = await this.#messages(table, which).orderBy('number', 'desc').limit(limit).execute();
    return rows.map(messageOf).reverse();
  }

  #messages(table: TableId, which: WhichMessages) {
    const all = this.#engine.db
      .selectFrom('messages')
      .select(['number', 'person_id as person', 'seat', 'text', 'at', 'open'])
      .where('table_id', '=', table);
    return which === 'all' ? all : all.where('open', '=', 1);
  }
}

/** All of them, or those that were said while everybody could read them. */
type WhichMessages = 'all' | 'open';

function messageOf({ open, ...message }: Omit<ChatMessage, 'open'> & { open: number }): ChatMessage {
  return { ...message, open: open === 1 };
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
