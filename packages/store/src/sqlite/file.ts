/** The file of an SQLite store: opened for its owner alone, served by one process at a time, and sound. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { StoreUnusable } from '../errors.ts';

/** How long to wait for another process that holds the file. */
const BUSY_MS = 10_000;
const OWNER_ONLY = 0o600;
/** Behind the name of a file: the file beside it whose lock the server holds. Servers of other releases look for it too. */
const LOCK_SUFFIX = '-serving';

/** 'a': it is made where there is none; 'wx': one that is there is refused; 'r+': one that is not there is. */
export type OpenFlags = 'a' | 'wx' | 'r+';

export function openFile(path: string, flags: OpenFlags): Database.Database {
  if (flags === 'wx') closeSync(openSync(path, 'wx', OWNER_ONLY));
  else if (flags === 'a') makeFile(path);
  // SQLite opens a file that it cannot write to for reading alone, and would fail only when it is to be changed.
  accessSync(path, constants.R_OK | constants.W_OK);
  const file = new Database(path, { timeout: BUSY_MS, fileMustExist: true });
  try {
    file.pragma('journal_mode = WAL');
    // Who writes waits for the disk elsewhere: see SqliteLog.
    file.pragma('synchronous = NORMAL');
    file.pragma('foreign_keys = ON');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/**
 * Refuses a file with several names (hard links), unless a server is known to use it by this one. SQLite keeps its log
 * beside the name by which it opened the file: whoever comes by another name does not see what is in the log, and what
 * they and a server write destroys each other's. The claim of a server stands beside a name, too, so only the file
 * itself can tell that there are others.
 */
export function refuseSeveralNames(path: string): void {
  const fault = severalNames(path);
  if (fault !== null && !isClaimed(path)) throw fault;
}

function severalNames(path: string): StoreUnusable | null {
  const { nlink, dev, ino } = statSync(path);
  if (nlink <= 1) return null;
  return new StoreUnusable(
    `${path} is a file with ${nlink} names (hard links; device ${dev}, inode ${ino}). A server may use it by another ` +
      'name, and what is written by two of them is lost. Stop that server and remove the other names, which ' +
      '"find DISK -samefile FILE" lists; of a backup, use a copy ("cp FILE COPY")',
  );
}

/**
 * Makes a file where there is none. It holds the seeds of running tables: only its owner may read it. SQLite gives its
 * side files the same mode. One that is there is not touched: whoever closes a file ends all locks on it that its whole
 * process has, those of other threads' connections too.
 */
function makeFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY));
}

/** Held by the one process that serves a file. */
export interface ServerLock {
  end(): void;
}

/**
 * Claims a file for this process to serve. The claim is the operating system's lock on a file beside it: it ends with
 * the process, however that ends, and keeps nobody from reading or backing up the store meanwhile.
 */
export function claimServerLock(path: string): ServerLock {
  makeFile(path);
  const lock = claim(path);
  if (lock === null)
    throw new StoreUnusable(
      `${path} is served by another process already. Stop that one first; several servers can share a PostgreSQL database`,
    );
  const fault = severalNames(path);
  if (fault !== null) {
    lock.close();
    throw fault;
  }
  return { end: () => void lock.close() };
}

/** The lock beside a file; null where another process has it. */
function claim(path: string): Database.Database | null {
  // Two symbolic links to one file are one claim.
  const beside = `${realpathSync(path)}${LOCK_SUFFIX}`;
  makeFile(beside);
  const lock = new Database(beside, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    return null;
  }
}

function isClaimed(path: string): boolean {
  const lock = claim(path);
  lock?.close();
  return lock === null;
}

/** The file, made where there is none. Throws when it is damaged. */
export function openSoundFile(path: string): Database.Database {
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

/** One folder after the other: where a disk is read-only, Node's `recursive` says that there is no such folder. */
export function makeFolderOf(path: string): void {
  const folder = dirname(resolve(path));
  if (existsSync(folder)) return;
  makeFolderOf(folder);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** The folder of a path; where there is none yet, the one in which it would be made. */
function folderThere(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) || folder === dirname(folder) ? folder : folderThere(folder);
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
      `${folderThere(path)} is read-only for this user: the database ${path} and the files beside it must be writable`,
      { cause: error },
    );
  }
}

const CANNOT_WRITE = /^(EACCES|EPERM|EROFS|SQLITE_READONLY\w*|SQLITE_CANTOPEN\w*)$/;

function codeOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}
