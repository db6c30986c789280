/** A fresh PostgreSQL database for a test, a benchmark or a crash run. */
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { POSTGRES, skipWithout } from '@guildhall/testing';
import pg from 'pg';
import { newId } from '../ids.ts';
import { answers, type Cluster, type Durability, NoPostgres, startCluster } from './cluster.ts';

export { NoPostgres };

export interface TestDatabase {
  readonly url: string;
  /** Ends all connections to it. */
  drop(): Promise<void>;
}

/** Where the one process that starts a server for a whole test run can be asked for it. */
export const POSTGRES_SOCKET = 'GUILDHALL_TEST_POSTGRES';

export type Reply = { readonly url: string } | { readonly none: string };

/**
 * A database on the server that DATABASE_URL names; without one on a server of our own, which ends with this process.
 * Throws NoPostgres, with the reason, when there is none to be had, and another error when the named one does not
 * answer: whoever names a server means it.
 */
export async function freshDatabase(durability: Durability = 'quick'): Promise<TestDatabase> {
  const admin = await serverUrl(durability);
  const name = `guildhall_test_${newId()}`;
  await execute(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(admin, `drop database ${name} with (force)`) };
}

/**
 * For tests, before they are declared: null where there is a PostgreSQL, else why not. Throws where one has to be there,
 * and says loudly elsewhere what is skipped.
 */
export async function whyNoPostgres(skipped: string): Promise<string | null> {
  try {
    await (await freshDatabase()).drop();
    return null;
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    skipWithout(POSTGRES, skipped, error.message);
    return error.message;
  }
}

/** The server that DATABASE_URL names; null: it names none. Throws where that does not answer. */
export async function givenServer(given = process.env.DATABASE_URL ?? ''): Promise<string | null> {
  if (given === '') return null;
  if (await answers(given)) return given;
  const where = URL.parse(given);
  throw new Error(
    `the variable DATABASE_URL names ${where === null ? 'no address' : `${where.host}${where.pathname}`}, where no PostgreSQL answers; unset it for a server of the tests' own`,
  );
}

async function serverUrl(durability: Durability): Promise<string> {
  const given = await givenServer();
  if (given !== null) return given;
  const askAt = process.env[POSTGRES_SOCKET];
  if (askAt !== undefined && durability === 'quick') return await ask(askAt);
  return (await ownCluster(durability)).url;
}

const clusters = new Map<Durability, Promise<Cluster>>();

/** One for all who ask in this process. */
export function ownCluster(durability: Durability): Promise<Cluster> {
  const started = clusters.get(durability) ?? startCluster(durability);
  clusters.set(durability, started);
  return started;
}

async function ask(socket: string): Promise<string> {
  const reply = JSON.parse(await text(createConnection(socket))) as Reply;
  if ('none' in reply) throw new NoPostgres(reply.none);
  return reply.url;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
