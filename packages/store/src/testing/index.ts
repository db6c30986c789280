export { bareCommits, type Yardstick } from './bare-commits.ts';
export type { Durability } from './cluster.ts';
export { freshDatabase, givenServer, NoPostgres, type TestDatabase, whyNoPostgres } from './postgres.ts';
export { rawSql } from './raw-sql.ts';
