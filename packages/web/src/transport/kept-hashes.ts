/**
 * What this browser saw of a table's deal before it began: the hash, and the word that was given for it. Kept here and
 * not on the server, which it is there to check.
 */
import type { Kept, Seat } from '@guildhall/kernel';

const KEY = 'guildhall.hashes';
/** Older ones are forgotten. */
const MOST = 200;

type All = Readonly<Record<string, Kept>>;

function read(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as All;
  } catch {
    return {};
  }
}

function write(table: string, kept: Kept): void {
  const { [table]: _, ...others } = read();
  const all = [...Object.entries(others), [table, kept] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A browser that keeps nothing cannot check anything either: the game is called unproven.
  }
}

export function keptHash(table: string): Kept | null {
  return read()[table] ?? null;
}

/** Keeps the hash that a table shows before it begins. False when it showed another one before. */
export function seeHash(table: string, hash: string): boolean {
  const kept = keptHash(table);
  if (kept === null) write(table, { hash, word: null });
  return kept === null || kept.hash === hash;
}

export function keepWord(table: string, hash: string, seat: Seat, text: string): void {
  write(table, { hash, word: { seat, text } });
}
