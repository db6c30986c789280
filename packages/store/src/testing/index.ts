export { bareCommits, type Yardstick } from './bare-commits.ts';
export type { Durability } from './cluster.ts';
export { freshDatabase, NoPostgres, type TestDatabase } from './postgres.ts';
