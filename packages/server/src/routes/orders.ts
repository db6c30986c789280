/** A person's standing orders and plans at a table. */

import { OrdersError, readStanding } from '@guildhall/kernel';
import { ROUTES } from '@guildhall/protocol';
import { ownSeat, seatPlayedBy, tableInPlay } from '../auth/access.ts';
import { withCancelled } from '../tables/table-votes.ts';
import { type App, personOf } from '../http/app.ts';
import { consequences, markBefore } from '../tables/build-table-change.ts';
import { Denied } from '../http/http-error.ts';
import type { House } from '../app-context.ts';

const NONE = { plans: [], orders: [] };

export function orders(app: App, house: House): void {
  const { live: tables } = house;

  app.get('/api/tables/:id/orders', { schema: ROUTES['GET /api/tables/:id/orders'] }, async (request) => {
    const person = personOf(request);
    return await tables.read(request.params.id, (live) => {
      const seat = ownSeat(live, person);
      const cancelled = live.affairs.cancelled[seat] ?? [];
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
      const standing = standingOf(request.body);
      return await tables.change(request.params.id, async (live) => {
        const seat = seatPlayedBy(live, person);
        const table = tableInPlay(live);
        const change = consequences(live, table, markBefore(table), {
          ...(await house.circumstances(live, 'order')),
          standing: new Map(live.standing).set(seat, standing),
          affairs: withCancelled(live.affairs, seat, []),
        });
        const followed = change.standing?.find((one) => one.seat === seat);
        const others = (change.standing ?? []).filter((one) => one.seat !== seat);
        return {
          change: { ...change, standing: [...others, followed ?? { seat, standing }] },
          answer: () => ({
            standing: live.standing.get(seat) ?? NONE,
            cancelled: live.affairs.cancelled[seat] ?? [],
          }),
        };
      });
    },
  );
}

function standingOf(body: unknown) {
  try {
    return readStanding(body);
  } catch (error) {
    if (error instanceof OrdersError) throw new Denied(422, 'orders', error.message);
    throw error;
  }
}
