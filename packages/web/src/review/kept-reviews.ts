/** Reviews that were made in this browser, each by the game and by what made it. */
import { DEPTH_NAMES, type Review, reviewMakerOf } from '@guildhall/bots/review';
import type { Table } from '@guildhall/kernel';

const NAME = 'guildhall-reviews';
const STORE = 'reviews';
/** Older ones make way. */
const MOST_KEPT = 60;

interface Kept {
  readonly key: string;
  readonly made: number;
  readonly review: Review;
}

/** Another game, another bot or another depth is another review. */
export function reviewKey(table: Table): string {
  return `${table.game.id} ${table.hashAt(table.length)} ${reviewMakerOf(table.game)} ${DEPTH_NAMES[0]}`;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function ask<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = use(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Null: none was made, or the browser keeps nothing. */
export async function keptReview(key: string): Promise<Review | null> {
  try {
    const found = await ask('readonly', (store) => store.get(key) as IDBRequest<Kept | undefined>);
    return found?.review ?? null;
  } catch {
    return null;
  }
}

export async function keepReview(key: string, review: Review): Promise<void> {
  try {
    await ask('readwrite', (store) => store.put({ key, made: Date.now(), review } satisfies Kept));
    const all = await ask('readonly', (store) => store.getAll() as IDBRequest<Kept[]>);
    const old = all.sort((a, b) => b.made - a.made).slice(MOST_KEPT);
    for (const { key: oldKey } of old) await ask('readwrite', (store) => store.delete(oldKey));
  } catch {
    // A browser that keeps nothing makes it again.
  }
}
