/** Tables as a server would have stored them: their seeds follow from what was promised. */

import { terraMystica } from '@guildhall/games/terra-mystica';
import { commitmentTo, type Game, readOptions, seedFrom, type Table } from '@guildhall/kernel';
import type { NewTable, Store, TableFacts } from '@guildhall/store';
import { randomTable } from './games.ts';

export const game = terraMystica as unknown as Game;

const SECRET = 'f'.repeat(64);
const WORD = 'a word';

const SETTINGS = {
  ...{ title: '', confirm: 'automatic', openDrafts: false, clock: { kind: 'none' }, atZero: 'bot' },
  ...{ standIn: 'random', seats: [], rematch: null },
};

interface Promised {
  readonly id: string;
  readonly options: Table['options'];
  readonly hash: string;
}

export interface StoredTable extends Promised {
  readonly table: Table;
}

function promise(id: string, players: number): Promised {
  const options = readOptions(game.options, { players });
  return { id, options, hash: commitmentTo(SECRET, { table: id, game: game.id, options }) };
}

function played(id: string, players: number, entries?: number): StoredTable {
  const promised = promise(id, players);
  const words = Array.from({ length: players }, () => WORD);
  const seed = seedFrom({ form: 2, table: id, bits: SECRET, words, hash: promised.hash });
  return { ...promised, table: randomTable(seed, players, entries) };
}

const gathering = promise('gathering', 2);
export const finished = played('finished', 2);
export const running = played('running', 3, 30);

/** Puts these tables into a store, and one that nobody has sat down at. */
export async function storeTables(
  store: Store,
  tables: readonly StoredTable[],
  changed: TableFacts = {},
): Promise<void> {
  const { id: owner } = await store.people.create({ name: 'Ana', language: 'en' });
  const record = async ({ id, options, hash }: Promised, word: string | null) =>
    await store.tables.create({
      ...{ id, game: game.id, version: game.version, options, visibility: 'private', owner },
      settings: SETTINGS,
      ...{ secret: SECRET, commitment: hash, commitmentForm: 2, rematchOf: null },
      seats: Array.from({ length: options.players }, (_, seat): NewTable['seats'][number] => ({
        seat,
        occupant: word === null ? { kind: 'open' } : { kind: 'bot', level: 'random' },
        word,
      })),
    });
  await record(gathering, null);
  for (const stored of tables) {
    const { table } = stored;
    const { id, head } = await record(stored, WORD);
    const begun = await store.tables.commit(id, head, { facts: { seed: table.seed, status: 'running' } });
    if (begun.kind !== 'committed') throw new Error(`${id} did not begin`);
    const outcome = table.over ? table.rules.outcome(table.state()) : null;
    await store.tables.commit(id, begun.head, {
      entries: table.entries().map((line) => ({ line, origin: 'person' })),
      facts: { ...(table.over ? { status: 'finished', outcome } : {}), ...changed },
    });
  }
}
