/** Tables and people for tests. */
import type { Head, NewEntry, NewTable, Person, Store, TableChange, TableRecord } from '../src/index.ts';

export async function newPerson(store: Store, name = 'Ana'): Promise<Person> {
  return await store.people.create({ name, language: 'pl' });
}

export async function newTable(
  store: Store,
  owner: Person,
  rest: Partial<NewTable> = {},
): Promise<TableRecord> {
  return await store.tables.create({
    game: 'bazaar',
    version: 3,
    options: { players: 2, overrides: [] },
    visibility: 'public',
    owner: owner.id,
    settings: { confirm: 'asked' },
    secret: 'the bits',
    commitment: 'their hash',
    commitmentForm: 2,
    seats: [
      { seat: 0, occupant: { kind: 'person', person: owner.id }, word: 'heron' },
      { seat: 1, occupant: { kind: 'bot', level: 'steady' }, word: null },
      { seat: 2, occupant: { kind: 'open' }, word: null },
    ],
    rematchOf: null,
    ...rest,
  });
}

export function lines(...texts: readonly string[]): NewEntry[] {
  return texts.map((line) => ({ line, origin: 'person' }));
}

/** Says something among those at a table. */
export async function say(store: Store, table: string, person: Person, text: string): Promise<void> {
  await store.chat.say(table, { person: person.id, seat: 0, text }, () => false);
}

/** Commits what must go through. */
export async function commit(store: Store, id: string, expected: Head, change: TableChange): Promise<Head> {
  const done = await store.tables.commit(id, expected, change);
  if (done.kind !== 'committed') throw new Error(`not committed: ${JSON.stringify(done)}`);
  return done.head;
}
