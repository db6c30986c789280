/** The file of an SQLite store: opened for its owner alone, served by one process at a time, and sound. */
import { closeSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { StoreUnusable } from './faults.ts';

/** How long to wait for another process that holds the file. */
const BUSY_MS = 10_000;
const OWNER_ONLY = 0o600;

/** 'a': it is made where there is none; 'wx': one that is there is refused; 'r+': one that is not there is. */
export type OpenFlags = 'a' | 'wx' | 'r+';

export function openFile(path: string, flags: OpenFlags): Database.Database {
  // It holds the seeds of running tables: for its owner's eyes only. SQLite gives its side files the same mode.
  closeSync(openSync(path, flags, OWNER_ONLY));
  const file = new Database(path, { timeout: BUSY_MS });
  try {
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** What makes one process the one that serves a file. */
export interface Serving {
  end(): void;
}

/**
 * Claims a file for this process to serve. The claim is the operating system's lock on a file beside it: it ends with
 * the process, however that ends, and keeps nobody from reading or backing up the store meanwhile.
 */
export function claimServing(path: string): Serving {
  // Two links to one file are one claim.
  closeSync(openSync(path, 'a', OWNER_ONLY));
  const beside = `${realpathSync(path)}-serving`;
  closeSync(openSync(beside, 'a', OWNER_ONLY));
  const lock = new Database(beside, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    throw new StoreUnusable(
      `${path} is served by another process already. Stop that one first; several servers can share a PostgreSQL database`,
      { cause: error },
    );
  }
  return { end: () => void lock.close() };
}

/** The file, made where there is none. Throws when it is damaged. */
export function soundFile(path: string): Database.Database {
  const file = openFile(path, 'a');
  try {
    const [{ quick_check: found }] = file.pragma('quick_check(1)') as [{ readonly quick_check: string }];
    if (found !== 'ok') throw damaged(path, found);
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

function damaged(path: string, how: string, cause?: unknown): StoreUnusable {
  return new StoreUnusable(`${path} is damaged (${how}). Restore a backup into a new folder`, { cause });
}

export function makeFolderOf(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
}

/** Opens something at a path; what keeps the folder from being written to is named as such. */
export function opening<T>(path: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB')
      throw damaged(path, 'SQLite cannot read it', error);
    if (!CANNOT_WRITE.test(code)) throw error;
    throw new StoreUnusable(
      `${dirname(path)} is read-only for this user: the database ${path} and the files beside it must be writable`,
      { cause: error },
    );
  }
}

const CANNOT_WRITE = /^(EACCES|EPERM|EROFS|SQLITE_READONLY\w*|SQLITE_CANTOPEN\w*)$/;

function codeOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}
