/** What the two engines write differently where tables are created. */
import { type ColumnDataType, type RawBuilder, sql } from 'kysely';

export type EngineKind = 'sqlite' | 'postgres';

export interface TableDialect {
  /** Milliseconds since 1970 do not fit into 32 bits. */
  readonly time: ColumnDataType;
  /** Goes after a table's columns. */
  readonly ordinary: RawBuilder<unknown>;
  /** For a table that is read in the order of its primary key. */
  readonly byKey: RawBuilder<unknown>;
  /** For a table whose rows are rewritten all the time. */
  readonly rewritten: RawBuilder<unknown>;
}

export const TABLE_DIALECTS: Readonly<Record<EngineKind, TableDialect>> = {
  // Strict: like PostgreSQL, it refuses a text where a number belongs.
  sqlite: {
    time: 'integer',
    ordinary: sql`strict`,
    byKey: sql`strict, without rowid`,
    rewritten: sql`strict, without rowid`,
  },
  // Room in each page lets a new version of a row stand beside the old one, and no index is touched.
  postgres: { time: 'bigint', ordinary: sql``, byKey: sql``, rewritten: sql`with (fillfactor = 50)` },
};
