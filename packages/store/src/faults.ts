/** What can be wrong with a database itself, told apart from faults of the program. */

/** The database cannot be used as it is; the message says why and what to do. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
}

/** What is stored of one table cannot be read. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}

/** Connections that fail or break, a server that stops or has no room: SQLSTATE classes and codes of the system. */
const AWAY = /^(08...|53...|57P0.|25006|E[A-Z]+|SQLITE_(FULL|IOERR|BUSY|READONLY|CANTOPEN)\w*)$/;
/** The driver gives these no code. */
const BROKEN_OFF = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when)/;

/** Whether the database is away, or takes nothing at the moment: it may be back soon, and nobody's request is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string' && AWAY.test(code)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return BROKEN_OFF.test(error.message);
}
