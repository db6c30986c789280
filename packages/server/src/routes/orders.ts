/** A person's standing orders and plans at a table. */

import { OrdersError, readStandingOrders, type StandingOrders } from '@guildhall/kernel';
import { ROUTES } from '@guildhall/protocol';
import type { AppContext } from '../app-context.ts';
import { ownSeat, seatPlayedBy, tableInPlay } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { buildTableChange, markBefore } from '../tables/build-table-change.ts';
import { withCancelled } from '../tables/table-votes.ts';

const NONE = { plans: [], orders: [] };

/** Steps of all plans of a seat: more than anybody plans ahead. */
const MOST_STEPS = 200;
/** Each step may be looked for among all legal actions, with the reason why it is none of them. So many take as long as a request. */
const STEPS_OF_ONE = 10;

export function orders(app: App, context: AppContext): void {
  const { live: tables } = context;

  app.get('/api/tables/:id/orders', { schema: ROUTES['GET /api/tables/:id/orders'] }, async (request) => {
    const person = personOf(request);
    return await tables.read(request.params.id, (live) => {
      const seat = ownSeat(live, person);
      const cancelled = live.tableVotes.cancelled[seat] ?? [];
      return { standing: live.standing.get(seat) ?? NONE, cancelled };
    });
  });

  app.put(
    '/api/tables/:id/orders',
    {
      schema: ROUTES['PUT /api/tables/:id/orders'],
    },
    async (request) => {
      const person = personOf(request);
      const given = standingOf(request.body);
      const steps = (given.plans ?? []).reduce((sum, plan) => sum + plan.steps.length, 0);
      if (steps > MOST_STEPS)
        throw new HttpError(
          422,
          'orders',
          `plans: at most ${MOST_STEPS} steps in all are allowed, not ${steps}`,
        );
      context.budget.worked(networkOf(request.ip), Math.floor(steps / STEPS_OF_ONE));
      return await tables.change(request.params.id, async (live) => {
        const seat = seatPlayedBy(live, person);
        // A request with only one of the two, as from a form that shows only orders, keeps the other.
        const { plans, orders } = { ...(live.standing.get(seat) ?? NONE), ...given };
        const standing = { plans, orders };
        const table = tableInPlay(live);
        const change = buildTableChange(live, table, markBefore(table), {
          ...(await context.changeContext(live, 'order')),
          standing: new Map(live.standing).set(seat, standing),
          tableVotes: withCancelled(live.tableVotes, seat, []),
        });
        const followed = change.standing?.find((one) => one.seat === seat);
        const others = (change.standing ?? []).filter((one) => one.seat !== seat);
        return {
          change: { ...change, standing: [...others, followed ?? { seat, standing }] },
          answer: () => ({
            standing: live.standing.get(seat) ?? NONE,
            cancelled: live.tableVotes.cancelled[seat] ?? [],
          }),
        };
      });
    },
  );
}

/** Those of the two lists that were given. */
function standingOf(body: { readonly plans?: unknown; readonly orders?: unknown }): Partial<StandingOrders> {
  try {
    const { plans, orders } = readStandingOrders(body);
    return {
      ...(body.plans === undefined ? {} : { plans }),
      ...(body.orders === undefined ? {} : { orders }),
    };
  } catch (error) {
    if (error instanceof OrdersError) throw new HttpError(422, 'orders', error.message);
    throw error;
  }
}
