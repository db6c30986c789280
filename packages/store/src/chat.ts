/** The chat of a table. */
import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import { fromJson } from './json.ts';
import type { ChatMessage, PersonId, TableId, Time } from './records.ts';

export class Chat {
  readonly #engine: Engine;
  readonly #now: () => Time;

  constructor(engine: Engine, now: () => Time) {
    this.#engine = engine;
    this.#now = now;
  }

  /**
   * Null if there is no such table. Whether its settings let everybody read the message is checked in the same
   * transaction: whoever opens or closes the chat meanwhile comes before it or after it.
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

  /** The messages after a number, the oldest first. */
  async since(table: TableId, number: number, limit: number, which: WhichMessages): Promise<ChatMessage[]> {
    const rows = await this.#messages(table, which)
      .where('number', '>', number)
      .orderBy('number')
      .limit(limit)
      .execute();
    return rows.map(messageOf);
  }

  /** The last messages, the oldest first. */
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

/** All of them, or those that were sent while everybody could read them. */
type WhichMessages = 'all' | 'open';

function messageOf({ open, ...message }: Omit<ChatMessage, 'open'> & { open: number }): ChatMessage {
  return { ...message, open: open === 1 };
}
