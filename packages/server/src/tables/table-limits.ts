/**
 * How many new tables there may be of one person, and of all who come from one address: a new guest for each table is no
 * way around it. Only what becomes a table is counted as one, so that nobody uses up what others at their address have
 * left by requesting impossible tables. What it costs to find that out is bounded by a count of its own.
 */
import type { Count, TableId } from '@guildhall/store';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { personOf } from '../http/app.ts';
import { networkOf } from '../http/client-address.ts';
import {
  type CountedLimit,
  checkCount,
  checkLeft,
  checkShared,
  DAY_MS,
  HOUR_MS,
  type Limit,
  MINUTE_MS,
} from '../http/limits.ts';

type Requester = Pick<FastifyRequest, 'person' | 'ip'>;

/**
 * Throws when somebody may not make a table for now. It goes before the rules are compiled and the set-up is tried,
 * which takes the server's time; every try counts for its address, those that are refused too.
 */
export async function checkTryLimit(context: AppContext, requester: Requester): Promise<void> {
  const most = context.config.limits.tableTriesPerAddress;
  const tries: Limit = { kind: 'table-tries', most, windowMs: MINUTE_MS };
  await checkShared(context, tries, networkOf(requester.ip));
  await checkLeft(context, limitsOf(context, requester));
}

/** Creates a table, unless there are too many. It does not count if it was certainly not created. */
export async function countedTable<T>(
  context: AppContext,
  requester: Requester,
  id: TableId,
  make: () => Promise<T>,
): Promise<T> {
  const all = limitsOf(context, requester);
  let raised: readonly Count[] = [];
  let isBegun = false;
  try {
    raised = await context.store.counters.raiseAll(all.map(({ limit, of }) => ({ ...limit, of })));
    for (const [at, { limit }] of all.entries()) checkCount(context, limit, raised[at]);
    isBegun = true;
    return await make();
  } catch (error) {
    // If it is unknown whether the table was created, it counts.
    const mayBeThere = isBegun && (await isThere(context, id).catch(() => true));
    if (!mayBeThere) {
      for (const [at, { ends }] of raised.entries()) {
        const { limit, of } = all[at];
        await context.store.counters.lower({ ...limit, of, ends }).catch(() => undefined);
      }
    }
    throw error;
  }
}

async function isThere({ store }: AppContext, id: TableId): Promise<boolean> {
  return (await store.tables.heads([id])).has(id);
}

function limitsOf({ config }: AppContext, requester: Requester): CountedLimit[] {
  const { tablesPerHour, tablesPerAddressPerHour, tablesPerAddressPerDay } = config.limits;
  const { id: person } = personOf(requester);
  const address = networkOf(requester.ip);
  return [
    { limit: { kind: 'tables', most: tablesPerHour, windowMs: HOUR_MS }, of: person },
    {
      limit: { kind: 'tables-of-address', most: tablesPerAddressPerHour, windowMs: HOUR_MS },
      of: address,
    },
    {
      limit: { kind: 'tables-of-address-a-day', most: tablesPerAddressPerDay, windowMs: DAY_MS },
      of: address,
    },
  ];
}
