/**
 * How many new tables there may be of one person, and of all who come from one address: a new guest for each table is no
 * way around it. Only what becomes a table is counted, so that nobody uses up what others at their address have left by
 * asking for tables that cannot be.
 */
import type { FastifyRequest } from 'fastify';
import { personOf } from './app.ts';
import { networkOf } from './client-address.ts';
import type { House } from './house.ts';
import { checkShared, DAY_MS, HOUR_MS, type Limit } from './limits.ts';

interface Counted {
  readonly limit: Limit;
  readonly of: string;
}

/** Makes a table, unless there are too many already. Where it is not made after all, it does not count. */
export async function countedTable<T>(
  house: House,
  request: Pick<FastifyRequest, 'person' | 'ip'>,
  make: () => Promise<T>,
): Promise<T> {
  const counted: Counted[] = [];
  try {
    for (const one of limitsOf(house, request)) {
      counted.push(one);
      await checkShared(house, one.limit, one.of);
    }
    return await make();
  } catch (error) {
    for (const { limit, of } of counted) await house.store.counters.lower({ ...limit, of });
    throw error;
  }
}

function limitsOf({ config }: House, request: Pick<FastifyRequest, 'person' | 'ip'>): Counted[] {
  const { tablesPerHour, tablesPerAddressPerHour, tablesPerAddressPerDay } = config.limits;
  const { id: person } = personOf(request);
  const address = networkOf(request.ip);
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
