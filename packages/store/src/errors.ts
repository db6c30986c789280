/** Errors of the database itself, told apart from faults of the program. */

/** The database cannot be used as it is; the message says why and what to do. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
}

/** What is stored of one table cannot be read. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}

/** A server that stops or has no room, a disk that is full: SQLSTATE classes, and SQLite's codes. */
const UNAVAILABLE = /^(08...|53...|57P0.|25006|SQLITE_(FULL|IOERR|BUSY|READONLY|CANTOPEN)\w*)$/;
const NO_CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
/** The driver gives these no code. */
const CONNECTION_LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when)/;

/** Whether the database is away, or takes nothing at the moment: it may be back soon, and nobody's request is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const { code, syscall, severity } = error as Error & Readonly<Record<string, unknown>>;
  const known = typeof code === 'string' ? code : '';
  // PostgreSQL has ended the connection, or let nobody in.
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  // The disk did not take what was written.
  if (syscall === 'fdatasync') return true;
  // The socket of a server on this machine is a file, which may not be there.
  if (syscall === 'connect' || UNAVAILABLE.test(known) || NO_CONNECTION.test(known)) return true;
  return CONNECTION_LOST.test(error.message);
}
