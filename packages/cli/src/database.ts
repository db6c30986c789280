/** Which store a command works on: the PostgreSQL server that DATABASE_URL names, or one SQLite file. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MigrationFailed, openStore, type Store, StoreUnusable } from '@guildhall/store';
import type { Arguments, Flags } from './arguments.ts';
import { messageOf, UsageError } from './usage-error.ts';

export const DATA_FLAG: Flags<'data'> = {
  data: { takes: 'FOLDER', about: 'folder of the SQLite file (./data)' },
};

/** The address of a PostgreSQL database, or the path of an SQLite file. */
export function databaseOf(given: Arguments<'data'>): string {
  const url = process.env.DATABASE_URL ?? '';
  return url === '' ? join(resolve(given.text('data') ?? 'data'), 'guildhall.db') : url;
}

/** Works on a store and closes it. One that is not there is not made. */
export async function withExistingStore<T>(
  given: Arguments<'data'>,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const database = databaseOf(given);
  if (!isUrl(database) && !existsSync(database)) {
    throw new UsageError(`${database}: no such database`, 'set --data FOLDER or DATABASE_URL');
  }
  return await withStore(database, work);
}

/** Works on a store and closes it. */
export async function withStore<T>(database: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opened(database, () => openStore(database));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Opens something on a database, and reports what is wrong with the database as a usage error. */
export async function opened<T>(database: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StoreUnusable) throw new UsageError(error.message);
    if (error instanceof MigrationFailed || isFaultOfPlace(error)) {
      throw new UsageError(`${shown(database)}: cannot be opened: ${messageOf(error) || codeOf(error)}`);
    }
    throw error;
  }
}

/** Without the password. */
function shown(database: string): string {
  const url = isUrl(database) ? URL.parse(database) : null;
  return url === null ? database : `${url.host}${url.pathname}`;
}

function isUrl(database: string): boolean {
  return /^postgres(ql)?:/.test(database);
}

export function codeOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** No such folder or server, no permission, or not a database: errors of the system, SQLite and PostgreSQL. */
function isFaultOfPlace(error: unknown): boolean {
  return /^(E[A-Z]+|SQLITE_[A-Z_]+|[0-9A-Z]{5})$/.test(codeOf(error));
}
