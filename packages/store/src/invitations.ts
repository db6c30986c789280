/** Invitations to a table. */
import type { Selectable } from 'kysely';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import type { Invitation, PersonId, TableId, Time } from './records.ts';
import type { InvitationRow } from './schema.ts';

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
  async stillValid(ids: readonly string[]): Promise<Set<string>> {
    const stillValid = new Set<string>();
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = this.#valid().where('id', 'in', ids.slice(at, at + AT_ONCE));
      for (const { id } of await some.execute()) stillValid.add(id);
    }
    return stillValid;
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
