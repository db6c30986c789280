/** Tables kept in this browser. */
import type { Order, SavedTable } from '@guildhall/kernel';

export interface LocalSeat {
  /** The name of a person at this screen; null: a bot. */
  readonly person: string | null;
  /** The level of the bot; null: a person. */
  readonly bot: string | null;
}

export interface StoredTable {
  readonly id: string;
  readonly saved: SavedTable;
  readonly seats: readonly LocalSeat[];
  /** Whether the screen is covered when it passes from one person to another. */
  readonly curtain: boolean;
  /** Standing orders, by seat. */
  readonly orders: Readonly<Record<string, readonly Order[]>>;
  readonly created: number;
  readonly changed: number;
  readonly isOver: boolean;
  /** Whether a person at this screen is asked for something. */
  readonly isYourTurn: boolean;
  readonly totals: readonly number[] | null;
}

const NAME = 'guildhall';
const TABLES = 'tables';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function ask<T>(mode: IDBTransactionMode, use: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TABLES, mode);
    const request = use(transaction.objectStore(TABLES));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** The last changed first. */
export async function storedTables(): Promise<StoredTable[]> {
  const all = await ask<StoredTable[]>('readonly', (tables) => tables.getAll() as IDBRequest<StoredTable[]>);
  return all.sort((a, b) => b.changed - a.changed);
}

export async function storedTable(id: string): Promise<StoredTable | null> {
  const found = await ask<StoredTable | undefined>(
    'readonly',
    (tables) => tables.get(id) as IDBRequest<StoredTable | undefined>,
  );
  return found ?? null;
}

export async function storeTable(table: StoredTable): Promise<void> {
  await ask('readwrite', (tables) => tables.put(table));
}

export async function forgetTable(id: string): Promise<void> {
  await ask('readwrite', (tables) => tables.delete(id));
}

/** A text that nobody guesses: for ids and seeds. */
export function randomText(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');
}
